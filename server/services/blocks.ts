import type { Block } from "#app/domain/block.ts";
import type { Answer } from "#server/upstream/failure.ts";

/** An answer as a part of a page: which failure it was is in the log, the page only says that it is missing. */
export function toBlock<T, R = T>(answer: Answer<T>, pick: (value: T) => R): Block<R> {
  return answer.ok ? { ok: true, value: pick(answer.value) } : { ok: false };
}
