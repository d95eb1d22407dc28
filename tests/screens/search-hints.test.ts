import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Hints } from "#app/domain/search.ts";
import { createHintSource } from "#app/shell/search/hint-source.ts";
import { stepOf } from "#app/shell/search/search-combobox.tsx";
import { nothingShown, type ShownHints } from "#app/shell/search/shown-hints.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  readonly question: string;
  readonly signal: AbortSignal;
  readonly answer: (hints: Hints | null) => void;
}

/** A source over a server whose answers the test controls. */
function source() {
  const calls: Asked[] = [];
  const shown: (Hints | null)[] = [];
  const hints = createHintSource({
    ask: (question, signal) =>
      new Promise((resolve) => {
        calls.push({ question, signal, answer: resolve });
      }),
    show: (next) => shown.push(next),
  });
  return { hints, calls, shown };
}

const answerOf = (total: number): Hints => ({
  total,
  hints: [{ kind: "products", text: String(total), to: `/${total}` }],
});

async function rest(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

test("the page calls the server once, 200 ms after the last keystroke", async () => {
  const { hints, calls } = source();
  for (const text of ["t", "tr", "tri", "tric"]) {
    hints.type(text);
    await rest(150);
  }
  expect(calls).toEqual([]);
  await rest(49);
  expect(calls).toEqual([]);
  await rest(1);
  expect(calls.map(({ question }) => question)).toEqual(["tric"]);
});

test("nothing is requested below two characters, nor twice for the same words", async () => {
  const { hints, calls, shown } = source();
  hints.type(" t ");
  await rest(1_000);
  expect(calls).toEqual([]);
  expect(shown).toEqual([null]);
  hints.type("tr");
  await rest(200);
  hints.type("tr ");
  await rest(1_000);
  expect(calls).toHaveLength(1);
});

test("an answer that arrives after a later request was sent is never shown", async () => {
  const { hints, calls, shown } = source();
  hints.type("hrnek");
  await rest(200);
  hints.type("hrnek na");
  await rest(200);
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.answer(answerOf(2));
  await rest(0);
  calls[0]?.answer(answerOf(1));
  await rest(0);
  expect(shown).toEqual([answerOf(2)]);
});

test("an answer that arrives while the next query is still being typed is not shown", async () => {
  const { hints, calls, shown } = source();
  hints.type("hrnek");
  await rest(200);
  hints.type("hrneky");
  calls[0]?.answer(answerOf(1));
  await rest(100);
  expect(shown).toEqual([]);
});

test("after a stop nothing is shown; emptying the field removes the hints", async () => {
  const { hints, calls, shown } = source();
  hints.type("deka");
  await rest(200);
  hints.stop();
  calls[0]?.answer(answerOf(1));
  await rest(0);
  expect(shown).toEqual([]);
  hints.type("");
  expect(shown).toEqual([null]);
});

const open: ShownHints = {
  hints: { total: 23, hints: ["/1", "/2"].map((to) => ({ kind: "products", text: to, to })) },
  isOpen: true,
  active: -1,
};

test.each<[key: string, from: number, to: number]>([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s moves from option %i to option %i", (key, from, to) => {
  expect(stepOf(key, { ...open, active: from }, "x")).toMatchObject({ kind: "show", shown: { active: to } });
});

test("Home, End and Enter belong to the text field while no option is active", () => {
  for (const key of ["Home", "End", "Enter", "a"]) expect(stepOf(key, open, "x")).toBeNull();
  expect(stepOf("Enter", { ...open, active: 2 }, "x")).toEqual({ kind: "choose", index: 2 });
});

test("Escape closes, then clears, then is not handled; arrows open again", () => {
  const closed = { ...open, isOpen: false };
  expect(stepOf("Escape", { ...open, active: 1 }, "x")).toEqual({ kind: "show", shown: closed });
  expect(stepOf("Escape", closed, "x")).toEqual({ kind: "clear" });
  expect(stepOf("Escape", closed, "")).toBeNull();
  expect(stepOf("ArrowDown", closed, "x")).toMatchObject({ shown: { isOpen: true, active: 0 } });
  expect(stepOf("ArrowDown", nothingShown, "x")).toBeNull();
});
