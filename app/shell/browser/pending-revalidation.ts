import { useFetchers, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Whether a revalidation of the shell's data is in progress, after a change or on request. A navigation in the meantime
 * makes the router abort that revalidation, so the navigation has to load the data too (`shouldRevalidate` of
 * app/root.tsx, which the router does not inform of this). Only ever set in the browser.
 */
let isPending = false;

export function isShellRevalidationPending(): boolean {
  return isPending;
}

/** Keeps the flag true while a change or a revalidation is in progress. Renders nothing. */
export function PendingRevalidation(): null {
  const changes = useFetchers().filter(({ formMethod }) => formMethod !== undefined && formMethod !== "GET");
  const isSending = changes.length > 0;
  const answered = changes.flatMap(({ key, state }) => (state === "loading" ? key : [])).join();
  const { state, revalidate } = useRevalidator();
  const isReading = useRef(false);
  useEffect(() => {
    isReading.current = state !== "idle";
    isPending = isSending || isReading.current;
  }, [isSending, state]);
  // A revalidation that began before the change may arrive after the change's own one, and would then show the data
  // from before the change: the router does not order the two. A new revalidation replaces it.
  useEffect(() => {
    if (answered && isReading.current) revalidate();
  }, [answered, revalidate]);
  return null;
}

/** Revalidates all data of the page including the shell's, even when a navigation is already in progress. */
export function useShellRevalidation(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    isPending = true;
    revalidate();
  }, [revalidate]);
}
