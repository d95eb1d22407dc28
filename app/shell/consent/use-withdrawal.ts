import { useEffect } from "react";
import { forget, purchasesKey, viewedKey } from "#app/components/local-storage.ts";
import type { ConsentChoice } from "#app/domain/consent.ts";
import { dropCookies, tagCookies } from "./tag-cookies.ts";

/**
 * Removes the data that withdrawn consent had allowed in the browser: the tag's cookies, the numbers of
 * measured orders and the stored list of viewed products.
 * @param choice undefined = not known (the root loader failed): nothing is removed then
 */
export function useConsentWithdrawal(choice: ConsentChoice | null | undefined): void {
  useEffect(() => {
    if (choice === undefined) return;
    if (!choice?.analytical) dropCookies(tagCookies.analytical);
    if (!choice?.analytical) forget(purchasesKey);
    if (!choice?.advertisement) dropCookies(tagCookies.advertisement);
    if (!choice?.marketing) forget(viewedKey);
  }, [choice]);
}
