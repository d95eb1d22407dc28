import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldChoice } from "./load-seats.server.ts";
import { kindField } from "./plan.ts";

/**
 * The seats that are ticked in the form, read from its boxes: they may have been ticked before the page's script ran, and
 * a box vanishes when somebody else buys its seat. `plan` changes with the states of the seats; `answered`, the choice
 * after the form was sent, already goes without the seats that the answer calls sold.
 */
export function useChosenSeats(
  initial: readonly FieldChoice[],
  { plan, answered }: { readonly plan: unknown; readonly answered: readonly FieldChoice[] | undefined },
) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const known = useRef(initial);
  const [lost, setLost] = useState<readonly string[]>([]);
  const read = useCallback(() => {
    const form = box.current?.closest("form");
    if (!form) return [];
    const typed = new FormData(form);
    const now = typed.getAll("misto").map((id) => ({
      id: String(id),
      variantId: typed.get(kindField(String(id)))?.toString() ?? null,
    }));
    setChosen(now);
    known.current = now;
    return now;
  }, []);
  useEffect(() => {
    if (answered) known.current = answered;
  }, [answered]);
  useEffect(() => {
    const before = known.current;
    const now = new Set(read().map(({ id }) => id));
    setLost(before.flatMap(({ id }) => (now.has(id) ? [] : [id])));
    for (const table of box.current?.querySelectorAll("table") ?? []) letTabEnter(table);
    const own = box.current;
    own?.addEventListener("keydown", moveBetweenSeats);
    own?.addEventListener("focusin", returnHere);
    return () => {
      own?.removeEventListener("keydown", moveBetweenSeats);
      own?.removeEventListener("focusin", returnHere);
    };
  }, [plan, read]);
  const onChange = () => {
    setLost([]);
    read();
  };
  return { box, chosen, lost, onChange };
}

/** Tab enters the table once, at the seat that had the focus last; the arrows move in it. */
function letTabEnter(table: HTMLTableElement, at?: HTMLInputElement): void {
  const seats = [...table.querySelectorAll("input")];
  // React has rendered the other boxes without the attribute.
  const current = at ?? seats.find((seat) => seat.getAttribute("tabindex") === "0") ?? seats[0];
  for (const seat of seats) seat.tabIndex = seat === current ? 0 : -1;
}

/** A press of the mouse moves the focus, too. */
function returnHere({ target }: FocusEvent): void {
  const table = target instanceof HTMLInputElement ? target.closest("table") : null;
  if (table && target instanceof HTMLInputElement) letTabEnter(table, target);
}

/** Arrows move to the next seat that can be chosen, Home and End to the ends of its row. */
function moveBetweenSeats(event: KeyboardEvent): void {
  const { target, key } = event;
  const table = target instanceof HTMLInputElement ? target.closest("table") : null;
  if (!table || !(target instanceof HTMLInputElement)) return;
  const next = seatAt(table, target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function seatAt(table: HTMLTableElement, from: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const rows = [...table.rows].map((row) => [...row.querySelectorAll("input")]);
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  switch (key) {
    case "ArrowLeft":
      return row[row.indexOf(from) - 1];
    case "ArrowRight":
      return row[row.indexOf(from) + 1];
    case "Home":
      return row[0];
    case "End":
      return row.at(-1);
    case "ArrowUp":
      return nearest(
        rows.slice(0, at).findLast(({ length }) => length > 0),
        from,
      );
    case "ArrowDown":
      return nearest(
        rows.slice(at + 1).find(({ length }) => length > 0),
        from,
      );
    default:
      return undefined;
  }
}

/** The seat before or behind, as they stand on the screen. */
function nearest(
  row: readonly HTMLInputElement[] = [],
  from: HTMLInputElement,
): HTMLInputElement | undefined {
  const left = (seat: HTMLInputElement) => seat.getBoundingClientRect().left;
  const [found] = row.toSorted(
    (one, other) => Math.abs(left(one) - left(from)) - Math.abs(left(other) - left(from)),
  );
  return found;
}
