import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, it } from "vitest";

import { MockServer } from "./support/mock-server.js";
import { PACKAGE_DIR } from "./support/package-dir.js";

it("has a program in the readme that runs against the fake gateway", async () => {
  const readme = readFileSync(join(PACKAGE_DIR, "README.md"), "utf8");
  const program = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? "";
  const server = await MockServer.start();
  try {
    const pointed = program.replace("http://127.0.0.1:18080/rpc", server.endpoint);
    expect(pointed).not.toBe(program);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", pointed],
      { cwd: PACKAGE_DIR },
    );
    expect(stdout.trimEnd().split("\n").at(-1)).toBe("completed echo: Hello.");
  } finally {
    await server.stop();
  }
});

it("has an example of the metadata and the validators that prints what it says", async () => {
  const readme = readFileSync(join(PACKAGE_DIR, "README.md"), "utf8");
  const programs = [...readme.matchAll(/```ts\n(.*?)```/gs)].map((found) => found[1] ?? "");
  const program = programs.find((text) => text.includes("RESERVED_NAMES")) ?? "";
  const said = [...program.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((found) => found[1]);
  expect(said.length).toBeGreaterThan(3);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { cwd: PACKAGE_DIR },
  );
  expect(stdout.trimEnd().split("\n")).toEqual(said);
});
