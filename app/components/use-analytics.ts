import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import type { AnalyticsEvent } from "#app/domain/shop/analytics.ts";
import type { ShellData } from "#app/domain/shell-data.ts";

declare global {
  interface Window {
    /** The tag's queue; it exists before the tag's script loads. */
    dataLayer?: unknown[];
  }
}

/** Builds an event. The site loads the functions that build events only for visitors who consented. */
type BuildEvent = (events: typeof import("#app/domain/shop/analytics.ts")) => AnalyticsEvent | null;

/**
 * Returns a function that sends an event to the tag, and returns whether it does: only if a tag is configured and the
 * visitor consented to it.
 */
export function useAnalytics(): (build: BuildEvent) => boolean {
  const isOn = useIsOn();
  return useCallback(
    (build) => {
      if (isOn) void send(build);
      return isOn;
    },
    [isOn],
  );
}

async function send(build: BuildEvent): Promise<void> {
  // If the module fails to load, only the analytics are missing.
  const events = await import("#app/domain/shop/analytics.ts").catch(() => null);
  const event = events && build(events);
  if (!event) return;
  window.dataLayer ??= [];
  // The tag merges pushed objects: without the reset, parts of the last event would stay in this one.
  window.dataLayer.push({ ecommerce: null }, event);
}

/** Sends the event once for each `key`: when the page appears, or when the visitor consents, if that is later. */
export function useAnalyticsImpression(build: BuildEvent | null, key: string): void {
  const report = useAnalytics();
  const isOn = useIsOn();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!isOn || build === null || seen.current === key) return;
    seen.current = key;
    report(build);
  });
}

function useIsOn(): boolean {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  return Boolean(shell?.tag);
}
