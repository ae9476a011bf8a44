import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { describe, expect, it } from "vitest";

import { PACKAGE_DIR } from "./support/package-dir.js";

const run = promisify(execFile);

function readJson(name: string): Record<string, any> {
  return JSON.parse(readFileSync(join(PACKAGE_DIR, name), "utf8"));
}

describe("the package as it is built", () => {
  it("is imported under its name and offers its values", async () => {
    const script =
      'const all = await import("@lightspeed-ai/agent-client");' +
      "console.log(JSON.stringify(Object.keys(all)));";
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: PACKAGE_DIR,
    });
    const names = JSON.parse(stdout);
    expect(names).toEqual(
      expect.arrayContaining([
        "LightspeedClient",
        "LightspeedRpcError",
        "LightspeedTransportError",
        "METHODS",
        "METHOD_INFO",
        "rpc",
      ]),
    );
  });

  it.each([
    ["Node's types", ["--types", "node", "--lib", "es2022"]],
    ["a browser's types", ["--types", "", "--lib", "es2022,dom"]],
  ])("type-checks in an application with %s", async (_, environment) => {
    const strict = ["--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
    const tsc = join(PACKAGE_DIR, "node_modules/typescript/bin/tsc");
    const consumer = "test/support/consumer.mts";
    const flags = ["--noEmit", "--module", "nodenext", "--ignoreConfig"];
    const { stdout } = await run(process.execPath, [tsc, ...flags, ...strict, ...environment, consumer], {
      cwd: PACKAGE_DIR,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  });

  it("refers to its own files as they are after the build", () => {
    const files = readdirSync(join(PACKAGE_DIR, "dist"), { recursive: true, encoding: "utf8" });
    const declarations = files.filter((file) => file.endsWith(".d.ts"));
    expect(declarations.length).toBeGreaterThan(1);
    for (const file of declarations) {
      const source = readFileSync(join(PACKAGE_DIR, "dist", file), "utf8");
      expect(source).not.toMatch(/from "\.[^"]*(?<!\.js)"/);
    }
  });
});

describe("the package's manifest", () => {
  it("needs nothing at run time", () => {
    expect(readJson("package.json")).not.toHaveProperty("dependencies");
  });

  it("names exact versions of what its tests need", () => {
    for (const version of Object.values(readJson("package.json")["devDependencies"])) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it("has a lock file without download addresses", () => {
    const packages = Object.values(readJson("package-lock.json")["packages"]) as object[];
    expect(packages.length).toBeGreaterThan(10);
    for (const entry of packages) expect(entry).not.toHaveProperty("resolved");
  });
});
