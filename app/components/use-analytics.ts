import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import type { AnalyticsEvent } from "#app/domain/shop/analytics.ts";
import type { ShellData } from "#app/domain/shell.ts";

declare global {
  interface Window {
    /** What the tag reads; it is there before its program is. */
    dataLayer?: unknown[];
  }
}

/** Sends an event to the tag and says whether it did; not unless a tag is configured and the visitor agreed to it. */
export function useAnalytics(): (event: AnalyticsEvent | null) => boolean {
  const isOn = useIsOn();
  return useCallback(
    (event) => {
      if (!isOn || !event) return false;
      window.dataLayer ??= [];
      // The tag merges what it is handed: parts of the last event would stay in this one.
      window.dataLayer.push({ ecommerce: null }, event);
      return true;
    },
    [isOn],
  );
}

/**
 * Sends the event once for each `key`: as soon as the page shows it, or once the visitor agrees where that is later.
 */
export function useSeen(event: AnalyticsEvent | null, key: string): void {
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
