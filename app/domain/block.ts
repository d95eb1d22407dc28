import type { Result } from "./result.ts";

/**
 * A part of a page that fails on its own: a failing upstream read removes only the block that needed it. `not-offered`:
 * not an outage; the upstream answered that it has no such resource.
 */
export type Block<T> = Result<T, "failed" | "not-offered">;
