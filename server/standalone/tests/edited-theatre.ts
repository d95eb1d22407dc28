import type { TheatreContent } from "#standalone/content/theatre.ts";
import { writeContent, type Writing } from "#standalone/seed/write-content.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import type { Staffed } from "./staffed.ts";

let edits = 0;

/** The demonstration's folder after an edit. */
export function edited(change: (theatre: TheatreContent) => Partial<TheatreContent>): TheatreContent {
  const theatre = demoTheatre();
  return { ...theatre, ...change(theatre), fingerprint: `edit ${(edits += 1)}` };
}

/** Writes a folder as the signal of a single process does. */
export function writerOf(at: () => Pick<Staffed, "db" | "time">) {
  return (content: TheatreContent, changes: Partial<Writing> = {}) => {
    const { db, time } = at();
    return writeContent(db, { content, now: time.now, isSignalled: true, isShared: false, ...changes });
  };
}

/** The folder with another product or evening instead; null: without it. */
export const goods = (id: number, to: object | null) =>
  edited(({ products }) => ({ products: replaced(products, (one) => one.id === id, to) }));
export const evening = (id: number, to: object | null) =>
  edited(({ programme }) => ({ programme: replaced(programme, (one) => one.id === id, to) }));

export function replaced<One>(all: readonly One[], isIt: (one: One) => boolean, to: object | null): One[] {
  return all.flatMap((item) => (isIt(item) ? (to === null ? [] : [{ ...item, ...to }]) : [item]));
}
