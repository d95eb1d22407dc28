import type { Id } from "#app/domain/id.ts";
import { forget, viewedKey as place } from "#app/components/local-storage.ts";

/** The current product and a row of others. */
const maxItems = 9;

/** Products opened since the document was loaded; survives client-side navigation, but not a reload. */
let seen: readonly Id[] = [];

/**
 * Ids of products opened in this browser, the latest first.
 * @param hasConsent the visitor consented to storing them in the browser (marketing)
 */
export function readViewed(hasConsent: boolean): readonly Id[] {
  return [...new Set([...seen, ...(hasConsent ? readStored() : [])])].slice(0, maxItems);
}

/** Adds the product as the latest viewed one; stores it only with the visitor's consent. */
export function addViewed(id: Id, mayKeep: boolean): void {
  seen = [...new Set([id, ...readViewed(mayKeep)])].slice(0, maxItems);
  if (!mayKeep) return;
  try {
    localStorage.setItem(place, JSON.stringify(seen));
  } catch {
    // Storage is full or blocked: stores nothing.
  }
}

export function clearViewed(): void {
  seen = [];
  forget(place);
}

function readStored(): readonly Id[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isId) : [];
  } catch {
    // Storage is blocked, or its content is not valid JSON: treated as empty.
    return [];
  }
}

function isId(value: unknown): value is Id {
  return typeof value === "string" || (Number.isSafeInteger(value) && Number(value) > 0);
}
