import { useCallback, useEffect, useRef } from "react";
import { useAnalytics } from "#app/components/use-analytics.ts";
import type { PreviewLine } from "#app/domain/shop/cart-preview.ts";
import type { ShellData, Tag } from "#app/domain/shell.ts";
import type { Key } from "#app/domain/shop/cart.ts";
import type { ChangedLine, Notice } from "#app/domain/notice.ts";
import { useCartChanges } from "./notices/notice-history.ts";

/** Loads the tag and reports cart changes on every page. Renders nothing. */
export function Analytics({
  shell,
  before,
}: {
  readonly shell: Pick<ShellData, "tag" | "cart">;
  /** Notices shown before the visitor agreed: their cart changes are not reported. */
  readonly before: readonly Notice[];
}) {
  useTag(shell.tag);
  useCartEvents(shell.cart, before);
  return null;
}

/**
 * Loads the tag's script, once per page load and only after the visitor agreed (Google's basic consent mode). First
 * everything is denied, then the given categories are granted, and the grants are updated whenever the consent changes.
 */
function useTag(tag: Tag | null): void {
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!tag) return;
    const layer = (window.dataLayer ??= []);
    function command(..._words: unknown[]): unknown {
      // oxlint-disable-next-line prefer-rest-params -- the tag distinguishes commands from events by this kind of
      // object
      return arguments;
    }
    const update = command("consent", "update", signals(tag.allows));
    if (isLoaded.current) {
      layer.push(update);
      return;
    }
    isLoaded.current = true;
    const isContainer = tag.id.startsWith("GTM-");
    // Before the events already in the queue: until something is denied, the tag assumes that everything is granted.
    layer.unshift(
      command("consent", "default", { ...signals(null), wait_for_update: 500 }),
      command("set", "ads_data_redaction", true),
      update,
      ...(isContainer
        ? [{ "gtm.start": Date.now(), event: "gtm.js" }]
        : [command("js", new Date()), command("config", tag.id)]),
    );
    const script = document.createElement("script");
    script.async = true;
    script.src = `${tag.origin}/${isContainer ? "gtm.js" : "gtag/js"}?id=${encodeURIComponent(tag.id)}`;
    document.head.append(script);
  }, [tag]);
}

/** @param allows null = only what the site itself needs */
function signals(allows: Tag["allows"] | null) {
  const word = (isGranted: boolean | undefined) => (isGranted ? "granted" : "denied");
  return {
    analytics_storage: word(allows !== null),
    ad_storage: word(allows?.advertisement),
    ad_user_data: word(allows?.advertisement),
    ad_personalization: word(allows?.advertisement && allows.marketing),
    personalization_storage: word(allows?.marketing),
    functionality_storage: "granted",
    security_storage: "granted",
  };
}

/**
 * Reports add_to_cart and remove_from_cart (§7) for the changes confirmed by the server. A new line is found only in
 * the data loaded after its change, a removed one only in the data from before.
 */
function useCartEvents({ preview }: ShellData["cart"], before: readonly Notice[]): void {
  const report = useAnalytics();
  const known = useRef(new Map<string, PreviewLine>());
  const waiting = useRef<ChangedLine[]>([]);
  useCartChanges(
    useCallback((changed) => {
      waiting.current.push(...changed);
    }, []),
    before,
  );
  useEffect(() => {
    for (const line of preview?.lines ?? []) {
      known.current.set(keyOf(line.product.id, line.variant?.id), line);
    }
    waiting.current = waiting.current.filter((change) => {
      const line = known.current.get(keyOf(change.productId, change.variantId));
      if (line) report((events) => events.quantityChanged(line, change));
      return !line;
    });
  });
}

function keyOf(productId: Key, variantId: Key | null | undefined): string {
  return `${productId}-${variantId ?? ""}`;
}
