import { formatDay, formatTime, isoInstant } from "#app/domain/dates.ts";
import { momentOf } from "#app/domain/theatre/performance-moment.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { performanceTexts } from "#app/messages/programme-texts.ts";

interface PerformanceTimeProps {
  readonly performance: ListedPerformance;
  /** ISO instant. */
  readonly now: string;
  readonly className?: string;
}

/** „so 28. 11. · 19:00“, on the day „Dnes v 19:00“, during the performance „Právě hrajeme“. */
export function PerformanceTime({ performance, now, className }: PerformanceTimeProps) {
  return (
    <time className={className} dateTime={isoInstant(performance.startsAt)}>
      {performanceTime(performance, now)}
    </time>
  );
}

/** The same as a string, e.g. for a label. */
export function performanceTime(performance: ListedPerformance, now: string): string {
  const { startsAt } = performance;
  switch (momentOf(performance, now)) {
    case "playing":
      return performanceTexts.playing;
    case "today":
      return performanceTexts.today(formatTime(startsAt));
    default:
      return `${formatDay(startsAt)} · ${formatTime(startsAt)}`;
  }
}
