import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import type { AnalyticsEvent } from "#app/domain/shop/analytics.ts";
import type { ShellData } from "#app/domain/shell.ts";

declare global {
  interface Window {
    /** The tag's queue; created before the tag's script is loaded. */
    dataLayer?: unknown[];
  }
}

/**
 * Returns a function that sends an event to the tag, and returns whether it did: only if a tag is configured and the
 * visitor consented to it.
 */
export function useAnalytics(): (event: AnalyticsEvent | null) => boolean {
  const isOn = useIsOn();
  return useCallback(
    (event) => {
      if (!isOn || !event) return false;
      window.dataLayer ??= [];
      // The tag merges pushed objects: without the reset, parts of the last event would stay in this one.
      window.dataLayer.push({ ecommerce: null }, event);
      return true;
    },
    [isOn],
  );
}

/** Sends the event once for each `key`: when the page is shown, or when the visitor consents, if that is later. */
export function useAnalyticsImpression(event: AnalyticsEvent | null, key: string): void {
  const report = useAnalytics();
  const isOn = useIsOn();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!isOn || event === null || seen.current === key) return;
    seen.current = key;
    report(event);
  });
}

function useIsOn(): boolean {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  return Boolean(shell?.tag);
}
