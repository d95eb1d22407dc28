import type { Notice } from "#app/domain/notice.ts";

/** A notice with an id of its own. Made when the thing happens, never while a page is rendered. */
export function makeNotice(about: Omit<Notice, "id">): Notice {
  return { id: crypto.randomUUID(), ...about };
}
