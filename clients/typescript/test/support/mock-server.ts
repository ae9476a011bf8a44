import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { PACKAGE_DIR } from "./package-dir.js";

const START_LINE = /^mock-server listening on (http:\/\/\S+\/rpc)$/;

/** The fake gateway, running as a process of its own. */
export class MockServer {
  /** The URL of its JSON-RPC endpoint. */
  readonly endpoint: string;
  readonly #process: ChildProcess;

  private constructor(endpoint: string, process: ChildProcess) {
    this.endpoint = endpoint;
    this.#process = process;
  }

  /** Starts a server of its own on a free port; it is ready when this resolves. */
  static async start(): Promise<MockServer> {
    const server = spawn(binary(), ["--listen", "127.0.0.1:0"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    process.once("exit", () => server.kill());
    let complaints = "";
    server.stderr.on("data", (chunk) => (complaints += chunk));
    const endpoint = await new Promise<string>((started, failed) => {
      server.once("error", failed);
      server.once("exit", (code) =>
        failed(new Error(`mock-server ended with ${code} before its start line\n${complaints}`)),
      );
      createInterface(server.stdout).once("line", (line) => {
        const url = START_LINE.exec(line)?.[1];
        if (url !== undefined) started(url);
        else failed(new Error(`mock-server: unexpected start line ${JSON.stringify(line)}`));
      });
    }).catch((error: unknown) => {
      server.kill();
      throw error;
    });
    return new MockServer(endpoint, server);
  }

  /** Stops the server as a user would, and waits until it is gone. */
  async stop(): Promise<number | null> {
    const gone = new Promise<number | null>((ended) => this.#process.once("exit", ended));
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    this.#process.kill("SIGTERM");
    return gone;
  }
}

function binary(): string {
  const named = process.env["MOCK_SERVER_BIN"];
  const path = named ? resolve(named) : join(PACKAGE_DIR, "../../target/debug/mock-server");
  if (!existsSync(path)) {
    throw new Error(
      `mock-server is not built: ${path} does not exist. Run \`cargo xtask test\`, which builds ` +
        "it, or set MOCK_SERVER_BIN to the program.",
    );
  }
  return path;
}
