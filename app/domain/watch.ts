import { idFromUrl } from "./id-from-url.ts";

/** What a visitor waits for: an evening, or a product; its variant is null where it has none. */
export type Watched =
  | { readonly kind: "performance"; readonly id: number }
  | { readonly kind: "product"; readonly id: number; readonly variant: number | null };

/** The form that asks to be told when it can be had. `done`: what to do after it was sent. */
export function watchPath(watched: Watched, state?: "done"): string {
  const of =
    watched.kind === "performance"
      ? `termin=${watched.id}`
      : `produkt=${watched.id}${watched.variant === null ? "" : `&varianta=${watched.variant}`}`;
  return `/dejte-vedet?${of}${state ? "&hotovo=1" : ""}`;
}

/** What the address of the form names; null: nothing, or not one thing. */
export function watchedIn(query: URLSearchParams): Watched | null {
  const [evening, product, chosen] = ["termin", "produkt", "varianta"].map((name) => query.get(name));
  const idOf = (text: string | null | undefined) => idFromUrl(text ?? undefined);
  const id = idOf(evening ?? product);
  if (id === null || (evening && product)) return null;
  if (evening) return { kind: "performance", id };
  const variant = idOf(chosen);
  return chosen && variant === null ? null : { kind: "product", id, variant };
}

/** What is missing: free seats, the presale, pieces in stock. */
export type Awaited = "seats" | "presale" | "stock";
