// Holds generated validators to instances that were judged before.
//
// Usage: tsx judge.mts path/to/validators.ts < instances
//
// Each line of the input is {"name", "valid", "label", "document"}. The output is a line for every
// instance that the validators judge otherwise, {"name", "valid", "label", "document", "problems"},
// and at the end one with the counts, {"judged", "missing"}: how many instances were judged, and the
// names that no validator has.

import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

interface Problem {
  readonly path: string;
  readonly rule: string;
}

interface Instance {
  readonly name: string;
  readonly valid: boolean;
  readonly label: string;
  readonly document: unknown;
}

const path = process.argv[2];
if (path === undefined) throw new Error("give the path of the validators");
const generated = (await import(pathToFileURL(resolve(path)).href)) as {
  validators: Record<string, ((value: unknown) => Problem[]) | undefined>;
};

const missing = new Set<string>();
let judged = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const instance = JSON.parse(line) as Instance;
  const validator = generated.validators[instance.name];
  if (validator === undefined) {
    missing.add(instance.name);
    continue;
  }
  judged += 1;
  const problems = validator(instance.document);
  if ((problems.length === 0) !== instance.valid) {
    console.log(JSON.stringify({ ...instance, problems }));
  }
}
console.log(JSON.stringify({ judged, missing: [...missing] }));
