import { type Id, idText } from "#app/domain/id.ts";
import { isoDay } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";

interface Dated {
  readonly id: Id;
  /** ISO instant. */
  readonly startsAt: string;
}

/** The query parameter of the programme that opens one row, by its id. */
export const openedRow = "podrobnosti";

/**
 * URL of one performance: the programme from its day on, scrolled to its row. Not in `app/domain/paths.ts`, because it
 * needs the date library, which must not be in the shell's bundle.
 */
export function performancePath(performance: Dated): string {
  return `${fromDayOf(performance)}#termin-${encodeURIComponent(idText(performance.id))}`;
}

/**
 * URL of one performance with its row open. `list`: path of a programme that contains the row; by default the programme
 * from its day on.
 */
export function openedPerformancePath(performance: Dated, list = fromDayOf(performance)): string {
  const { id } = performance;
  return `${list}${list.includes("?") ? "&" : "?"}${openedRow}=${encodeURIComponent(idText(id))}#termin-${encodeURIComponent(idText(id))}`;
}

function fromDayOf({ startsAt }: Dated): string {
  return `${paths.programme()}?od=${isoDay(startsAt)}`;
}
