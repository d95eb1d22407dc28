import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FrameData } from "#app/domain/frame.ts";

const channelName = "opona-cart";

/**
 * Tabs of one browser show one cart: each says what its cart looks like when that changes, and one that hears of another
 * cart than its own reads its data again. The message is only compared, so a tab that lags behind cannot spoil another.
 */
export function useCartTabs(cart: FrameData["cart"]): void {
  const { revalidate } = useRevalidator();
  const looks = looksOf(cart);
  const own = useRef(looks);
  const heard = useRef<string | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    function open() {
      channel.current ??= new BroadcastChannel(channelName);
      channel.current.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== "string") return;
        heard.current = data;
        if (data !== own.current) revalidate();
      });
    }
    function close() {
      channel.current?.close();
      channel.current = null;
    }
    // An open channel would keep the page out of the back/forward cache; one that comes back reads anew anyhow.
    function onShow({ persisted }: PageTransitionEvent) {
      if (persisted) open();
    }
    open();
    window.addEventListener("pagehide", close);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pagehide", close);
      window.removeEventListener("pageshow", onShow);
      close();
    };
  }, [revalidate]);

  useEffect(() => {
    own.current = looks;
    if (looks !== null && looks !== heard.current) channel.current?.postMessage(looks);
  }, [looks]);
}

/** The same text for the same cart; null while it cannot be read, of which no tab needs to know. */
function looksOf({ count, preview }: FrameData["cart"]): string | null {
  if (count === null) return null;
  const lines = preview?.lines.map(({ product, variant, quantity }) => [product.id, variant?.id, quantity]);
  return JSON.stringify([lines ?? [], preview?.vouchers.map(({ id }) => id) ?? []]);
}
