import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { ShownSeats } from "#app/domain/shop/cart.ts";

const key = z.union([z.number(), z.string().min(1).max(200)]);
const shown = z.array(z.tuple([key, key.nullable(), z.array(z.tuple([key, z.array(key)]))]));

/** Reads the text that `shownSeats` wrote into the form; empty for any other text. */
export function readShownSeats(posted: FormDataEntryValue | null): readonly ShownSeats[] {
  const json = parseJson(typeof posted === "string" ? posted : "");
  return shown
    .catch([])
    .parse(json.ok ? json.value : [])
    .map(([productId, variantId, rows]) => ({
      productId,
      variantId,
      seats: rows.flatMap(([row, seats]) => seats.map((seat) => ({ row, seat }))),
    }));
}
