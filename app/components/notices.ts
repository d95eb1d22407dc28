import { createContext, useContext, useEffect, useState } from "react";
import type { Notice } from "#app/domain/notice.ts";

/** How a component hands a notice to the frame, which shows it. Outside of the frame nothing happens. */
export const TellNotice = createContext<(notice: Notice) => void>(() => {});

/**
 * Shows the notice that came in the answer of an action: `useNotice(useActionData())`. Fetchers' are heard by the
 * frame.
 */
export function useNotice(answer: unknown): void {
  const tell = useContext(TellNotice);
  const notice = noticeIn(answer);
  useEffect(() => {
    if (notice) tell(notice);
  }, [notice, tell]);
}

/** A form that was sent too often, or failed, keeps what is in it: it was answered with a notice of that alone. */
export function isFailed(answer: unknown): boolean {
  return noticeIn(answer)?.kind === "danger";
}

/** What the form on a page shows: its action's last answer that was of its own, not one that it came too often. */
export function useFormAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (isFailed(answer)) return last;
  if (answer !== last) setLast(answer);
  return answer;
}

/** The notice that an action answered with. */
export function noticeIn(answer: unknown): Notice | null {
  if (typeof answer !== "object" || answer === null || !("notice" in answer)) return null;
  // Only our own actions answer here, and `settle` is the one place that puts a notice in.
  return (answer.notice as Notice | null | undefined) ?? null;
}
