import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { Ajv, type ErrorObject } from "ajv";
import { expect, test } from "vitest";

import { METHODS, PROTOCOL_VERSION } from "../src/index.js";

interface Document {
  info: { version: string };
  methods: {
    name: string;
    params: { name: string; required: boolean; schema: unknown }[];
  }[];
}

const PATH = "../../../api-contract/generated/openrpc.json";

/** The committed document, new for every test so that one may spoil it. */
function read(): Document {
  return JSON.parse(readFileSync(new URL(PATH, import.meta.url), "utf8")) as Document;
}

/** A meta-schema out of an installed package; the packages declare no types for it. */
function metaSchema(name: string): Record<string, unknown> {
  const { default: schema } = createRequire(import.meta.url)(name) as { default: object };
  // The dialect it names is the meta-schema for schemas itself, which ajv does not know as one.
  return { ...schema, $schema: undefined };
}

/** What is wrong with a document by the OpenRPC meta-schema. Nothing is fetched. */
function faults(document: unknown): ErrorObject[] {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schemas = metaSchema("@json-schema-tools/meta-schema");
  // References spell its address with and without the slash at the end.
  const address = String(schemas["$id"]).replace(/\/$/, "");
  for (const $id of [address, `${address}/`]) {
    ajv.addSchema({ ...schemas, $id });
  }
  const validate = ajv.compile(metaSchema("@open-rpc/meta-schema"));
  return validate(document) ? [] : (validate.errors ?? []);
}

test("the document is valid by the OpenRPC meta-schema", () => {
  expect(faults(read())).toEqual([]);
});

test("the meta-schema finds a fault in each part of the document", () => {
  const spoiled: [string, (document: Document) => unknown][] = [
    ["info", (document) => ({ ...document, info: {} })],
    ["method", (document) => ({ ...document, methods: [{ name: "x" }] })],
    ["parameter", (document) => spoilParameter(document, { name: "x" })],
    ["schema of a parameter", (document) => spoilParameter(document, { name: "x", schema: { type: 7 } })],
    ["schema of a type", (document) => ({ ...document, components: { schemas: { X: { type: 7 } } } })],
  ];
  for (const [part, spoil] of spoiled) {
    expect(faults(spoil(read())), part).not.toEqual([]);
  }
});

test("the document has every method, and the members of its parameters as parameters", () => {
  const { info, methods } = read();
  expect(info.version).toBe(PROTOCOL_VERSION);
  expect(methods.map((method) => method.name)).toEqual([...METHODS]);
  const start = methods.find((method) => method.name === "session/runs/start");
  const names = start?.params.map(({ name, required }) => (required ? name : `${name}?`));
  expect(names).toEqual(["sessionId", "source", "config?", "notifyOnTerminal?", "submissionId?"]);
});

function spoilParameter(document: Document, parameter: object): unknown {
  return { ...document, methods: [{ ...document.methods[0], params: [parameter] }] };
}
