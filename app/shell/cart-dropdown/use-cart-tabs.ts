import { useEffect, useRef } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { useShellRevalidation } from "#app/shell/browser/pending-revalidation.ts";
import { useChannel } from "#app/shell/browser/use-channel.ts";

/**
 * Synchronizes the cart between the tabs of one browser: each tab posts a description of its cart when that changes,
 * and a tab that receives a different one revalidates its data. The message is only compared, so an outdated tab cannot
 * corrupt another.
 */
export function useCartTabs(cart: ShellData["cart"]): void {
  const readAgain = useShellRevalidation();
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

/** The same text for the same cart; null while it cannot be read, which is not posted. */
function looksOf({ count, preview }: ShellData["cart"]): string | null {
  if (count === null) return null;
  const lines = preview?.lines.map(({ product, variant, quantity }) => [product.id, variant?.id, quantity]);
  return JSON.stringify([lines ?? [], preview?.vouchers.map(({ id }) => id) ?? []]);
}
