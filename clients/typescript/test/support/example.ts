import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

import { PACKAGE_DIR } from "./package-dir.js";

/** How a run of the example ended. */
export interface ExampleRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the guide's script in a process of its own, with the package as it is built. */
export async function runExample(env: Record<string, string>): Promise<ExampleRun> {
  const script = spawn(process.execPath, ["--import", "tsx", "examples/release-notes.mts"], {
    cwd: PACKAGE_DIR,
    env: { PATH: process.env["PATH"], TSX_TSCONFIG_PATH: "tsconfig.build.json", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((done, failed) => {
    script.once("error", failed);
    script.once("close", done);
  });
  const [stdout, stderr, code] = await Promise.all([text(script.stdout), text(script.stderr), ended]);
  return { code, stdout, stderr };
}
