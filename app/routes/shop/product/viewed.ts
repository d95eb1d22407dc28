const place = "opona.viewed";
/** The product being looked at and a row of others. */
const most = 9;

/** Ids of products opened in this browser, the last one first. */
export function readViewed(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isId).slice(0, most) : [];
  } catch {
    // Storage that is forbidden or was written by somebody else: nothing was viewed.
    return [];
  }
}

/** Puts the product first among those that were viewed. */
export function addViewed(id: number): void {
  try {
    const kept = [id, ...readViewed().filter((one) => one !== id)].slice(0, most);
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage remembers nothing.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Forbidden storage has nothing to forget.
  }
}

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
