import { z } from "zod";
import type { ShownSeats } from "#app/domain/shop/cart.ts";

const key = z.union([z.number(), z.string().min(1).max(200)]);
const shown = z.array(z.tuple([key, key.nullable(), z.array(z.tuple([key, z.array(key)]))]));

/** What `shownSeats` wrote into the form; of another text nothing. */
export function readShownSeats(posted: FormDataEntryValue | null): readonly ShownSeats[] {
  return shown
    .catch([])
    .parse(jsonOf(posted))
    .map(([productId, variantId, rows]) => ({
      productId,
      variantId,
      seats: rows.flatMap(([row, seats]) => seats.map((seat) => ({ row, seat }))),
    }));
}

function jsonOf(posted: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(posted));
  } catch {
    return null;
  }
}
