// Holds the validators of many generated folders to values whose verdict is known.
//
// Usage: tsx judge.mts FOLDER < values
//
// Each line of the input is {"case", "name", "valid", "text"}: the folder with `validators.ts` and
// `json.ts`, the type, the verdict, and the value as JSON. The output is a line for every value that is
// judged otherwise, and at the end the number of values.

import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

interface Given {
  readonly case: string;
  readonly name: string;
  readonly valid: boolean;
  readonly text: string;
}

interface Generated {
  readonly validators: Record<string, ((value: unknown) => unknown[]) | undefined>;
  readonly parseJson: (text: string) => unknown;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("give the folder of the generated folders");

const known = new Map<string, Generated>();
async function generated(name: string): Promise<Generated> {
  const found = known.get(name);
  if (found !== undefined) return found;
  const load = async (file: string) =>
    (await import(pathToFileURL(resolve(folder, name, file)).href)) as Generated;
  const { validators } = await load("validators.ts");
  const { parseJson } = await load("json.ts");
  known.set(name, { validators, parseJson });
  return { validators, parseJson };
}

let judged = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line) as Given;
  const { validators, parseJson } = await generated(given.case);
  const validator = validators[given.name];
  if (validator === undefined) throw new Error(`${given.case} has no validator for ${given.name}`);
  judged += 1;
  const problems = validator(parseJson(given.text));
  if ((problems.length === 0) !== given.valid) {
    console.log(JSON.stringify({ ...given, problems }));
  }
}
console.log(judged);
