const place = "opona.viewed";
/** The product being looked at and a row of others. */
const most = 9;

/** What was opened since this page's program began; it outlives client navigation, and nothing else. */
let seen: readonly number[] = [];

/**
 * Ids of products opened in this browser, the last one first.
 * @param mayKeep the visitor agreed that the browser keeps them (marketing)
 */
export function readViewed(mayKeep: boolean): readonly number[] {
  return [...new Set([...seen, ...(mayKeep ? readStored() : [])])].slice(0, most);
}

/** Puts the product first among those that were viewed; writes it down only where that is agreed to. */
export function addViewed(id: number, mayKeep: boolean): void {
  seen = [...new Set([id, ...readViewed(mayKeep)])].slice(0, most);
  if (!mayKeep) return;
  try {
    localStorage.setItem(place, JSON.stringify(seen));
  } catch {
    // Full or forbidden storage remembers nothing.
  }
}

export function forgetViewed(): void {
  seen = [];
  forgetStoredViewed();
}

/** Deletes what is stored, once the visitor no longer agrees to it; the memory of this page stays. */
export function forgetStoredViewed(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Forbidden storage has nothing to forget.
  }
}

function readStored(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isId) : [];
  } catch {
    // Storage that is forbidden or was written by somebody else: nothing was viewed.
    return [];
  }
}

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
