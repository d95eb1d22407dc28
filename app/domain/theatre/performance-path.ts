import { isoDay } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";

/**
 * The programme at one date: from its day on, at its row. Apart from the other paths, because it needs the calendar,
 * which the frame of every page must not carry.
 * @param performance `startsAt` is an ISO 8601 instant
 */
export function performancePath({ id, startsAt }: { id: number; startsAt: string }): string {
  return `${paths.programme()}?od=${isoDay(startsAt)}#termin-${id}`;
}
