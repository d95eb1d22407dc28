import { formatDate, formatTime, isoDay, isoInstant } from "#app/domain/dates.ts";

/** Days whose ordinals are spoken after „ze“: „ze třetího“, „ze šestnáctého“. */
const hard: readonly number[] = [3, 4, 6, 7, 13, 14, 16, 17, 30, 31];

interface MovedFromProps {
  /** An ISO instant. */
  readonly before: string;
  /** It follows other words. */
  readonly isWithin?: boolean;
}

/** „Přesunuto z 12. prosince 2026, 19:00“, beside the time of a moved performance. */
export function MovedFrom({ before, isWithin = false }: MovedFromProps) {
  return (
    <>
      {`${isWithin ? "přesunuto" : "Přesunuto"} ${from(before)}\u00a0`}
      <time dateTime={isoInstant(before)}>{termOf(before)}</time>
    </>
  );
}

/** The same as a string. */
export function movedFrom(before: string): string {
  return `Přesunuto ${from(before)}\u00a0${termOf(before)}`;
}

function from(before: string): "z" | "ze" {
  return hard.includes(Number(isoDay(before).slice(-2))) ? "ze" : "z";
}

function termOf(before: string): string {
  return `${formatDate(before)}, ${formatTime(before)}`;
}
