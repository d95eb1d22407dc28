import type { Result } from "./result.ts";

/**
 * A part of a page that fails on its own: a failing upstream read removes only the block that needed it. `not-offered`:
 * not an outage; the upstream answered that it has no such resource.
 */
export type Block<T> = Result<T, "failed" | "not-offered">;

/** Whether a page leaves out a list's block: the back office does not offer it, or it has no items. */
export function isNothing(block: Block<readonly unknown[] | null>): boolean {
  return block.ok ? !block.value?.length : block.error === "not-offered";
}

/** Whether a block is a part of its page: it has content, or shows that it failed. */
export function isOffered(block: Block<unknown>): boolean {
  return block.ok || block.error !== "not-offered";
}
