import { useLocation, useMatches } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { placeKey } from "#app/components/local-storage.ts";
import { takePurchases } from "#app/components/purchases.ts";
import { useAnalytics } from "#app/components/use-analytics.ts";
import type { PreviewLine } from "#app/domain/shop/cart-preview.ts";
import type { ShellData, Tag } from "#app/domain/shell.ts";
import type { Key } from "#app/domain/shop/cart.ts";
import { isSecretPath, pathPattern } from "#app/domain/secret-paths.ts";
import type { ChangedLine, Notice } from "#app/domain/notice.ts";
import { store, stored } from "./browser/session-storage.ts";
import { useCartChanges } from "./notices/notice-history.ts";

/** Loads the tag, and reports orders and cart changes on every page. Renders nothing. */
export function Analytics({
  shell,
  before,
}: {
  readonly shell: Pick<ShellData, "tag" | "cart">;
  /** Notices shown before the visitor agreed: their cart changes are not reported. */
  readonly before: readonly Notice[];
}) {
  useTag(shell.tag, usePlace());
  useSecretsApart();
  useCartEvents(shell.cart, before);
  return null;
}

function command(..._words: unknown[]): unknown {
  return arguments;
}

/**
 * Loads the tag's script, once per page load and only after the visitor agreed (Google's basic consent mode). First
 * everything is denied, then the given categories are granted, and the grants are updated whenever the consent changes.
 */
function useTag(tag: Tag | null, place: string): void {
  const isLoaded = useRef(false);
  const before = useRef("");
  useEffect(() => {
    if (!tag) return;
    const layer = (window.dataLayer ??= []);
    const update = command("consent", "update", signals(tag.allows));
    if (isLoaded.current) {
      layer.push(update);
      return;
    }
    isLoaded.current = true;
    const isContainer = tag.id.startsWith("GTM-");
    // Before the events already in the queue: until something is denied, the tag assumes that everything is granted.
    // Of another site what the browser tells.
    const isOwn = document.referrer.startsWith(`${location.origin}/`);
    const from = isOwn ? location.origin + (stored(window, placeKey) ?? "/") : document.referrer;
    const where = { page_location: location.origin + place, page_referrer: from };
    layer.unshift(
      command("consent", "default", { ...signals(null), wait_for_update: 500 }),
      command("set", "ads_data_redaction", true),
      update,
      command("set", where),
      ...(isContainer
        ? [{ "gtm.start": Date.now(), event: "gtm.js" }]
        : [command("js", new Date()), command("config", tag.id, where)]),
    );
    before.current = place;
    store(window, placeKey, place);
    for (const event of takePurchases()) layer.push({ ecommerce: null }, event);
    const script = document.createElement("script");
    script.async = true;
    script.src = `${tag.origin}/${isContainer ? "gtm.js" : "gtag/js"}?id=${encodeURIComponent(tag.id)}`;
    document.head.append(script);
    // oxlint-disable-next-line react/exhaustive-deps -- the effect below reports a later place
  }, [tag]);
  useEffect(() => {
    if (!tag || before.current === place) return;
    const { origin } = location;
    const where = { page_location: origin + place, page_referrer: origin + before.current };
    window.dataLayer?.push(command("set", where));
    before.current = place;
    store(window, placeKey, place);
  }, [tag, place]);
}

/**
 * The pattern of the page's address, with the campaign that led to it: what somebody searches for, or a secret in
 * `redirect`, is not the tag's business.
 */
function usePlace(): string {
  const { pathname, search } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith("utm_"));
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "";
  return pathPattern(pathname, params) + query;
}

/** A page with a secret in its address is opened as a document, which has no tag. */
function useSecretsApart(): void {
  useEffect(() => {
    // Before the client-side router, which listens further inside.
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && isSecretPath(link.pathname)) event.stopImmediatePropagation();
    };
    window.addEventListener("click", open, true);
    return () => window.removeEventListener("click", open, true);
  }, []);
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
