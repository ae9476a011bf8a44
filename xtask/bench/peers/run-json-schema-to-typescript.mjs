// Usage: node run-json-schema-to-typescript.mjs schema.json types.ts
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [schema, types] = process.argv.slice(2);
const text = await compile(JSON.parse(readFileSync(schema, "utf8")), "Contract", {
  unreachableDefinitions: true,
});
writeFileSync(types, text);
