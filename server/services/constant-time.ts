import type { RequestContext } from "#server/context/context.ts";

/** Minimum response time of a form that must not disclose whether an address is known, in milliseconds. */
const floor = 800;

/** Runs `work` and returns its result no sooner than the floor allows, so that the response time discloses nothing. */
export async function constantTime<T>(
  { timer }: Pick<RequestContext, "timer">,
  work: () => Promise<T>,
): Promise<T> {
  const started = timer.now();
  const result = await work();
  const remaining = floor - (timer.now() - started);
  if (remaining > 0) await timer.wait(remaining);
  return result;
}
