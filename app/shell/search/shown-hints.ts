import type { Hints } from "#app/domain/search.ts";

/** What the search box shows below itself. */
export interface Shown {
  readonly hints: Hints | null;
  readonly isOpen: boolean;
  /** Which line the arrows stand on, from 0; -1 = none, the text is being written. */
  readonly active: number;
}

export const nothingShown: Shown = { hints: null, isOpen: false, active: -1 };

/** Where the lines lead, in their order; the last one (null) to all results. None where nothing was found. */
export function targetsOf(hints: Hints | null): readonly (string | null)[] {
  return hints && hints.total > 0 ? [...hints.hints.map(({ to }) => to), null] : [];
}

export function isExpanded({ hints, isOpen }: Shown): boolean {
  return isOpen && targetsOf(hints).length > 0;
}
