import { useCallback, useEffect, useRef } from "react";
import { useAnalytics } from "#app/components/use-analytics.ts";
import { quantityChanged } from "#app/domain/shop/analytics.ts";
import type { PreviewLine } from "#app/domain/shop/cart-preview.ts";
import type { ShellData, Tag } from "#app/domain/shell.ts";
import type { ChangedLine, Notice } from "#app/domain/notice.ts";
import { useCartChanges } from "./notices/notice-history.ts";

/** The tag itself and what happens to the cart on any page. Shows nothing. */
export function Analytics({
  shell,
  before,
}: {
  readonly shell: Pick<ShellData, "tag" | "cart">;
  /** Notices that count for nothing. */
  readonly before: readonly Notice[];
}) {
  useTag(shell.tag);
  useCartEvents(shell.cart, before);
  return null;
}

/**
 * Loads the tag's program, once a page and only after the visitor agreed (Google's basic consent mode). First
 * everything is denied, then what is agreed to is granted, and again whenever that changes.
 */
function useTag(tag: Tag | null): void {
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!tag) return;
    const layer = (window.dataLayer ??= []);
    function command(..._words: unknown[]): unknown {
      // oxlint-disable-next-line prefer-rest-params -- the tag tells commands from events by this kind of object
      return arguments;
    }
    const update = command("consent", "update", signals(tag.allows));
    if (isLoaded.current) {
      layer.push(update);
      return;
    }
    isLoaded.current = true;
    const isContainer = tag.id.startsWith("GTM-");
    // Before all that the page has told already: while nothing is denied the tag takes everything for granted.
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

/** @param allows null = nothing but what the site itself needs */
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
 * add_to_cart and remove_from_cart (§7) from what the server settled. A new line is known only with the data that are
 * read after its change, one that is gone only from those before.
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
      if (line) report(quantityChanged(line, change));
      return !line;
    });
  });
}

function keyOf(productId: number, variantId: number | null | undefined): string {
  return `${productId}-${variantId ?? ""}`;
}
