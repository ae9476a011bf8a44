import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * A proxy that loses one answer: it hands the first call of a method on, waits until the gateway has
 * answered it, and then drops the connection to the client instead of passing the answer along.
 */
export class CuttingProxy {
  /** The URL clients call instead of the gateway's. */
  readonly endpoint: string;
  /** The answers that were lost. */
  readonly lost: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`;
  }

  /** Starts a proxy on a free port before the gateway at `upstream`. */
  static async start(upstream: string, cutMethod: string): Promise<CuttingProxy> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const proxy = new CuttingProxy(server);
    server.on("request", (request, response) => {
      proxy.#forward(upstream, cutMethod, request, response).catch(() => request.socket.destroy());
    });
    return proxy;
  }

  async #forward(
    upstream: string,
    cutMethod: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await text(request);
    const { authorization = "" } = request.headers;
    const headers = { "content-type": "application/json", authorization };
    const answer = await fetch(upstream, { method: "POST", headers, body });
    const answered = await answer.text();
    if (this.lost.length === 0 && JSON.parse(body).method === cutMethod) {
      this.lost.push(answered);
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answered);
  }

  /** Stops the proxy and drops its connections. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
