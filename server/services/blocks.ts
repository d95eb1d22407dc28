import type { Block } from "#app/domain/block.ts";
import type { Answer } from "#server/upstream/failure.ts";

/** An answer as a part of a page: which failure it was is in the log, the page only says that it is missing. */
export function toBlock<T, R = T>(answer: Answer<T>, pick: (value: T) => R): Block<R> {
  if (answer.ok) return { ok: true, value: pick(answer.value) };
  return answer.failure.kind === "not-found" ? { ok: false, isNotOffered: true } : { ok: false };
}

/**
 * The status of a page that consists of this block: 503 in an outage, 200 where the upstream offers nothing of the
 * kind.
 */
export function statusOf(block: Block<unknown>): 200 | 503 {
  return block.ok || block.isNotOffered ? 200 : 503;
}
