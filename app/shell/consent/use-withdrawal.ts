import { useEffect } from "react";
import { forget, purchasesKey, viewedKey } from "#app/components/local-storage.ts";
import type { ConsentChoice } from "#app/domain/consent.ts";
import { dropCookies, tagCookies } from "./tag-cookies.ts";

/**
 * Removes the data that withdrawn consent had allowed in the browser: the tag's cookies, the numbers of
 * measured orders and the stored list of viewed products.
 * @param given undefined = not known (the root loader failed): nothing is removed then
 */
export function useConsentWithdrawal(given: ConsentChoice | null | undefined): void {
  useEffect(() => {
    if (given === undefined) return;
    if (!given?.analytical) dropCookies(tagCookies.analytical);
    if (!given?.analytical) forget(purchasesKey);
    if (!given?.advertisement) dropCookies(tagCookies.advertisement);
    if (!given?.marketing) forget(viewedKey);
  }, [given]);
}
