import { describe, expect, expectTypeOf, it } from "vitest";

import {
  LightspeedClient,
  LightspeedRpcError,
  METHODS,
  METHOD_INFO,
  rpc,
  type AgentApiOutcome,
  type AwaitRunOptions,
  type ContentRefView,
  type EventCursor,
  type EventPage,
  type FetchLike,
  type InputItem,
  type LightspeedErrorKind,
  type MethodName,
  type RunEnd,
  type RunFailureKindView,
  type RunStartResponse,
  type SessionEventKindView,
  type SessionEventView,
  type SessionReadResponse,
  type UnlistedText,
} from "../src/index.js";
import { scriptedFetch, success } from "./support/scripted-fetch.js";

const { fetch: fetchLike, calls } = scriptedFetch(success({ events: [], complete: true, run: {} }));
const client = new LightspeedClient({ endpoint: "http://gateway.test/rpc", fetch: fetchLike });

describe("the types of the client", () => {
  it("give each method its own parameters and response", async () => {
    const read = client.call("session/read", { sessionId: "s" });
    expectTypeOf(read).resolves.toEqualTypeOf<AgentApiOutcome<SessionReadResponse>>();
    // @ts-expect-error: a method that does not exist
    await client.call("session/teleport", {});
    // @ts-expect-error: a required parameter is missing
    await client.call("session/read", {});
    // @ts-expect-error: a parameter of the wrong type
    await client.call("session/read", { sessionId: 7 });
    // @ts-expect-error: parameters that no method has
    await client.call("session/read", { sessionId: "s", sesionId: "s" });
    // @ts-expect-error: parameters are never left out
    await client.call("initialize");
  });

  it("take the global `fetch`, and headers as a record", () => {
    expectTypeOf(fetch).toExtend<FetchLike>();
    new LightspeedClient({ endpoint: "http://gateway.test/rpc", fetch, headers: { a: "b" } });
    // @ts-expect-error: an endpoint is needed
    expect(() => new LightspeedClient({})).toThrow(TypeError);
  });

  it("give `startRun` and `readEvents` what the wire has", () => {
    const items: readonly InputItem[] = [{ type: "text", text: "Hello." }];
    expectTypeOf(client.startRun("s", items)).resolves.toEqualTypeOf<
      AgentApiOutcome<RunStartResponse>
    >();
    const page = client.readEvents("s", { after: null, before: undefined });
    expectTypeOf(page).resolves.toEqualTypeOf<EventPage>();
    expectTypeOf<EventPage["result"]["events"]>().toEqualTypeOf<SessionEventView[]>();
    expectTypeOf<EventCursor>().toEqualTypeOf<{ seq: number }>();
  });

  it("give the `rpc` helpers the options of the client", async () => {
    const read = rpc.sessionRead(client, { sessionId: "s" }, { timeoutMs: 5 });
    expectTypeOf(read).resolves.toEqualTypeOf<AgentApiOutcome<SessionReadResponse>>();
    await read;
    expect(calls.at(-1)).toMatchObject({ method: "session/read", params: { sessionId: "s" } });
    // @ts-expect-error: not an option of the client
    await rpc.sessionRead(client, { sessionId: "s" }, { timeout: 5 });
  });
});

describe("an event", () => {
  it("is narrowed by the type of its kind", () => {
    const outputOf = ({ kind }: SessionEventView) => {
      if (kind.type === "runCompleted") {
        expectTypeOf(kind.output).toEqualTypeOf<ContentRefView | null>();
        return kind.output;
      }
      if (kind.type === "runFailed") {
        expectTypeOf(kind.kind).toEqualTypeOf<RunFailureKindView>();
        // @ts-expect-error: a failed run has no output
        return kind.output;
      }
      // @ts-expect-error: not a kind of event
      return kind.type === "runComplete";
    };
    expectTypeOf(outputOf).toBeFunction();
  });

  it("leaves the kinds of newer servers to the default branch", () => {
    expectTypeOf<Extract<SessionEventKindView, { type: "runCompleted" }>["runId"]>().toBeString();
    expectTypeOf<SessionEventKindView["type"]>().toExtend<string>();
    expectTypeOf<UnlistedText>().toExtend<SessionEventKindView["type"]>();
  });
});

describe("the end of a run", () => {
  it("ties its status to the event", () => {
    expectTypeOf(client.awaitRun).returns.resolves.toEqualTypeOf<RunEnd>();
    expectTypeOf<RunEnd["status"]>().toEqualTypeOf<"completed" | "failed" | "cancelled">();
    const reasonOf = (end: RunEnd) => {
      switch (end.status) {
        case "completed":
          expectTypeOf(end.event.kind.type).toEqualTypeOf<"runCompleted">();
          return end.event.kind.output?.contentRef;
        case "failed":
          expectTypeOf(end.event.kind.message).toBeString();
          return end.event.kind.kind;
        case "cancelled":
          return end.event.kind.requestedBy;
      }
    };
    expectTypeOf(reasonOf).toBeFunction();
    expectTypeOf<RunEnd["event"]>().toExtend<SessionEventView>();
  });

  it("is awaited with callbacks that may return anything, a promise too", () => {
    const seen: SessionEventView[] = [];
    const options: AwaitRunOptions = {
      onEvent: (event) => seen.push(event),
      onPage: async (page) => expectTypeOf(page).toEqualTypeOf<EventPage>(),
      heartbeat: (cursor) => expectTypeOf(cursor).toEqualTypeOf<EventCursor | null>(),
    };
    expectTypeOf(options.signal).toEqualTypeOf<AbortSignal | undefined>();
  });
});

describe("the metadata of the methods", () => {
  it("is there for every method, and the same by each way", () => {
    expectTypeOf(METHODS).items.toEqualTypeOf<MethodName>();
    expect(Object.keys(METHOD_INFO)).toEqual([...METHODS]);
    const helpers = Object.values(rpc);
    expect(helpers.map((helper) => helper.method)).toEqual([...METHODS]);
    for (const helper of helpers) expect(helper.info).toBe(METHOD_INFO[helper.method]);
  });

  it("has literal types", () => {
    expectTypeOf(METHOD_INFO["session/runs/start"].retry.id).toEqualTypeOf<"submissionId">();
    expectTypeOf(rpc.sessionRunsStart.info).toEqualTypeOf(METHOD_INFO["session/runs/start"]);
  });
});

describe("the kind of a refusal", () => {
  it("is one of a known set", () => {
    expectTypeOf<LightspeedRpcError["kind"]>().toEqualTypeOf<LightspeedErrorKind>();
    expectTypeOf<"not_found" | "method_not_found" | "unknown">().toExtend<LightspeedErrorKind>();
    expectTypeOf<"no_such_kind">().not.toExtend<LightspeedErrorKind>();
    expectTypeOf<LightspeedRpcError["data"]>().toBeUnknown();
  });
});
