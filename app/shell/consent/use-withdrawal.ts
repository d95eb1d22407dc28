import { useEffect } from "react";
import { clearStoredViewed } from "#app/components/shop/recently-viewed.ts";
import type { ConsentChoice } from "#app/domain/consent.ts";
import { dropCookies, tagCookies } from "./tag-cookies.ts";

/**
 * Removes the data that withdrawn consent had allowed in the browser: the tag's cookies and the stored list of viewed
 * products.
 * @param given undefined = not known (the root loader failed): nothing is removed then
 */
export function useConsentWithdrawal(given: ConsentChoice | null | undefined): void {
  useEffect(() => {
    if (given === undefined) return;
    if (!given?.analytical) dropCookies(tagCookies.analytical);
    if (!given?.advertisement) dropCookies(tagCookies.advertisement);
    if (!given?.marketing) clearStoredViewed();
  }, [given]);
}
