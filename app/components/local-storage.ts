/** What stays in this browser with the visitor's consent; `app/messages/cookie-list.ts` lists it. */
export const viewedKey = "opona.viewed";
export const purchasesKey = "opona.purchases";
/** Where this tab's last page with the tag was. */
export const placeKey = "opona.place";

/** Removes a value whose consent was withdrawn. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
}
