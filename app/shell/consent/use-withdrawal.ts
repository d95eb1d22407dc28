import { useEffect } from "react";
import { forget, placeKey, purchasesKey, viewedKey } from "#app/components/local-storage.ts";
import type { ConsentChoice } from "#app/domain/consent.ts";

/** Names of cookies that the tag sets, by the category that allows them. */
const tagCookies = { analytical: /^_(?:ga|gid)/, advertisement: /^_gcl/ } as const;

/**
 * Removes the data that withdrawn consent had allowed in the browser: the tag's cookies, the measured
 * orders, the last place and the stored list of viewed products.
 * @param choice undefined = unknown (the root loader failed): removes nothing then
 */
export function useConsentWithdrawal(choice: ConsentChoice | null | undefined): void {
  useEffect(() => {
    if (choice === undefined) return;
    if (!choice?.analytical) dropCookies(tagCookies.analytical);
    if (!choice?.analytical) for (const key of [purchasesKey, placeKey]) forget(key);
    if (!choice?.advertisement) dropCookies(tagCookies.advertisement);
    if (!choice?.marketing) forget(viewedKey);
  }, [choice]);
}

/**
 * The tag sets its cookies for the widest domain it can. A script cannot read that domain, so the function tries all.
 */
function dropCookies(names: RegExp): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=");
    if (!names.test(name)) continue;
    for (const domain of ["", ...domains.map((value) => `; domain=${value}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
