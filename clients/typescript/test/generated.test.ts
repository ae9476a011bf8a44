// What the generated types promise to whoever writes a client. Most of it is judged by the compiler:
// `npm run check` fails when an expected error is missing.
import { expect, test } from "vitest";

import {
  ERRORS,
  METHOD_INFO,
  METHODS,
  rpc,
  type AgentApiOutcome,
  type AgentNotification,
  type ErrorKind,
  type EventCursor,
  type InputItem,
  type MethodMap,
  type MethodName,
  type NotificationMap,
  type RpcCaller,
  type RunStatus,
  type SessionEventKindView,
  type SessionStartParams,
} from "../src/index.js";

type Options = { signal: AbortSignal };

/** Keeps what it is asked to call. */
class Recorder implements RpcCaller<Options> {
  readonly calls: unknown[][] = [];

  call<M extends MethodName>(
    ...call: [method: M, params: MethodMap[M]["params"], options?: Options]
  ): Promise<AgentApiOutcome<MethodMap[M]["response"]>> {
    this.calls.push(call);
    return Promise.reject(new Error("nobody answers"));
  }
}

test("every method has a helper with the same metadata", () => {
  const helpers = new Map<string, unknown>(Object.values(rpc).map((helper) => [helper.method, helper.info]));
  expect([...helpers.keys()]).toEqual([...METHODS]);
  for (const method of METHODS) {
    expect(helpers.get(method)).toBe(METHOD_INFO[method]);
    expect(METHOD_INFO[method].method).toBe(method);
  }
});

test("a helper passes on what it is given and nothing else", async () => {
  const caller = new Recorder();
  const options = { signal: new AbortController().signal };
  await expect(rpc.sessionRead(caller, { sessionId: "a" })).rejects.toThrow("nobody answers");
  await expect(rpc.sessionRunsStart(caller, start, options)).rejects.toThrow("nobody answers");
  expect(caller.calls).toEqual([
    ["session/read", { sessionId: "a" }],
    ["session/runs/start", start, options],
  ]);
});

const start: MethodMap["session/runs/start"]["params"] = {
  sessionId: "a",
  source: { type: "input", items: [{ type: "text", text: "hello" }] },
};

test("every error kind a method lists is in the table of errors", () => {
  const kinds = new Set<ErrorKind | null>(ERRORS.map((error) => error.kind));
  for (const method of METHODS) {
    for (const kind of METHOD_INFO[method].errors) {
      expect(kinds, method).toContain(kind);
    }
  }
});

test("comparing narrows an open union, and what a newer server sends is left over", () => {
  const tell = (kind: SessionEventKindView): string => {
    switch (kind.type) {
      case "runFailed":
        return kind.message;
      case "runCompleted":
        return `${kind.runId} completed`;
      default:
        return `something else: ${kind.type}`;
    }
  };
  expect(tell({ type: "runFailed", runId: "run_1", kind: "model_failure", message: "oh" })).toBe("oh");
  expect(tell(JSON.parse('{"type":"somethingNew"}') as SessionEventKindView)).toBe(
    "something else: somethingNew",
  );
});

test("a listed text narrows an open enum, and a misspelt one does not compile", () => {
  const ended = (status: RunStatus): boolean => {
    // @ts-expect-error There is no such status.
    if (status === "complete") return true;
    const text: string = status;
    return status === "completed" || text === "something new";
  };
  expect(ended("completed")).toBe(true);
  expect(ended("queued")).toBe(false);
});

test("a member may be null or absent exactly as the contract says", () => {
  const kept: SessionStartParams = { deleteAfterCloseMs: null };
  // @ts-expect-error Undefined is not the same as absent.
  const undefinedId: SessionStartParams = { sessionId: undefined };
  // @ts-expect-error A cursor has its number.
  const noNumber: EventCursor = {};
  // @ts-expect-error Nobody reads a member that the contract does not have.
  const misspelt: SessionStartParams = { sesionId: "a" };
  // @ts-expect-error A closed union has no other variants.
  const item: InputItem = { type: "smell" };
  expect([kept, undefinedId, noNumber, misspelt, item]).toHaveLength(5);
});

test("a notification has the parameters of its name", () => {
  const sequence = (notification: AgentNotification): number | undefined =>
    notification.method === "session/event" ? notification.params.event.cursor.seq : undefined;
  const params: NotificationMap["error"] = { sessionId: null, message: "oh" };
  expect(sequence({ method: "error", params })).toBeUndefined();
});

test("metadata is known to the compiler, down to the parameter that makes a retry safe", () => {
  const id: "submissionId" = rpc.sessionRunsStart.info.retry.id;
  const retry: "with_id" = METHOD_INFO["session/start"].retry.kind;
  expect([id, retry]).toEqual(["submissionId", "with_id"]);
});
