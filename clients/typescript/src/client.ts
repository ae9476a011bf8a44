import { followRun } from "./await-run.js";
import { LightspeedTransportError } from "./errors.js";
import type { AwaitRunOptions, EventPage, ReadEventsOptions, RunEnd } from "./events.js";
import type { MethodMap, MethodName } from "./generated/methods.js";
import type {
  AgentApiOutcome,
  InputItem,
  RunStartConfig,
  RunStartResponse,
  RunTerminalNotificationInput,
} from "./generated/types.js";
import type { Problem } from "./generated/validation.js";
import { Transport, type TransportOptions } from "./transport.js";

/** How a client reaches its gateway and how long it waits. */
export interface LightspeedClientOptions extends TransportOptions {
  /**
   * Milliseconds a call may take, 100,000 when absent; `Infinity` sets no bound. Reads that wait
   * for events have a bound of their own: the time the server waits and 10 seconds.
   */
  timeoutMs?: number;
  /**
   * Judges the data of every answer: `validateResponse` of `@lightspeed-ai/agent-client/validators`
   * fits. A call whose answer has problems rejects with {@link LightspeedTransportError}. Absent:
   * only the frame of an answer is judged.
   */
  validateResponse?: (method: MethodName, response: unknown) => readonly Problem[];
}

/** Settings of a single call. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. What the server began goes on. */
  signal?: AbortSignal | undefined;
  /** Milliseconds this call may take, in place of the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
}

/** How a run is started. */
export interface StartRunOptions {
  /**
   * The application's own id of this submission. Keep it with the job: a repeat with the same id
   * and contents returns the same run. Absent: a new id, so a repeat starts another run.
   */
  submissionId?: string | undefined;
  /** Settings for this run only. */
  config?: RunStartConfig | null | undefined;
  /** Tells the session's lifecycle controller when the run ends. */
  notifyOnTerminal?: RunTerminalNotificationInput | null | undefined;
  /** Ends the call; it then rejects with the signal's reason. The run may have been accepted. */
  signal?: AbortSignal | undefined;
}

/** Long enough for a gateway that gives up on a change after 90 seconds to say so. */
const DEFAULT_TIMEOUT_MS = 100_000;
/** What a waiting read may take beyond the time it asks the server to wait. */
const WAIT_GRACE_MS = 10_000;

/**
 * A client of one gateway. It holds no connection and no session: make one, use it everywhere.
 *
 * It never repeats a failed call by itself. A refused call rejects with {@link LightspeedRpcError},
 * a call without a usable answer with {@link LightspeedTransportError}, and an aborted one with the
 * reason of its signal.
 *
 * @example
 * ```ts
 * const client = new LightspeedClient({ endpoint: "http://127.0.0.1:18080/rpc" });
 * const { result } = await client.call("session/start", { sessionId: "first-session" });
 * ```
 */
export class LightspeedClient {
  readonly #transport: Transport;
  readonly #timeoutMs: number;
  readonly #validateResponse: LightspeedClientOptions["validateResponse"];

  /** @throws TypeError or RangeError when an option cannot be used. */
  constructor(options: LightspeedClientOptions) {
    this.#transport = new Transport(options);
    this.#timeoutMs = checkTimeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    this.#validateResponse = options.validateResponse;
  }

  /**
   * Calls a method by its wire name.
   *
   * @returns The outcome: the method's data as `result`, and `notifications` when there are any.
   */
  async call<M extends MethodName>(
    method: M,
    params: MethodMap[M]["params"],
    { signal, timeoutMs }: CallOptions = {},
  ): Promise<AgentApiOutcome<MethodMap[M]["response"]>> {
    const outcome = await this.#transport.send(method, params, {
      timeoutMs: timeoutMs === undefined ? this.#timeoutMs : checkTimeout(timeoutMs),
      signal,
    });
    const [problem] = this.#validateResponse?.(method, outcome.result) ?? [];
    if (problem !== undefined) {
      const found = `\`result${problem.path}\` ${problem.message}`;
      throw new LightspeedTransportError(`invalid response: ${found}`, { method, status: 200 });
    }
    return outcome as AgentApiOutcome<MethodMap[M]["response"]>;
  }

  /**
   * Submits input to a session. It resolves once the run is accepted, not when it is done.
   *
   * Set `submissionId` to make a repeat after a lost answer safe.
   */
  async startRun(
    sessionId: string,
    items: readonly InputItem[],
    { submissionId = crypto.randomUUID(), config, notifyOnTerminal, signal }: StartRunOptions = {},
  ): Promise<AgentApiOutcome<RunStartResponse>> {
    return this.call(
      "session/runs/start",
      {
        sessionId,
        source: { type: "input", items: [...items] },
        submissionId,
        ...(config ? { config } : {}),
        ...(notifyOnTerminal ? { notifyOnTerminal } : {}),
      },
      { signal },
    );
  }

  /**
   * Reads a page of a session's events.
   *
   * Forward, continue with the cursor of the last event received; an empty page moves nothing.
   * Backward, continue with the page's `nextCursor` as `before` until it is absent.
   */
  async readEvents(sessionId: string, options: ReadEventsOptions = {}): Promise<EventPage> {
    const { direction, before, after, limit, waitMs, signal } = options;
    if (waitMs !== undefined && (!Number.isSafeInteger(waitMs) || waitMs < 0)) {
      throw new RangeError("waitMs: must be an integer of 0 to 2^53 - 1");
    }
    return this.call(
      "session/events/read",
      {
        sessionId,
        ...(direction === undefined ? {} : { direction }),
        ...(before ? { before } : {}),
        ...(after ? { after } : {}),
        ...(limit === undefined ? {} : { limit }),
        ...(waitMs === undefined ? {} : { waitMs }),
      },
      { signal, ...(waitMs ? { timeoutMs: waitMs + WAIT_GRACE_MS } : {}) },
    );
  }

  /**
   * Follows a session's events until one ends the run, and resolves with that event: completed,
   * failed and cancelled alike. It rejects when it is aborted, when a read fails, and when a
   * callback throws; the run goes on in each case.
   *
   * It goes by events alone and does not read the run's present state.
   */
  async awaitRun(sessionId: string, runId: string, options: AwaitRunOptions = {}): Promise<RunEnd> {
    const { limit, signal } = options;
    return followRun(
      (after, waitMs) => this.readEvents(sessionId, { after, limit, waitMs, signal }),
      sessionId,
      runId,
      options,
    );
  }
}

function checkTimeout(timeoutMs: number): number {
  if (!(timeoutMs > 0)) throw new RangeError("timeoutMs: must be above 0");
  return timeoutMs;
}
