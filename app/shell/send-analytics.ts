import { lineKey } from "#app/domain/id.ts";
import { useLocation, useMatches } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { placeKey } from "#app/components/local-storage.ts";
import { takePurchases } from "#app/components/purchases.ts";
import { useAnalytics } from "#app/components/use-analytics.ts";
import type { PreviewLine } from "#app/domain/shop/cart-preview.ts";
import type { ShellData, Tag } from "#app/domain/shell-data.ts";
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
  /** Notices shown before the visitor agreed: the tag must not get their cart changes. */
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
 * Loads the tag's script, once per page load and only after the visitor agreed (Google's basic consent mode). First it
 * denies everything, then it grants the allowed categories, and updates the grants whenever the consent changes.
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
    // Before the events already in the queue: without a denial, the tag assumes that everything is granted. For another
    // site it gets the referrer that the browser gives.
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
 * The pattern of the page's address, with the campaign that led to it: the tag must not get search queries or a secret
 * in `redirect`.
 */
function usePlace(): string {
  const { pathname, search } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith("utm_"));
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "";
  return pathPattern(pathname, params) + query;
}

/** A page with a secret in its address opens as a document, which has no tag. */
function useSecretsApart(): void {
  useEffect(() => {
    // Runs before the client-side router, which listens further inside.
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link && isSecretPath(link.pathname)) event.stopImmediatePropagation();
    };
    window.addEventListener("click", open, true);
    return () => window.removeEventListener("click", open, true);
  }, []);
}

/** @param allows null = only the site's own needs */
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
 * Reports add_to_cart and remove_from_cart (§7) for the changes confirmed by the server. Only the data loaded after the
 * change contain a new line, and only the data from before it contain a removed one.
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
      known.current.set(lineKey(line.product.id, line.variant?.id), line);
    }
    waiting.current = waiting.current.filter((change) => {
      const line = known.current.get(lineKey(change.productId, change.variantId));
      if (line) report((events) => events.quantityChanged(line, change));
      return !line;
    });
  });
}
