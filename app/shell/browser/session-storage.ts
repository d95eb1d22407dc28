/** A value of this tab; null where there is none or the storage is blocked. */
export function stored(page: Window, key: string): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab; does nothing where the storage is blocked or full. */
export function store(page: Window, key: string, value: string): void {
  try {
    page.sessionStorage.setItem(key, value);
  } catch {}
}

/** Under this key a popup's name is stored when it must not open any more (`app/shell/boot/popups.ts`). */
export const closedPopupKey = (popup: string) => `opona.closed.${popup}`;
