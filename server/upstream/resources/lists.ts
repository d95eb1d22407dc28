import { z } from "zod";
import type { Country } from "#app/domain/shop/checkout.ts";
import type { Currency } from "#app/domain/shop/currency.ts";
import { reading } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const symbol = w.optional(w.line);

const currency = w
  .object({
    id: w.id,
    code: w.opaqueKey,
    isDefault: w.booleanLike,
    rate: w.amount.pipe(z.number().positive()),
    decimals: w.optional(w.amount.pipe(z.number().int().min(0).max(4))),
    symbolBefore: symbol,
    symbolAfter: symbol,
  })
  .transform((wire): Currency => ({
    ...wire,
    decimals: wire.decimals ?? 2,
    symbolAfter: wire.symbolAfter ?? (wire.symbolBefore ? null : wire.code),
  }));

const countryKey = z.union([z.string().max(40), z.number().int().transform(String)]).pipe(
  z
    .string()
    .regex(/^[\p{L}\p{N}_-]{1,20}$/u)
    .transform((key) => (/^[a-z]{2}$/i.test(key) ? key.toUpperCase() : key)),
);

/** Identified by its ISO code, else by its id, which an address then sends. */
const country = z
  .object({ code: w.optional(countryKey), id: w.optional(countryKey), name: w.line })
  .refine(({ code, id }) => code !== null || id !== null)
  .transform(({ code, id, name }): Country => ({ code: code ?? id ?? "", name }));

export const readCurrencies = reading("currencies", w.list(currency));

export const readCountries = reading("countries", w.list(country));
