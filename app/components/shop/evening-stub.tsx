import { formatDay, formatTime } from "#app/domain/dates.ts";
import styles from "./evening-stub.module.css";

/** In place of a ticket's picture: its day, as a stub has it. `startsAt`: an ISO instant. */
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
