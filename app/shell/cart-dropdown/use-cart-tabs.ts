import { useEffect, useRef } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { useRetriedRevalidation } from "#app/shell/browser/pending-revalidation.ts";
import { useChannel } from "#app/shell/browser/use-channel.ts";

/**
 * Tabs of one browser show one cart: each says what its cart looks like when that changes, and one that hears of
 * another cart than its own reads its data again. The message is only compared, so a tab that lags behind cannot spoil
 * another.
 */
export function useCartTabs(cart: ShellData["cart"]): void {
  const readAgain = useRetriedRevalidation();
  const looks = looksOf(cart);
  const own = useRef(looks);
  const heard = useRef<string | null>(null);
  const post = useChannel("opona-cart", (said) => {
    heard.current = said;
    if (said !== own.current) readAgain();
  });

  useEffect(() => {
    own.current = looks;
    if (looks !== null && looks !== heard.current) post(looks);
  }, [looks, post]);
}

/** The same text for the same cart; null while it cannot be read, of which no tab needs to know. */
function looksOf({ count, preview }: ShellData["cart"]): string | null {
  if (count === null) return null;
  const lines = preview?.lines.map(({ product, variant, quantity }) => [product.id, variant?.id, quantity]);
  return JSON.stringify([lines ?? [], preview?.vouchers.map(({ id }) => id) ?? []]);
}
