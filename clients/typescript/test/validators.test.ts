// The validators of the contract, on the contract's own examples. What each rule accepts and refuses
// is in `shapes.test.ts`.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { LightspeedClient, LightspeedTransportError, METHODS, type MethodName } from "../src/index.js";
import {
  is,
  validateParams,
  validateResponse,
  validators,
} from "../src/generated/validators.js";
import { PACKAGE_DIR } from "./support/package-dir.js";
import { scriptedFetch, success } from "./support/scripted-fetch.js";

interface Example {
  params: { name: string; value: unknown }[];
}

const openrpc: { methods: { name: MethodName; examples?: Example[] }[] } = JSON.parse(
  readFileSync(join(PACKAGE_DIR, "../../api-contract/generated/openrpc.json"), "utf8"),
);

const bundle: { $defs: Record<string, unknown> } = JSON.parse(
  readFileSync(join(PACKAGE_DIR, "../../api-contract/generated/api.schema.json"), "utf8"),
);

describe.each(openrpc.methods)("the examples of $name", ({ name, examples = [] }) => {
  it("are accepted, and not without what is required", () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { params } of examples) {
      const example = Object.fromEntries(params.map((param) => [param.name, param.value]));
      expect(validateParams(name, example)).toEqual([]);
      for (const problem of validateParams(name, {})) {
        expect(problem.rule).toBe("required");
        expect(Object.keys(example)).toContain(problem.path.slice(1));
      }
      expect(validateParams(name, [example])).toEqual([
        { path: "", rule: "type", message: "must be an object" },
      ]);
    }
  });
});

it("there is a validator for every definition and every method", () => {
  expect(Object.keys(validators).sort()).toEqual(Object.keys(bundle.$defs).sort());
  for (const method of METHODS) {
    expect(validateResponse(method, null), method).toHaveLength(1);
  }
});

it("a checked value has its type", () => {
  const value: unknown = JSON.parse('{"seq":4}');
  expect(is("EventCursor", value) && value.seq).toBe(4);
  expect(is("EventCursor", { seq: "4" })).toBe(false);
});

it("a status of a newer server passes in an answer only", () => {
  expect(validators.RunStatus("somethingNew", "response")).toEqual([]);
  expect(validators.RunStatus("somethingNew", "request")).toEqual([
    { path: "", rule: "enum", message: "must be one of the listed texts" },
  ]);
});

describe("a client that judges answers", () => {
  const client = (answer: unknown) =>
    new LightspeedClient({
      endpoint: "http://gateway.test/rpc",
      fetch: scriptedFetch(success(answer)).fetch,
      validateResponse,
    });

  it("hands on an answer that fits", async () => {
    const read = await client({ events: [], complete: true }).readEvents("s");
    expect(read.result.events).toEqual([]);
  });

  it("rejects one that does not, and names the place", async () => {
    const read = client({ events: [{ cursor: { seq: "secret" } }], complete: true }).readEvents("s");
    const error = await read.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LightspeedTransportError);
    expect(String(error)).toContain("session/events/read: invalid response: `result/events/0/");
    expect(String(error)).not.toContain("secret");
  });
});
