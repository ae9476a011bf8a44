import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  LightspeedClient,
  LightspeedRpcError,
  LightspeedTransportError,
  type EventCursor,
  type RunView,
  type SessionEventView,
} from "../src/index.js";
import { validateResponse } from "../src/generated/validators.js";
import { MockServer } from "./support/mock-server.js";

let server: MockServer;
let client: LightspeedClient;

beforeAll(async () => {
  server = await MockServer.start();
  // Whatever a test is about, every answer on the way fits its type.
  client = new LightspeedClient({ endpoint: server.endpoint, validateResponse });
});
afterAll(() => server?.stop());

/** An open session with the id of the test. */
async function openSession(id: string): Promise<string> {
  const { result } = await client.call("session/start", { sessionId: id });
  return result.session.id;
}

/** Starts a run whose input is this text; the fake reads from it how the run is to go. */
async function start(sessionId: string, text: string, submissionId?: string): Promise<RunView> {
  const { result } = await client.startRun(
    sessionId,
    [{ type: "text", text }],
    submissionId === undefined ? {} : { submissionId },
  );
  return result.run;
}

/** Follows the log until it has an event of this kind. */
async function eventOf(sessionId: string, type: string): Promise<SessionEventView> {
  let after: EventCursor | null = null;
  for (;;) {
    const { result } = await client.readEvents(sessionId, { after, waitMs: 30_000 });
    const found = result.events.find((event) => event.kind.type === type);
    if (found) return found;
    after = result.events.at(-1)?.cursor ?? after;
  }
}

async function wholeLog(sessionId: string): Promise<SessionEventView[]> {
  const { result } = await client.readEvents(sessionId, { limit: 512 });
  expect(result.complete).toBe(true);
  return result.events;
}

async function readRun(sessionId: string, runId: string): Promise<RunView> {
  return (await client.call("session/runs/read", { sessionId, runId })).result.run;
}

describe("a run", () => {
  it("is started, followed to its end and read", async () => {
    const sessionId = await openSession("normal");
    const run = await start(sessionId, "Draft the notes.");
    expect(["queued", "running"]).toContain(run.status);

    const kinds: string[] = [];
    const end = await client.awaitRun(sessionId, run.id, {
      onEvent: (event) => kinds.push(event.kind.type),
    });

    expect(end).toMatchObject({ status: "completed", event: { kind: { runId: run.id } } });
    expect(kinds.slice(kinds.indexOf("runAccepted"))).toEqual([
      "runAccepted",
      "runStarted",
      "contextEntriesApplied",
      "turnStarted",
      "turnPlanned",
      "turnGenerationRequested",
      "contextEntriesApplied",
      "turnGenerationCompleted",
      "turnCompleted",
      "runCompleted",
    ]);
    const { outputText, output, status } = await readRun(sessionId, run.id);
    expect(status).toBe("completed");
    expect(outputText).toBe("echo: Draft the notes.");
    const blob = await client.call("blobs/read", { blobRef: output?.contentRef ?? "" });
    expect(Buffer.from(blob.result.bytesBase64, "base64").toString()).toBe(outputText);
  });

  it("is the same one when its submission is repeated, before and after its end", async () => {
    const sessionId = await openSession("retry");
    const run = await start(sessionId, "Once.", "job-1");
    expect((await start(sessionId, "Once.", "job-1")).id).toBe(run.id);
    await client.awaitRun(sessionId, run.id);

    expect(await start(sessionId, "Once.", "job-1")).toMatchObject({
      id: run.id,
      status: "completed",
    });
    await expect(start(sessionId, "Something else.", "job-1")).rejects.toMatchObject({
      code: -32010,
      kind: "rejected",
      method: "session/runs/start",
    });
    const accepted = (await wholeLog(sessionId)).filter((event) => event.kind.type === "runAccepted");
    expect(accepted).toHaveLength(1);
  });

  it("is another one when its submission has no id", async () => {
    const sessionId = await openSession("unnamed");
    expect((await start(sessionId, "Twice.")).id).not.toBe((await start(sessionId, "Twice.")).id);
  });

  it("ends as cancelled when it is cancelled, and so does one that waits its turn", async () => {
    const sessionId = await openSession("cancel");
    const running = await start(sessionId, "sleep=forever");
    const queued = await start(sessionId, "next");
    expect(queued.status).toBe("queued");
    for (const runId of [queued.id, running.id]) {
      await client.call("session/runs/cancel", { sessionId, runId });
      const end = await client.awaitRun(sessionId, runId);
      expect(end).toMatchObject({ status: "cancelled", event: { kind: { type: "runCancelled" } } });
    }
  });

  it("ends as failed with the reason in its event", async () => {
    const sessionId = await openSession("failure");
    const run = await start(sessionId, "fail=model_failure");
    const end = await client.awaitRun(sessionId, run.id);
    expect(end.status).toBe("failed");
    if (end.status !== "failed") return;
    expect(end.event.kind.kind).toBe("model_failure");
    expect(end.event.kind.message).not.toBe("");
  });

  it("takes steering while it works", async () => {
    const sessionId = await openSession("steer");
    const run = await start(sessionId, "sleep=1 Long.");
    const { result } = await client.call("session/runs/steer", {
      sessionId,
      runId: run.id,
      items: [{ type: "text", text: "Short." }],
    });
    expect(result.steeringId).toMatch(/^steering_/);
    await client.awaitRun(sessionId, run.id);
    expect((await readRun(sessionId, run.id)).outputText).toBe("echo: Short.");
  });

  it.each(["approve", "reject"] as const)("waits for an approval, and goes on: %s", async (decision) => {
    const sessionId = await openSession(`approval-${decision}`);
    const run = await start(sessionId, "approve=deploy");
    await eventOf(sessionId, "approvalRunParked");

    const parked = await readRun(sessionId, run.id);
    expect(parked.status).toBe("parked");
    const approvalId = parked.pendingApprovals?.[0]?.approvalId ?? "";
    const { result } = await client.call("session/runs/approvals/decide", {
      sessionId,
      runId: run.id,
      decisions: [{ approvalId, decision }],
    });
    expect(result.results).toEqual([{ approvalId, status: "decided" }]);

    const end = await client.awaitRun(sessionId, run.id);
    expect(end.status).toBe("completed");
    const decided = await eventOf(sessionId, "approvalDecided");
    expect(decided.kind).toMatchObject({ approvalId, decision });
  });
});

