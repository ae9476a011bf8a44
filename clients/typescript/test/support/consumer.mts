/** An application, as far as the compiler is concerned: it sees the built package only. */
import { LightspeedClient, type RunEnd } from "@lightspeed-ai/agent-client";
import { parseJson } from "@lightspeed-ai/agent-client/json";
import { is, validateResponse } from "@lightspeed-ai/agent-client/validators";

export async function work(endpoint: string, fetchLike: typeof fetch): Promise<RunEnd["status"]> {
  const client = new LightspeedClient({ endpoint, fetch: fetchLike, validateResponse });
  const { result } = await client.startRun("s", [{ type: "text", text: "Hello." }]);
  const { status } = await client.awaitRun("s", result.run.id, {
    signal: AbortSignal.timeout(1_000),
    onPage(page) {
      if (page.result.gap) throw new Error("gap");
    },
  });
  return status;
}

export function nextOf(text: string): number | undefined {
  const cursor = parseJson(text);
  return is("EventCursor", cursor) ? cursor.seq + 1 : undefined;
}
