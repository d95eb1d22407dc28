import { isoDay } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";

/**
 * URL of one performance: the programme from its day on, scrolled to its row. Not in `app/domain/paths.ts`, because it
 * needs the date library, which must not be in the shell's bundle.
 * @param performance `startsAt` is an ISO 8601 instant
 */
export function performancePath({ id, startsAt }: { id: number; startsAt: string }): string {
  return `${paths.programme()}?od=${isoDay(startsAt)}#termin-${id}`;
}