describe("the log", () => {
  it("is followed without loss and repetition across an abort", async () => {
    const sessionId = await openSession("resume");
    const run = await start(sessionId, "sleep=forever");
    const seen: number[] = [];
    let saved: EventCursor | null = null;
    const stop = new AbortController();

    const interrupted = client.awaitRun(sessionId, run.id, {
      limit: 2,
      signal: stop.signal,
      onEvent: (event) => seen.push(event.cursor.seq),
      heartbeat(cursor) {
        saved = cursor;
        if (seen.length >= 4) stop.abort();
      },
    });
    await expect(interrupted).rejects.toMatchObject({ name: "AbortError" });
    await client.call("session/runs/cancel", { sessionId, runId: run.id });
    const end = await client.awaitRun(sessionId, run.id, {
      after: saved,
      onEvent: (event) => seen.push(event.cursor.seq),
    });

    expect(seen).toEqual(Array.from({ length: end.cursor.seq }, (_, index) => index + 1));
  });

  it("is read backwards page by page", async () => {
    const sessionId = await openSession("history");
    const run = await start(sessionId, "Some history.");
    await client.awaitRun(sessionId, run.id);
    const forward = await wholeLog(sessionId);

    let before: EventCursor | null | undefined = null;
    let history: SessionEventView[] = [];
    let head: EventCursor | null | undefined;
    do {
      const { result } = await client.readEvents(sessionId, {
        direction: "backward",
        before,
        limit: 3,
      });
      history = [...result.events, ...history];
      head ??= result.headCursor;
      before = result.nextCursor;
      expect(result.complete).toBe(!before);
    } while (before);

    expect(history).toEqual(forward);
    expect(head).toEqual(forward.at(-1)?.cursor);
  });

  it("wakes a reader that waits when something happens", async () => {
    const sessionId = await openSession("wake");
    const head = (await wholeLog(sessionId)).at(-1)?.cursor ?? null;

    // The wait is longer than the time this test has.
    const parked = client.readEvents(sessionId, { after: head, waitMs: 30_000 });
    const run = await start(sessionId, "Wake up.");

    const { events } = (await parked).result;
    expect(events[0]?.kind).toMatchObject({ type: "runAccepted", runId: run.id });
  });

  it("lets a reader that waits leave", async () => {
    const sessionId = await openSession("leave");
    const head = (await wholeLog(sessionId)).at(-1)?.cursor ?? null;
    const stop = new AbortController();
    const options = { after: head, waitMs: 30_000, signal: stop.signal };
    const parked = client.readEvents(sessionId, options);
    const awaited = client.awaitRun(sessionId, "run_1", options);
    stop.abort();
    await expect(parked).rejects.toBe(stop.signal.reason);
    await expect(awaited).rejects.toBe(stop.signal.reason);
  });
});

describe("blobs", () => {
  it("come back as they were put", async () => {
    const bytesBase64 = Buffer.from([0, 255, 10, 13, 128]).toString("base64");
    const put = await client.call("blobs/put", { blobs: [{ bytesBase64 }] });
    const blobRef = put.result.blobs[0]?.blobRef ?? "";
    expect(blobRef).toMatch(/^sha256:[0-9a-f]{64}$/);
    const read = await client.call("blobs/read", { blobRef });
    expect(read.result).toMatchObject({ blobRef, bytesBase64, bytes: 5 });

    const absent = `sha256:${"0".repeat(64)}`;
    const has = await client.call("blobs/has", { blobRefs: [blobRef, absent] });
    expect(has.result.blobs).toMatchObject([{ blobRef, exists: true }, { blobRef: absent, exists: false }]);
  });
});

describe("a call that fails", () => {
  it("tells the kind of the refusal", async () => {
    const missing = client.call("session/read", { sessionId: "no-such-session" });
    await expect(missing).rejects.toMatchObject({ code: -32004, kind: "not_found" });
    await expect(missing).rejects.toBeInstanceOf(LightspeedRpcError);

    const malformed = client.call("session/read", { sessionId: 7 as unknown as string });
    await expect(malformed).rejects.toMatchObject({ code: -32602, kind: "invalid_request" });

    const unknown = client.call("session/teleport" as "session/read", { sessionId: "s" });
    await expect(unknown).rejects.toMatchObject({ code: -32601, kind: "method_not_found" });
  });

  it("tells the status of an answer that is not the gateway's", async () => {
    const elsewhere = new LightspeedClient({ endpoint: new URL("/elsewhere", server.endpoint) });
    await expect(elsewhere.call("initialize", {})).rejects.toMatchObject({
      name: "LightspeedTransportError",
      status: 404,
    });
  });

  it("tells that nobody listens", async () => {
    const stopped = await MockServer.start();
    const late = new LightspeedClient({ endpoint: stopped.endpoint });
    await late.call("initialize", {});
    expect(await stopped.stop()).toBe(0);

    const error = await late.call("initialize", {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LightspeedTransportError);
    expect(error).toMatchObject({ status: undefined, message: expect.stringContaining("no response") });
  });
});
