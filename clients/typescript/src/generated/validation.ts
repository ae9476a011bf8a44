// Generated from the API contract by `cargo xtask codegen`. Do not edit.

/** A place where a value breaks the contract. It never shows the value. */
export interface Problem {
  /** Where, as a JSON pointer; empty for the value itself. */
  readonly path: string;
  /** Which rule, as JSON Schema names it: `required`, `type`, `maxLength` and so on. */
  readonly rule: string;
  /** What the rule asks for. */
  readonly message: string;
}

/**
 * Which way a value travels. What is sent is judged as the schema says. In what is received, values
 * that this version does not list pass where the contract lets newer servers add some.
 */
export type Mode = "request" | "response";

/** All problems of a value, at most 100; none when it fits. What is sent is judged unless told otherwise. */
export type Validator = (value: unknown, mode?: Mode) => Problem[];

/** One rule, or several of them put together. It reports to the run what it finds. */
export type Check = (value: unknown, run: Run) => void;

/** The rules of types, by their names in the contract. */
export type Checks = readonly (readonly [name: string, check: Check])[];

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly required: boolean;
  readonly check: Check;
}

/** One of the objects that a tag tells apart: its tag, its other members, and the rule for unlisted ones. */
export type Variant = readonly [tag: string, members: readonly Member[], others?: Check];

/** In which values something may stand that is not listed. */
export type Openness = "response" | "both" | null;

const MOST_PROBLEMS = 100;
/** Deeper values are refused, as servers do; it also ends the walk of a value that holds itself. */
const MOST_LEVELS = 128;

/** The judgement of one value. */
export class Run {
  readonly mode: Mode;
  readonly problems: Problem[] = [];
  readonly #types: ReadonlyMap<string, Check>;
  readonly #path: (string | number)[] = [];
  readonly #known = new Map<Check, WeakMap<object, boolean>>();
  #failed = false;
  #probing = false;

  constructor(types: ReadonlyMap<string, Check>, mode: Mode) {
    this.#types = types;
    this.mode = mode;
  }

  /** Whether looking on would tell nothing new. */
  get settled(): boolean {
    return this.#failed && (this.#probing || this.problems.length >= MOST_PROBLEMS);
  }

  /** Whether something that is not listed may stand here. */
  admits(open: Openness): boolean {
    return open === "both" || open === this.mode;
  }

