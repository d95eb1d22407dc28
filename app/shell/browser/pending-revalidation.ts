import { useFetchers, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";

/**
 * Whether the shell's data are being revalidated, after a change or on request. A navigation in the meantime makes the
 * router abort that revalidation, so the navigation has to load them, too (`shouldRevalidate` of app/root.tsx, which
 * the router does not inform of this). Only ever set in the browser.
 */
let isPending = false;

export function isShellRevalidationPending(): boolean {
  return isPending;
}

/** Keeps the flag true while a change or a revalidation is in progress. Renders nothing. */
export function PendingRevalidation(): null {
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== "GET");
  const isReading = useRevalidator().state !== "idle";
  useEffect(() => {
    isPending = isSending || isReading;
  }, [isSending, isReading]);
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
