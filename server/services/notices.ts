import type { Notice } from "#app/domain/notice.ts";

/** Creates a notice with a unique id. Called when the event happens, never while a page is rendered. */
export function makeNotice(about: Omit<Notice, "id">): Notice {
  return { id: crypto.randomUUID(), ...about };
}
