import { useFetchers, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";

/**
 * Whether data around the page are on their way, after a change or because they were asked for. Who goes to another
 * page meanwhile makes the router give that reading up, so the next page's has to bring them (`shouldRevalidate` of
 * root.tsx, which the router tells nothing of this). Only ever set in the browser.
 */
let isOwed = false;

export function isShellRevalidationPending(): boolean {
  return isOwed;
}

/** Keeps it true as long as a change or a reading is under way. Shows nothing. */
export function PendingRevalidation(): null {
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== "GET");
  const isReading = useRevalidator().state !== "idle";
  useEffect(() => {
    isOwed = isSending || isReading;
  }, [isSending, isReading]);
  return null;
}

/** Reads all data of the page again, those around it too, also where another page is on its way already. */
export function useRetriedRevalidation(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    isOwed = true;
    revalidate();
  }, [revalidate]);
}
