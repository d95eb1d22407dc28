import { useEffect } from "react";
import { forgetStoredViewed } from "#app/components/shop/viewed.ts";
import type { ConsentChoice } from "#app/domain/consent.ts";
import { dropCookies, tagCookies } from "./tag-cookies.ts";

/**
 * Removes what is left in the browser of an agreement that holds no more: the tag's cookies and the kept history.
 * @param given undefined = not known (the frame's data never came): nothing is removed then
 */
export function useWithdrawal(given: ConsentChoice | null | undefined): void {
  useEffect(() => {
    if (given === undefined) return;
    if (!given?.analytical) dropCookies(tagCookies.analytical);
    if (!given?.advertisement) dropCookies(tagCookies.advertisement);
    if (!given?.marketing) forgetStoredViewed();
  }, [given]);
}
