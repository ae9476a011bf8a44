// What the generated types promise to whoever writes a client. Most of it is judged by the compiler:
// `npm run check` fails when an expected error is missing.
import { expect, test } from "vitest";

import {
  ERRORS,
  METHOD_INFO,
  METHODS,
  NOTIFICATIONS,
  RESERVED_NAMES,
  rpc,
  type AgentApiOutcome,
  type AgentNotification,
  type BotTriggerInput,
  type BotTriggerView,
  type ChannelAccountSettings,
  type EnvironmentConnectionTransportView,
  type ErrorKind,
  type EventCursor,
  type InputItem,
  type McpServerToolsDiscoverResponse,
  type MethodInfo,
  type MethodMap,
  type MethodName,
  type NotificationMap,
  type NotificationName,
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

test("a choice beside members is narrowed by its tag, and has the members of one kind only", () => {
  const about = (trigger: BotTriggerView): string => {
    switch (trigger.kind) {
      case "poll":
        return `${trigger.triggerId} every ${trigger.intervalMs} ms`;
      case "chat":
        return `${trigger.triggerId} on ${trigger.accountId}`;
      case "schedule":
        // @ts-expect-error Another kind has this.
        return trigger.intervalMs;
      default:
        return `${trigger.triggerId}: ${trigger.kind}`;
    }
  };
  const newer = JSON.parse('{"triggerId":"t","kind":"tide"}') as BotTriggerView;
  expect(about(newer)).toBe("t: tide");
  const bare: BotTriggerInput = { triggerId: "t", kind: "bot" };
  const whole: BotTriggerInput = { triggerId: "t", kind: "webhook", enabled: false };
  // @ts-expect-error A schedule has a summary.
  const noSummary: BotTriggerInput = { triggerId: "t", kind: "schedule" };
  // @ts-expect-error Every kind of trigger has an id.
  const noId: BotTriggerInput = { kind: "bot" };
  // @ts-expect-error There is no such kind.
  const noKind: BotTriggerInput = { triggerId: "t", kind: "robot" };
  expect([bare, whole, noSummary, noId, noKind]).toHaveLength(5);
});

test("a choice told apart from outside is a text or an object with one member", () => {
  const name = (transport: EnvironmentConnectionTransportView): string =>
    typeof transport === "string" ? transport : transport.provider.provider_type;
  expect(name("ssh")).toBe("ssh");
  expect(name({ provider: { provider_type: "vm" } })).toBe("vm");
  // @ts-expect-error There is no such transport.
  const misspelt: EnvironmentConnectionTransportView = "shh";
  // @ts-expect-error A provider has a type.
  const untyped: EnvironmentConnectionTransportView = { provider: {} };
  expect([misspelt, untyped]).toHaveLength(2);
});

test("an object that keeps other members has types for those that are listed", () => {
  const settings: ChannelAccountSettings = { printQr: true, region: "north", limits: [1] };
  // @ts-expect-error A listed member keeps its type.
  const wrong: ChannelAccountSettings = { printQr: "yes" };
  const region: unknown = settings["region"];
  expect([region, wrong.printQr]).toEqual(["north", "yes"]);
});

test("a response that is a choice is narrowed like any other", () => {
  const told = (response: McpServerToolsDiscoverResponse): string => {
    switch (response.status) {
      case "success":
        return `${response.tools.length} tools`;
      case "failure":
        return response.required_scopes?.join(" ") ?? response.message;
      default:
        return response.status;
    }
  };
  expect(told({ status: "success", tools: [] })).toBe("0 tools");
  expect(told({ status: "failure", code: "forbidden", message: "no", required_scopes: ["a", "b"] })).toBe("a b");
});

test("notifications, reserved names and what may change are there as values", () => {
  const names: readonly NotificationName[] = NOTIFICATIONS.map((notification) => notification.method);
  expect(names).toContain("session/event");
  const taken = (id: string): boolean =>
    RESERVED_NAMES.some(
      ({ of, form, text }) =>
        of === "sessionId" && (form === "prefix" ? id.startsWith(text) : id === text),
    );
  expect([taken("bot-7"), taken("release-1")]).toEqual([true, false]);
  for (const method of METHODS) {
    const info: MethodInfo = METHOD_INFO[method];
    expect(["stable", "experimental"], method).toContain(info.stability);
    expect(info.deprecated === null || info.deprecated.length > 0, method).toBe(true);
  }
});
