import { spawnSync } from "node:child_process";

import { PACKAGE_DIR } from "./package-dir.js";

/** Builds the package once, for the tests that use it as an application does. */
export default function build(): void {
  const { status, stdout, stderr, error } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: PACKAGE_DIR,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the package does not build\n${stdout}${stderr}${error ?? ""}`);
}
