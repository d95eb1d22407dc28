import { formatDay, formatTime } from "#app/domain/dates.ts";
import type { Evening } from "#app/domain/shop/cart.ts";
import { czech } from "#app/domain/typography.ts";
import styles from "./evening-stub.module.css";

/** Replaces a ticket's picture: its day, as on a stub. `startsAt`: an ISO instant. */
export function EveningStub({ startsAt }: { readonly startsAt: string }) {
  const [weekday = "", ...day] = formatDay(startsAt).split("\u00a0");
  return (
    <span className={styles.stub} aria-hidden>
      <span>{weekday}</span>
      <b>{day.join("\u00a0")}</b>
      <span>{formatTime(startsAt)}</span>
    </span>
  );
}

/** Of a ticket: „so 28. 11. v 19:00, Velký sál“. */
export function eveningText({ startsAt, venue }: Pick<Evening, "startsAt" | "venue">): string {
  const when = `${formatDay(startsAt)} v\u00a0${formatTime(startsAt)}`;
  return czech(venue === null ? when : `${when}, ${venue}`);
}
