import {
  bulkhead,
  BulkheadRejectedError,
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from "cockatiel";
import type { Log } from "#server/platform/log.ts";
import { endpoints, logName, type EndpointName } from "./endpoints.ts";

/** Calls that may wait for another one to end; the site does not send a further one. */
const mostWaiting = 500;
/** So many failures of one call in a row open its circuit. */
const failuresToOpen = 5;
/** Milliseconds for which an open circuit sends nothing; after them it sends one call, whose answer decides. */
const openFor = 3_000;
/**
 * In seconds. If the upstream names a longer time, the site still calls it again after this one, before a buyer gives
 * up.
 */
export const longestHold = 30;

/** The result of a call for the circuit breaker, besides its value. */
export interface CallReport<T> {
  readonly value: T;
  /** No answer, or a gateway's. */
  readonly isDown: boolean;
  /** Seconds until the upstream wants another such call; counts only once the circuit opens. */
  readonly hold?: number | undefined;
}

/**
 * `not-sent`: the upstream is down, or no place was free within the deadline. `wait`: seconds until the next attempt
 * makes sense.
 */
export type Ended<T> =
  | { readonly kind: "answered"; readonly value: T }
  | { readonly kind: "timed-out" }
  | { readonly kind: "not-sent"; readonly wait?: number };

export interface Resilience {
  /**
   * Sends a call within `deadline` milliseconds, including the wait for a place. `send` should respect the signal, but
   * nothing awaits its result after the deadline.
   */
  call<T>(
    name: EndpointName,
    deadline: number,
    send: (signal: AbortSignal) => Promise<CallReport<T>>,
  ): Promise<Ended<T>>;
  /** Calls that wait for a place. */
  waiting(): number;
}

/** The end of a call for the circuit breaker: `ended` is the caller's result. */
interface Seen<T> {
  readonly ended: Ended<T>;
  readonly isDown: boolean;
}

/**
 * Protects one upstream, and the site from it: it sends at most `most` calls at once, the others wait; and after five
 * failures in a row the site answers a call at once, as not sent, until one attempt succeeds. Each call of the map has
 * its own circuit, so a broken one affects no other.
 */
export function createResilience({ most, log }: { most: number; log: Log }): Resilience {
  const places = bulkhead(most, mostWaiting);
  const circuits = new Map<EndpointName, ReturnType<typeof openCircuit>>();

  function circuitOf(name: EndpointName) {
    const known = circuits.get(name);
    if (known) return known;
    const circuit = openCircuit(name, log);
    circuits.set(name, circuit);
    return circuit;
  }

  return {
    waiting: () => mostWaiting - places.queueSlots,
    async call<T>(
      name: EndpointName,
      deadline: number,
      send: (signal: AbortSignal) => Promise<CallReport<T>>,
    ): Promise<Ended<T>> {
      const circuit = circuitOf(name);
      const closed = circuit.remainingSeconds();
      if (closed > 0) return { kind: "not-sent", wait: closed };

      const abort = new AbortController();
      let isSent = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Not AbortSignal.timeout: an in-process upstream may not listen to a signal, so the deadline races the wait
      // itself.
      const late = new Promise<Seen<T>>((resolve) => {
        timer = setTimeout(() => {
          abort.abort();
          resolve({ ended: { kind: isSent ? "timed-out" : "not-sent" }, isDown: true });
        }, deadline);
      });

      async function ask(): Promise<Seen<T>> {
        isSent = true;
        const { value, isDown, hold } = await send(abort.signal);
        circuit.askToHold(Math.min(hold ?? 0, longestHold));
        return { ended: { kind: "answered", value }, isDown };
      }

      try {
        const placed = places.execute(() =>
          abort.signal.aborted ? late : circuit.policy.execute(() => Promise.race([ask(), late])),
        );
        return (await Promise.race([placed, late])).ended;
      } catch (error) {
        if (error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError) {
          return { kind: "not-sent" };
        }
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function openCircuit(name: EndpointName, log: Log) {
  let until = 0;
  /** Milliseconds that the last answer names. */
  let requestedHold = 0;
  const policy = circuitBreaker(
    handleWhenResult((seen) => (seen as Seen<unknown>).isDown),
    { halfOpenAfter: openFor, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );
  const call = logName(endpoints[name]);
  policy.onBreak(() => {
    until = Date.now() + Math.max(openFor, requestedHold);
    log.warn("upstream.circuit", { call, state: "open" });
  });
  policy.onReset(() => log.info("upstream.circuit", { call, state: "closed" }));
  return {
    policy,
    /** One answer, which may concern one visitor, does not open the circuit: it only prolongs an open one. */
    askToHold(seconds: number): void {
      requestedHold = seconds * 1000;
    },
    /** Seconds until the site may send the call again, at least 1 while another one tries; 0: now. */
    remainingSeconds(): number {
      const remaining = Math.ceil((until - Date.now()) / 1000);
      return remaining > 0 ? remaining : Number(policy.state === CircuitState.HalfOpen);
    },
  };
}
