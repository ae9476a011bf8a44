import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { LightspeedClient } from "../src/index.js";
import { CuttingProxy } from "./support/cutting-proxy.js";
import { runExample, type ExampleRun } from "./support/example.js";
import { MockServer } from "./support/mock-server.js";

const KEY = "lsk_example-key";
const TASK =
  "Read changes.md in the release-notes workspace, write the Acorn 1.2 " +
  "release-notes.md draft, and return a short summary of what you wrote.";

let server: MockServer;

beforeAll(async () => {
  server = await MockServer.start();
});
afterAll(() => server?.stop());

function example(jobId: string, endpoint = server.endpoint): Promise<ExampleRun> {
  return runExample({
    LIGHTSPEED_API_URL: endpoint,
    LIGHTSPEED_API_KEY: KEY,
    ACORN_RELEASE_JOB_ID: jobId,
  });
}

/** The run the example says it started or found. */
function reportedRun({ stdout }: ExampleRun): string | undefined {
  return /runId: '(run_\d+)'/.exec(stdout)?.[1];
}

/** The runs accepted in the session of a job. */
async function acceptedRuns(jobId: string): Promise<string[]> {
  const client = new LightspeedClient({ endpoint: server.endpoint });
  const { result } = await client.readEvents(`release-${jobId}`, { limit: 512 });
  return result.events.flatMap(({ kind }) => (kind.type === "runAccepted" ? [kind.runId] : []));
}

describe("the guide's script", () => {
  it("prints the output of its run, and repeated reports the same run", async () => {
    const first = await example("twice");
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout.trimEnd().split("\n").at(-1)).toBe(`echo: ${TASK}`);
    expect(first.stdout).toMatch(/^\d+ runCompleted$/m);

    const second = await example("twice");
    expect(second).toMatchObject({ code: 0, stderr: "" });
    expect(reportedRun(first)).toBeDefined();
    expect(reportedRun(second)).toBe(reportedRun(first));
    expect(second.stdout.trimEnd().split("\n").at(-1)).toBe(`echo: ${TASK}`);
    expect(await acceptedRuns("twice")).toEqual([reportedRun(first)]);
  });

  it("finds its run again when the answer to the start was lost after the commit", async () => {
    const proxy = await CuttingProxy.start(server.endpoint, "session/runs/start");
    try {
      const cut = await example("cut", proxy.endpoint);
      expect(cut.code).toBe(1);
      expect(cut.stderr).toContain("LightspeedTransportError: session/runs/start: no response");
      expect(cut.stdout).toBe("");
      expect(proxy.lost).toHaveLength(1);
      const committed = JSON.parse(proxy.lost[0] ?? "").result.result.run.id;

      const repeated = await example("cut", proxy.endpoint);
      expect(repeated).toMatchObject({ code: 0, stderr: "" });
      expect(reportedRun(repeated)).toBe(committed);
      expect(await acceptedRuns("cut")).toEqual([committed]);
    } finally {
      await proxy.stop();
    }
  });

  it("never shows the key", async () => {
    for (const endpoint of [server.endpoint, `${server.endpoint}/elsewhere`]) {
      const { stdout, stderr } = await example("key", endpoint);
      expect(stdout + stderr).not.toBe("");
      expect(stdout + stderr).not.toContain(KEY);
    }
  });

  it("names the setting that is missing", async () => {
    const { code, stderr } = await runExample({ LIGHTSPEED_API_URL: server.endpoint });
    expect(code).toBe(1);
    expect(stderr).toContain("Missing ACORN_RELEASE_JOB_ID");
  });
});
