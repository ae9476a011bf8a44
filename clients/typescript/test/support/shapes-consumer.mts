/** A program that uses what is generated for the shapes, as far as the compiler is concerned. */
import { METHODS, rpc, type ErrorMap, type NotificationMap } from "./methods.js";
import type * as shapes from "./types.js";
import { is, validateParams, validators } from "./validators.js";

/** Narrows each choice, and is left with what a newer server sends. */
export function told(event: shapes.Event, step: shapes.Step, way: shapes.Way): string {
  switch (event.type) {
    case "words":
      return event.text;
    case "silence":
      return `${event.seq}`;
    default: {
      const unlisted: string = event.type;
      if (step.kind === "kept") return `${unlisted} ${step.n} ${step["more"]}`;
      return typeof way === "string" ? way : way.car.text;
    }
  }
}

/** An object with any other tag has members of its own, and takes nothing from the listed ones. */
export function paid(pay: shapes.Pay): string | number {
  if (pay.by === "card") return pay.card;
  return pay.by === "cash" ? pay.by : pay.note;
}

/** A checked value has its type. */
export function first(value: unknown): string {
  if (is("Pair", value)) return value[0].concat(String(value[1].toFixed()));
  if (is("Mood", value, "response")) return value;
  return validateParams("shapes/turn", value)[0]?.path ?? validators.Object(value)[0]?.rule ?? "";
}

// Globals are what they were.
export const list: Array<string> = [...METHODS];
export const helper: Record<string, unknown> = rpc;
export const heavy: ErrorMap["heavy"] = { code: -32003, data: { kind: "heavy" } };
export const said: NotificationMap["said"] = { text: "x" };
export const quiet: NotificationMap["quiet"] = undefined;
export const tail: shapes.Tail = ["a", null, 1, null];
export const mixed: shapes.Mixed[] = ["a", 1, 1.5, true, null];
export const nothing: shapes.Nothing = {};
// @ts-expect-error It is never there.
export const gone: shapes.Gone = { never: 1 };
// @ts-expect-error A pair has two places.
export const pair: shapes.Pair = ["a"];
// @ts-expect-error There is no such code.
export const light: ErrorMap["light"]["code"] = -1;
// @ts-expect-error Undefined is not absent.
export const option: shapes.Option = { s: undefined };
