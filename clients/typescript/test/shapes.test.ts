// What is generated for shapes that the contract of this repository does not have: the snapshots of
// the generator's own tests are compiled here, and their validators judge values.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Mode, Validator } from "../src/generated/validation.js";
import { PACKAGE_DIR } from "./support/package-dir.js";

const run = promisify(execFile);
const SNAPSHOTS = join(PACKAGE_DIR, "../../codegen/tests/it/snapshots");
const CONSUMER = join(PACKAGE_DIR, "test/support/shapes-consumer.mts");

let folder: string;
let validators: Record<string, Validator>;

async function compile(...flags: string[]): Promise<string> {
  const tsc = join(PACKAGE_DIR, "node_modules/typescript/bin/tsc");
  const common = ["--target", "es2022", "--module", "nodenext", "--types", "", "--ignoreConfig"];
  const files = ["methods.ts", "validators.ts", "json.ts", "consumer.mts"];
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--noUnusedLocals", "--erasableSyntaxOnly"];
  const { stdout } = await run(process.execPath, [tsc, ...common, ...strict, ...flags, ...files], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  return stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shapes-"));
  for (const name of ["types", "methods", "validators"]) {
    const snapshot = await readFile(join(SNAPSHOTS, `it__typescript__${name}.snap`), "utf8");
    const text = snapshot.slice(snapshot.indexOf("\n---\n") + "\n---\n".length);
    await writeFile(join(folder, `${name}.ts`), text);
  }
  for (const name of ["validation.ts", "json.ts"]) {
    await cp(join(PACKAGE_DIR, "src/generated", name), join(folder, name));
  }
  await cp(CONSUMER, join(folder, "consumer.mts"));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  expect(await compile("--exactOptionalPropertyTypes", "--outDir", "out")).toBe("");
  await writeFile(join(folder, "out/package.json"), '{"type":"module"}');
  ({ validators } = await import(pathToFileURL(join(folder, "out/validators.js")).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("compiles for programs that do not tell undefined from absent, too", async () => {
  const found = await compile("--noEmit");
  // Of what the consumer expects not to compile, one thing does then.
  expect(found.trim().split("\n")).toEqual([expect.stringMatching(/^consumer\.mts.*TS2578/)]);
});

/** What each type accepts and refuses. A refusal names the rule and the place. */
const CASES: Record<string, { fits: unknown[]; breaks: [value: unknown, rule: string, path?: string][] }> = {
  Object: {
    fits: [{ a: "" }, { a: "", other: 1 }],
    breaks: [[{}, "required", "/a"], [{ a: undefined }, "required", "/a"], [{ a: null }, "type", "/a"], [[], "type"], [null, "type"], ["a", "type"]],
  },
  Array: { fits: [{ b: [] }, { b: [{ a: "x" }] }], breaks: [[{ b: [{ a: 1 }] }, "type", "/b/0/a"], [{ b: {} }, "type", "/b"]] },
  Record: { fits: [{ c: {} }, { c: { x: { c: {} } } }], breaks: [[{ c: { "a/b~": { c: 1 } } }, "type", "/c/a~1b~0/c"]] },
  Option: { fits: [{}, { s: null }, { s: "x" }], breaks: [[{ s: 1 }, "type", "/s"]] },
  Extract: { fits: [{}, { any: [1] }], breaks: [[1, "type"]] },
  Closed: {
    fits: [{ any: null }, { any: 1, nullable: null, patch: null }, JSON.parse('{"any":1,"__proto__":"x"}')],
    breaks: [
      [{}, "required", "/any"],
      [{ any: 1, toString: 1 }, "additionalProperties", "/toString"],
      [JSON.parse('{"any":1,"__proto__":1}'), "type", "/__proto__"],
    ],
  },
  Nothing: { fits: [{}], breaks: [[{ a: 1 }, "additionalProperties", "/a"]] },
  Gone: { fits: [{}, { old: "x" }], breaks: [[{ never: 1 }, "not", "/never"], [{ never: null }, "not", "/never"]] },
  Keeper: { fits: [{ k: "x", n: 1, t: "y" }], breaks: [[{ k: "x", n: "1" }, "type", "/n"], [{ k: 1 }, "type", "/k"]] },
  Numbers: {
    fits: [
      { uint64: 0, int64: -1, uint8: 255, whole: -5, bounded: -3, wide: 0, quarter: 0.25 },
      { uint64: 18446744073709551615n, int64: -9223372036854775808n, whole: 10n ** 40n, wide: 1n << 60n, quarter: 2n },
      // What `JSON.parse` makes of 2^64 - 1.
      { uint64: 18446744073709551615 },
    ],
    breaks: [
      [{ uint64: -1 }, "minimum", "/uint64"],
      [{ uint64: 18446744073709551616n }, "maximum", "/uint64"],
      [{ uint64: 1.5 }, "type", "/uint64"],
      [{ int64: 9223372036854775808n }, "maximum", "/int64"],
      [{ int64: -9223372036854775809n }, "minimum", "/int64"],
      [{ uint8: 256 }, "maximum", "/uint8"],
      [{ whole: "1" }, "type", "/whole"],
      [{ whole: NaN }, "type", "/whole"],
      [{ bounded: 5 }, "maximum", "/bounded"],
      [{ wide: (1n << 60n) + 1n }, "maximum", "/wide"],
      [{ quarter: 0.2 }, "minimum", "/quarter"],
      [{ quarter: 3n }, "maximum", "/quarter"],
      [{ quarter: Infinity }, "type", "/quarter"],
    ],
  },
  Mixed: { fits: ["a", 1, 1n, 1.5, true, null], breaks: [["b", "anyOf"], [false, "anyOf"], [2, "anyOf"], ["1", "anyOf"], [0, "anyOf"]] },
  Large: {
    fits: [9007199254740993n, 18446744073709551615n],
    breaks: [[9007199254740992n, "anyOf"], [9007199254740991, "anyOf"], ["9007199254740993", "anyOf"]],
  },
  Short: {
    fits: ["ab", "abc", "\u{1F600}\u{1F600}\u{1F600}"],
    breaks: [["a", "minLength"], ["\u{1F600}", "minLength"], ["abcd", "maxLength"], ["\u{1F600}\u{1F600}\u{1F600}a", "maxLength"], ["a/b", "pattern"], [12, "type"]],
  },
  Labels: {
    fits: [{ a: true }, { abc: null }],
    breaks: [[{}, "minProperties"], [{ a: true, b: true, c: true }, "maxProperties"], [{ A: true }, "propertyNames", "/A"], [{ a: 1 }, "type", "/a"], [[true], "type"]],
  },
  Few: {
    fits: [[true], [true, false, { a: "x" }]],
    breaks: [[[], "minItems"], [[true, false, { a: "x" }, { a: "y" }], "maxItems"], [[1], "anyOf", "/0"], [[{ a: "x", b: [1, { c: 1 }], d: 1 }, { d: 1n, b: [1n, { c: 1 }], a: "x" }], "uniqueItems"]],
  },
  Pair: { fits: [["a", 1]], breaks: [[["a"], "minItems"], [["a", 1, 2], "maxItems"], [["a", "b"], "type", "/1"], [{ 0: "a", 1: 1 }, "type"]] },
  Tail: { fits: [["a"], ["a", null], ["a", true, 1, null]], breaks: [[[], "minItems"], [["a", 1], "type", "/1"], [["a", true, "x"], "type", "/2"]] },
  Overlap: { fits: [{ a: "x" }, { k: "x" }], breaks: [[{}, "anyOf"], [{ a: 1 }, "anyOf"]] },
  Either: {
    fits: [{}, { s: "x" }, { a: "x", s: 1 }],
    breaks: [[{ a: "x" }, "oneOf"], [{ s: 1 }, "oneOf"], [1, "oneOf"]],
  },
  Event: {
    fits: [{ type: "words", text: "x", seq: 1 }, { type: "silence", seq: 1, more: true }],
    breaks: [
      [{ type: "words", seq: 1 }, "required", "/text"],
      [{ type: "silence" }, "required", "/seq"],
      [{ seq: 1 }, "required", "/type"],
      [{ type: "tide", seq: 1 }, "tag", "/type"],
      [{ type: 1, seq: 1 }, "tag", "/type"],
      ["words", "type"],
    ],
  },
  Step: {
    fits: [{ kind: "kept", n: 1, more: true }, { kind: "refused", z: "x" }],
    breaks: [[{ kind: "kept", more: 1 }, "type", "/more"], [{ kind: "refused", more: 1 }, "additionalProperties", "/more"], [{ kind: "other" }, "tag", "/kind"]],
  },
  Told: {
    fits: [{ method: "said", params: { text: "x" } }, { method: "quiet" }],
    breaks: [[{ method: "said" }, "required", "/params"], [{ method: "said", params: { text: 1 } }, "type", "/params/text"], [{ method: "quiet", id: 1 }, "additionalProperties", "/id"], [{ method: "quiet", params: {} }, "additionalProperties", "/params"]],
  },
  Way: {
    fits: ["foot", { car: { text: "x" } }],
    breaks: [["boat", "enum"], ["car", "enum"], [{ foot: {} }, "tag"], [{}, "tag"], [{ car: { text: "x" }, more: 1 }, "tag"], [{ car: {} }, "required", "/car/text"], [1, "type"]],
  },
  Mood: { fits: ["fine", "not-fine"], breaks: [["tired", "enum"], [1, "type"], [null, "type"]] },
  Colour: { fits: ["red", "green"], breaks: [[1, "type"]] },
  Pay: {
    fits: [{ by: "card", card: 1 }, { by: "cash" }, { by: "stone", note: "n", more: [1] }],
    breaks: [[{}, "anyOf"], [{ by: "card", note: "n" }, "anyOf"], [{ by: "stone" }, "anyOf"], [{ by: 1, note: "n" }, "anyOf"]],
  },
  Deed: {
    fits: [{ do: "pack", in: "box" }, { do: "ship", in: 1 }],
    breaks: [[{ do: "pack" }, "required", "/in"], [{ do: null }, "tag", "/do"], [{}, "required", "/do"]],
  },
  Lost: {
    fits: [{ why: "sold" }, { why: "lost", at: "sea" }, { why: "stolen", by: ["them"] }, { why: null }, {}],
    breaks: [[{ why: "lost" }, "anyOf"], [{ why: 1 }, "anyOf"], [[], "anyOf"]],
  },
  Move: {
    fits: [{ how: "road", shop: 1 }, { how: "road", town: "t" }, { how: "sea", town: "t", more: 1 }],
    breaks: [[{ how: "road" }, "anyOf"], [{ how: "road", shop: "t" }, "anyOf"], [{ how: "sea" }, "anyOf"], [{ shop: 1 }, "anyOf"]],
  },
  Word: {
    fits: [{ must: "now" }, { must: "", may: "old" }],
    breaks: [[{ must: "new" }, "not", "/must"], [{ must: "now", may: "new" }, "not", "/may"], [{ must: "longer" }, "maxLength", "/must"], [{ must: null }, "type", "/must"]],
  },
  Tree: { fits: [{ next: null }, { next: { next: null, r: "x" } }], breaks: [[{ next: { next: 1 } }, "anyOf"], [{}, "anyOf"]] },
};

describe.each(Object.entries(CASES))("%s", (name, { fits, breaks }) => {
  const judge = (value: unknown, mode?: Mode) => validators[name]?.(value, mode);

  it("accepts what the schema accepts", () => {
    for (const value of fits) {
      expect(judge(value), show(value)).toEqual([]);
      expect(judge(value, "response"), show(value)).toEqual([]);
    }
  });

  it("names the rule and the place of what it refuses, and not the value", () => {
    for (const [value, rule, path = ""] of breaks) {
      expect(judge(value), show(value)).toEqual([{ path, rule, message: expect.any(String) }]);
    }
  });
});

function show(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner));
}

it("lets pass in what is received what a newer server may add, and in nothing else", () => {
  const tolerated: [string, unknown][] = [
    ["Mood", "tired"],
    ["Event", { type: "tide", seq: 1, more: [] }],
    ["Told", { method: "sung", params: 1 }],
    ["OpenWay", "boat"],
    ["OpenWay", { boat: 1 }],
  ];
  for (const [name, value] of tolerated) {
    expect(validators[name]?.(value, "response"), name).toEqual([]);
    expect(validators[name]?.(value, "request"), name).toHaveLength(1);
  }
  for (const [name, value] of [["Way", "boat"], ["Event", { type: "tide" }], ["Event", { type: 1, seq: 1 }], ["Mood", 1]]) {
    expect(validators[name as string]?.(value, "response"), show(value)).toHaveLength(1);
  }
});

describe("a hostile value", () => {
  const nested = (levels: number): unknown => {
    let value: unknown = { next: 1 };
    for (let level = 0; level < levels; level += 1) value = { next: value };
    return value;
  };

  it("is judged in time that grows with its size, however choices are nested", () => {
    // Tried one by one, the alternatives of 100 levels would take 2^100 steps.
    expect(validators["Tree"]?.(nested(100))).toEqual([expect.objectContaining({ rule: "anyOf" })]);
  });

  it("is not followed to any depth", () => {
    let record: object = { c: {} };
    for (let level = 0; level < 100_000; level += 1) record = { c: { a: record } };
    expect(validators["Record"]?.(record)).toEqual([expect.objectContaining({ rule: "depth" })]);
    expect(validators["Tree"]?.(nested(100_000))).toHaveLength(1);
    const own: Record<string, unknown> = { c: {} };
    own["c"] = { own };
    expect(validators["Record"]?.(own)).toHaveLength(1);
    const tree: Record<string, unknown> = {};
    tree["next"] = tree;
    expect(validators["Tree"]?.(tree)).toHaveLength(1);
  });

  it("has no more problems than can be read", () => {
    const many = Array.from({ length: 10_000 }, () => ({ a: 1 }));
    expect(validators["Array"]?.({ b: many })).toHaveLength(100);
  });
});
