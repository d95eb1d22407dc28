/** A value of this tab; null without one, or if the storage is blocked. */
export function stored(page: Window, key: string): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab; does nothing if the storage is blocked or full. */
export function store(page: Window, key: string, value: string): void {
  try {
    page.sessionStorage.setItem(key, value);
  } catch {}
}

/** The key for the name of a popup that must not open any more (`app/shell/start/open-popups.ts`). */
export const closedPopupKey = (popup: string) => `opona.closed.${popup}`;
