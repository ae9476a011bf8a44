import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

import { afterEach, describe, expect, it } from "vitest";

import { LightspeedClient, LightspeedTransportError } from "../src/index.js";

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((closed) => server?.close(closed));
});

/** A client of a server that treats each connection in this way once a request came. */
async function clientOf(treat: (socket: Socket) => void, timeoutMs = 60_000): Promise<LightspeedClient> {
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => treat(socket));
  });
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, "127.0.0.1", ready));
  const { port } = listening.address() as AddressInfo;
  return new LightspeedClient({ endpoint: `http://127.0.0.1:${port}/rpc`, timeoutMs });
}

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n";

describe("a connection that is lost", () => {
  it.each<[string, (socket: Socket) => void, number | undefined]>([
    ["before the response", (socket) => socket.destroy(), undefined],
    ["by a reset", (socket) => socket.resetAndDestroy(), undefined],
    ["within the head", (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-"), undefined],
    ["after the head", (socket) => socket.end(HEAD), 200],
    ["within the body", (socket) => socket.end(`${HEAD}{"id":1,"result":{`), 200],
  ])("is a transport error: %s", async (_, treat, status) => {
    const client = await clientOf(treat);
    const error = await client.call("initialize", {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LightspeedTransportError);
    expect(error).toMatchObject({ status, cause: expect.any(Error) });
  });

  it.each([
    ["before the response", ""],
    ["within the body", `${HEAD}{"id":1,`],
  ])("is noticed by its silence: %s", async (_, bytes) => {
    const client = await clientOf((socket) => socket.write(bytes), 50);
    const error = await client.call("initialize", {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LightspeedTransportError);
    expect(error).toMatchObject({ cause: { name: "TimeoutError" } });
  });
});

describe("a redirect", () => {
  it("is reported and not followed", async () => {
    const client = await clientOf((socket) =>
      socket.end("HTTP/1.1 307 Temporary Redirect\r\nlocation: /other\r\ncontent-length: 0\r\n\r\n"),
    );
    const error = await client.call("initialize", {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "LightspeedTransportError", status: 307 });
    expect(sockets.size).toBe(1);
  });
});
