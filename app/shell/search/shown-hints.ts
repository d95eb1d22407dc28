import type { Hints } from "#app/domain/search.ts";

/** State of the hints below the search box. */
export interface ShownHints {
  readonly hints: Hints | null;
  readonly isOpen: boolean;
  /** Index of the active option, from 0; -1 = none, the visitor is typing. */
  readonly active: number;
}

export const nothingShown: ShownHints = { hints: null, isOpen: false, active: -1 };

/** The paths of the options in their order; the last one (null) stands for all results. Empty without results. */
export function targetsOf(hints: Hints | null): readonly (string | null)[] {
  return hints && hints.total > 0 ? [...hints.hints.map(({ to }) => to), null] : [];
}

export function isExpanded({ hints, isOpen }: ShownHints): boolean {
  return isOpen && targetsOf(hints).length > 0;
}
