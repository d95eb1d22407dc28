/** The keys of data that this browser keeps with the visitor's consent; `app/messages/cookies-texts.ts` lists it. */
export const viewedKey = "opona.viewed";
export const purchasesKey = "opona.purchases";
/** The address of this tab's last page with the tag. */
export const placeKey = "opona.place";

/** Removes a value whose consent was withdrawn. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it has nothing to delete.
  }
}
