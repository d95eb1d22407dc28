import type { Block } from "#app/domain/block.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";

/**
 * Converts an answer to a block of a page. Only the log has the kind of a failure; the page shows that the block is
 * missing.
 */
export function toBlock<T>(answer: UpstreamResult<T>): Block<T>;
export function toBlock<T, R>(answer: UpstreamResult<T>, pick: (value: T) => R): Block<R>;
export function toBlock(answer: UpstreamResult<unknown>, pick = (value: unknown) => value): Block<unknown> {
  if (answer.ok) return { ok: true, value: pick(answer.value) };
  return { ok: false, error: answer.error.kind === "not-found" ? "not-offered" : "failed" };
}

export function mapBlock<T, R>(block: Block<T>, pick: (value: T) => R): Block<R> {
  return block.ok ? { ok: true, value: pick(block.value) } : block;
}

/**
 * The status of a page that consists of this block. A page whose block the back office does not offer does not exist
 * (`requireOffered`).
 */
export function statusOf(block: Block<unknown>): 200 | 503 {
  return block.ok ? 200 : 503;
}