  /** Notes that the value here breaks a rule. */
  report(rule: string, message: string): void {
    this.#failed = true;
    if (this.#probing || this.problems.length >= MOST_PROBLEMS) return;
    const steps = this.#path.map((step) => `/${String(step).replace(/~/g, "~0").replace(/\//g, "~1")}`);
    this.problems.push({ path: steps.join(""), rule, message });
  }

  /** Judges what stands at this member or index. */
  inside(step: string | number, check: Check, value: unknown): void {
    this.#path.push(step);
    if (this.#path.length > MOST_LEVELS) this.report("depth", `must not be below level ${MOST_LEVELS}`);
    else check(value, this);
    this.#path.pop();
  }

  /** Whether a value keeps a rule. Nothing is reported. */
  fits(check: Check, value: unknown): boolean {
    const failed = this.#failed;
    const probing = this.#probing;
    this.#failed = false;
    this.#probing = true;
    check(value, this);
    const fits = !this.#failed;
    this.#failed = failed;
    this.#probing = probing;
    return fits;
  }

  /** Judges a value by the rules of a named type. */
  follow(name: string, value: unknown): void {
    const check = this.#types.get(name) ?? never;
    if (!this.#probing || typeof value !== "object" || value === null) return check(value, this);
    // Choices inside choices would try the same thing again and again: twice as often per level.
    const known = this.#known.get(check) ?? new WeakMap<object, boolean>();
    this.#known.set(check, known);
    let fits = known.get(value);
    if (fits === undefined) {
      known.set(value, false);
      fits = this.fits(check, value);
      known.set(value, fits);
    }
    if (!fits) this.report("type", "must fit its type");
  }
}

/** The validators of types, by their names in the contract. */
export function validatorsOf(checks: Checks): Record<string, Validator> {
  const types = new Map(checks);
  const validator =
    (check: Check): Validator =>
    (value, mode = "request") => {
      const run = new Run(types, mode);
      check(value, run);
      return run.problems;
    };
  return Object.fromEntries(checks.map(([name, check]) => [name, validator(check)]));
}

export const any: Check = () => {};

export const never: Check = (_, run) => run.report("not", "must not be there");

/** The rule for members that an object does not list, where it refuses them. */
export const refused: Check = (_, run) => run.report("additionalProperties", "is not in the contract");

export const boolean: Check = (value, run) => {
  if (typeof value !== "boolean") run.report("type", "must be true or false");
};

type Whole = number | bigint;

function bounds(value: Whole, min: Whole | null, max: Whole | null, run: Run): void {
  // Beyond 2^53 a `number` is not what was written; a bound that is rounded alike does it no wrong.
  const same = typeof value === "number" ? Number : (bound: Whole) => bound;
  if (min !== null && value < same(min)) run.report("minimum", `must be at least ${min}`);
  if (max !== null && value > same(max)) run.report("maximum", `must be at most ${max}`);
}

export function integer(min: Whole | null = null, max: Whole | null = null): Check {
  return (value, run) => {
    if (typeof value === "bigint" || Number.isInteger(value)) bounds(value as Whole, min, max, run);
    else run.report("type", "must be a whole number");
  };
}

export function number(min: number | null = null, max: number | null = null): Check {
  return (value, run) => {
    if (typeof value === "bigint" || Number.isFinite(value)) bounds(value as Whole, min, max, run);
    else run.report("type", "must be a number");
  };
}

const patterns = new Map<string, RegExp>();

/** Compiled once, when it is first needed. */
function compiled(pattern: string, flags: string): RegExp {
  const key = `${flags}/${pattern}`;
  const found = patterns.get(key) ?? new RegExp(pattern, flags);
  patterns.set(key, found);
  return found;
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Lengths are counted in Unicode code points. */
export function text(
  min: number | null = null,
  max: number | null = null,
  pattern: string | null = null,
  flags = "u",
): Check {
  return (value, run) => {
    if (typeof value !== "string") return run.report("type", "must be a text");
    // A code point takes one or two units: the units alone decide most cases.
    if (min !== null && (value.length < min || (value.length < 2 * min && characters(value) < min))) {
      run.report("minLength", `must have a length of at least ${min}`);
    } else if (max !== null && value.length > max && (value.length > 2 * max || characters(value) > max)) {
      run.report("maxLength", `must have a length of at most ${max}`);
    } else if (pattern !== null && !compiled(pattern, flags).test(value)) {
      run.report("pattern", `must match ${pattern}`);
    }
  };
}

/** A text by this rule, but none of these. */
export function except(listed: readonly string[], check: Check): Check {
  const known = new Set<unknown>(listed);
  return (value, run) => {
    if (known.has(value)) run.report("not", "must be none of the texts that are kept out");
    else check(value, run);
  };
}

export function constant(expected: string | number | bigint | boolean | null): Check {
  const fits = (value: unknown): boolean => {
    // A `number` is rounded already; then so is what it is compared with.
    if (typeof value === "number") return value === (typeof expected === "bigint" ? Number(expected) : expected);
    if (typeof value === "bigint") return typeof expected === "number" ? Number(value) === expected : value === expected;
    return value === expected;
  };
  return (value, run) => {
    if (!fits(value)) run.report("const", `must be ${typeof expected === "string" ? JSON.stringify(expected) : expected}`);
  };
}

export function texts(listed: readonly string[], open: Openness = null): Check {
  const known = new Set<unknown>(listed);
  return (value, run) => {
    if (typeof value !== "string") run.report("type", "must be a text");
    else if (!known.has(value) && !run.admits(open)) {
      run.report("enum", "must be one of the listed texts");
    }
  };
}

export function nullable(check: Check): Check {
  return (value, run) => {
    if (value !== null) check(value, run);
  };
}

export function reference(name: string): Check {
  return (value, run) => run.follow(name, value);
}

/** One of several, told apart by nothing but themselves; where `exclusive`, not two of them. */
export function choice(alternatives: readonly Check[], exclusive = false): Check {
  return (value, run) => {
    let fitting = 0;
    for (const alternative of alternatives) {
      if (run.fits(alternative, value)) fitting += 1;
      if (fitting === (exclusive ? 2 : 1)) break;
    }
    if (fitting === 0) run.report(exclusive ? "oneOf" : "anyOf", "must fit one of the alternatives");
    if (fitting === 2) run.report("oneOf", "must fit one of the alternatives only");
  };
}

function counted(count: number, min: number | null, max: number | null, what: string, run: Run): void {
  if (min !== null && count < min) run.report(`min${what}`, `must have at least ${min}`);
  if (max !== null && count > max) run.report(`max${what}`, `must have at most ${max}`);
}

export function list(
  items: Check,
  min: number | null = null,
  max: number | null = null,
  unique = false,
): Check {
  return (value, run) => {
    if (!Array.isArray(value)) return run.report("type", "must be a list");
    counted(value.length, min, max, "Items", run);
    each(value, 0, items, run);
    if (unique && !run.settled && new Set(value.map((item) => canonical(item))).size < value.length) {
      run.report("uniqueItems", "must not hold an item twice");
    }
  };
}

function each(values: readonly unknown[], from: number, check: Check, run: Run): void {
  for (let index = from; index < values.length && !run.settled; index += 1) {
    run.inside(index, check, values[index]);
  }
}

/** One text for all spellings of a JSON value. */
function canonical(value: unknown, level = 0): string {
  // What lies deeper is not told apart from its like.
  if (level > MOST_LEVELS) return "";
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, level + 1)).join()}]`;
  if (isObject(value)) {
    const members = Object.keys(value).sort();
    return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name], level + 1)}`).join()}}`;
  }
  return typeof value === "bigint" ? String(value) : String(JSON.stringify(value));
}

/** A list with a rule for each place; `rest` is that for the places after them. */
export function tuple(items: readonly Check[], min: number, rest: Check | null = null): Check {
  return (value, run) => {
    if (!Array.isArray(value)) return run.report("type", "must be a list");
    counted(value.length, min, rest === null ? items.length : null, "Items", run);
    for (const [index, check] of items.entries()) {
      if (index < value.length && !run.settled) run.inside(index, check, value[index]);
    }
    if (rest !== null) each(value, items.length, rest, run);
  };
}

type Members = Record<string, unknown>;

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the object itself holds; undefined, which JSON cannot say, counts as nothing. */
function held(value: Members, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function presentNames(value: Members): string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

export function map(
  values: Check,
  min: number | null = null,
  max: number | null = null,
  names: Check | null = null,
): Check {
  return (value, run) => {
    if (!isObject(value)) return run.report("type", "must be an object");
    const present = presentNames(value);
    counted(present.length, min, max, "Properties", run);
    for (const name of present) {
      if (run.settled) return;
      if (names !== null && !run.fits(names, name)) run.inside(name, misnamed, undefined);
      run.inside(name, values, value[name]);
    }
  };
}

const misnamed: Check = (_, run) => run.report("propertyNames", "must have a name of the form that names have here");

export function required(name: string, check: Check): Member {
  return { name, required: true, check };
}

export function optional(name: string, check: Check): Member {
  return { name, required: false, check };
}

const missing: Check = (_, run) => run.report("required", "is missing");

/** Members that are not listed are judged by `others`, and are passed over where there is no such rule. */
export function object(members: readonly Member[], others?: Check): Check {
  const listed = new Set(others === undefined ? [] : members.map((member) => member.name));
  return (value, run) => {
    if (!isObject(value)) return run.report("type", "must be an object");
    for (const { name, required, check } of members) {
      if (run.settled) return;
      const found = held(value, name);
      if (found !== undefined) run.inside(name, check, found);
      else if (required) run.inside(name, missing, undefined);
    }
    if (others === undefined) return;
    for (const name of presentNames(value)) {
      if (run.settled) return;
      if (!listed.has(name)) run.inside(name, others, value[name]);
    }
  };
}

/** Objects that the member `tag` tells apart. `common` are the members that all of them have. */
export function tagged(
  tag: string,
  variants: readonly Variant[],
  open: Openness = null,
  common: readonly Member[] = [],
): Check {
  const shared = [required(tag, any), ...common];
  const bodies = new Map<unknown, Check>(
    variants.map(([value, members, others]) => [value, object([...shared, ...members], others)]),
  );
  const unlisted = object(shared);
  return (value, run) => {
    if (!isObject(value)) return run.report("type", "must be an object");
    const found = held(value, tag);
    const body = bodies.get(found);
    if (body !== undefined) body(value, run);
    else if (found === undefined) run.inside(tag, missing, undefined);
    else if (run.admits(open) && typeof found === "string") unlisted(value, run);
    else run.inside(tag, unknownTag, undefined);
  };
}

const unknownTag: Check = (_, run) => run.report("tag", "must be one of the listed tags");

/** Texts, and objects with one member, whose name tells them apart. */
export function external(
  listed: readonly string[],
  variants: readonly (readonly [tag: string, body: Check])[],
  open: Openness = null,
): Check {
  const known = texts(listed, open);
  const bodies = new Map(variants);
  return (value, run) => {
    if (typeof value === "string") return known(value, run);
    if (!isObject(value)) return run.report("type", "must be a text or an object");
    const [tag, ...more] = presentNames(value);
    if (tag === undefined || more.length > 0) return run.report("tag", "must have one member");
    const body = bodies.get(tag);
    if (body !== undefined) run.inside(tag, body, value[tag]);
    else if (!run.admits(open)) run.report("tag", "must have one of the listed members");
  };
}
