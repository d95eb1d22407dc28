import type { RequestContext } from "#server/context.ts";

/** Shortest answer of a form that must not tell whether an address is known, in milliseconds. */
const floor = 800;

/** Does the work and gives its result no sooner than the floor allows: how long it took tells nothing. */
export async function constantTime<T>(
  { timer }: Pick<RequestContext, "timer">,
  work: () => Promise<T>,
): Promise<T> {
  const started = timer.now();
  const result = await work();
  const left = floor - (timer.now() - started);
  if (left > 0) await timer.wait(left);
  return result;
}
