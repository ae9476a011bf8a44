// Holds generated validators to instances whose verdict is known.
//
// Usage: tsx judge.mts FOLDER < instances
//
// Each line of the input is {"module", "name", "valid", "label", "text", "exact"}: the folder below FOLDER
// with `validators.ts` and `json.ts`, the type, the verdict, what a reader is told of the instance, the
// instance as JSON, and whether the generated `parseJson` reads it, which keeps every digit. The output is
// a line for every instance that is judged otherwise, with the "problems" that were found, and at the end
// one with the counts, {"judged", "missing"}: how many were judged, and the names without a validator.

import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

interface Instance {
  readonly module: string;
  readonly name: string;
  readonly valid: boolean;
  readonly label: string;
  readonly text: string;
  readonly exact: boolean;
}

interface Generated {
  readonly validators: Record<string, ((value: unknown) => unknown[]) | undefined>;
  readonly parseJson: (text: string) => unknown;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("give the folder of the generated files");

const known = new Map<string, Generated>();
async function generated(module: string): Promise<Generated> {
  const found = known.get(module);
  if (found !== undefined) return found;
  const load = async (file: string) =>
    (await import(pathToFileURL(resolve(folder, module, file)).href)) as Generated;
  const { validators } = await load("validators.ts");
  const { parseJson } = await load("json.ts");
  known.set(module, { validators, parseJson });
  return { validators, parseJson };
}

const missing = new Set<string>();
let judged = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const instance = JSON.parse(line) as Instance;
  const { validators, parseJson } = await generated(instance.module);
  const validator = validators[instance.name];
  if (validator === undefined) {
    missing.add(instance.name);
    continue;
  }
  judged += 1;
  const problems = validator((instance.exact ? parseJson : JSON.parse)(instance.text));
  if ((problems.length === 0) !== instance.valid) {
    console.log(JSON.stringify({ ...instance, problems }));
  }
}
console.log(JSON.stringify({ judged, missing: [...missing] }));
