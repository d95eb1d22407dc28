import { createContext, useContext, useEffect, useState } from "react";
import type { Notice } from "#app/domain/notice.ts";

/** Context for passing a notice to the shell, which shows it. Does nothing outside the shell. */
export const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/**
 * Shows the notice in an action's data: `useNotice(useActionData())`. The shell handles the data of fetchers
 * (`app/shell/notices/fetcher-notices.tsx`).
 */
export function useNotice(answer: unknown): void {
  const showNotice = useContext(NoticeContext);
  const notice = noticeIn(answer);
  useEffect(() => {
    if (notice) showNotice(notice);
  }, [notice, showNotice]);
}

/** Whether an action failed or reached a limit: its data is only a danger notice, and the form keeps its values. */
export function isFailed(answer: unknown): boolean {
  return noticeIn(answer)?.kind === "danger";
}

/** The action data for a form: the last result that is not a failure notice (e.g. of a rate limit). */
export function useFormAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (isFailed(answer)) return last;
  if (answer !== last) setLast(answer);
  return answer;
}

/** The notice in an action's data. */
export function noticeIn(answer: unknown): Notice | null {
  if (typeof answer !== "object" || answer === null || !("notice" in answer)) return null;
  // The data comes only from this app's own actions, where only server/actions/handlers.ts adds a notice.
  return (answer.notice as Notice | null | undefined) ?? null;
}
