import { describe, expect, it } from "vitest";

import { LightspeedClient, LightspeedRpcError } from "../src/index.js";
import { refusal, scriptedFetch } from "./support/scripted-fetch.js";

async function refused(code: number, data?: unknown): Promise<LightspeedRpcError> {
  const { fetch } = scriptedFetch(refusal(code, "as the server put it", data));
  const client = new LightspeedClient({ endpoint: "http://gateway.test/rpc", fetch });
  return client.call("session/read", { sessionId: "s" }).then(
    () => expect.fail("the call succeeded"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(LightspeedRpcError);
      return error as LightspeedRpcError;
    },
  );
}

describe("a refused call", () => {
  it("keeps all the server told, and names the method", async () => {
    const data = { kind: "conflict", message: "as the server put it", more: [1] };
    const error = await refused(-32009, data);
    expect(error).toMatchObject({
      name: "LightspeedRpcError",
      code: -32009,
      message: "as the server put it",
      kind: "conflict",
      data,
      method: "session/read",
    });
  });

  it.each([
    [-32601, "method_not_found"],
    [-32602, "invalid_request"],
    [-32001, "unauthenticated"],
    [-32003, "forbidden"],
    [-32004, "not_found"],
    [-32009, "conflict"],
    [-32010, "rejected"],
    [-32011, "session_bootstrap_failed"],
    [-32012, "environment_not_ready"],
    [-32013, "response_too_large"],
    [-32014, "model_default_unset"],
    [-32603, "internal"],
    [-32099, "unknown"],
    [0, "unknown"],
  ])("has without data the kind of its code %d: %s", async (code, kind) => {
    expect(await refused(code)).toMatchObject({ kind, data: undefined });
  });

  it("has the kind its data tells rather than that of its code", async () => {
    expect((await refused(-32602, { kind: "audio_blob_too_large" })).kind).toBe("audio_blob_too_large");
    expect((await refused(-32099, { kind: "rejected" })).kind).toBe("rejected");
  });

  it.each([{ kind: "quota_exceeded" }, { kind: 7 }, { kind: null }, {}, "rejected", null, [[]]])(
    "falls back to its code when its data tells no kind that is known: %j",
    async (data) => {
      expect(await refused(-32010, data)).toMatchObject({ kind: "rejected", data });
    },
  );
});
