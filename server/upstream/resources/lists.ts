import { z } from "zod";
import type { Country } from "#app/domain/shop/checkout.ts";
import type { Currency } from "#app/domain/shop/currency.ts";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const symbol = w.optional(w.line);

const currency = z
  .object({
    id: w.id,
    code: w.opaqueKey,
    is_default: w.booleanLike,
    rate: w.amount.pipe(z.number().positive()),
    decimals: w.optional(w.amount.pipe(z.number().int().min(0).max(4))),
    symbol_before: symbol,
    symbol_after: symbol,
  })
  .transform((wire): Currency => ({
    id: wire.id,
    code: wire.code,
    isDefault: wire.is_default,
    rate: wire.rate,
    decimals: wire.decimals ?? 2,
    symbolBefore: wire.symbol_before,
    symbolAfter: wire.symbol_after ?? (wire.symbol_before ? null : wire.code),
  }));

const country = z
  .object({ code: z.string().regex(/^[A-Za-z]{2}$/), name: w.line })
  .transform((wire): Country => ({ code: wire.code.toUpperCase(), name: wire.name }));

export function readCurrencies(upstream: Upstream) {
  return upstream.shared("currencies", {}, w.list(currency));
}

export function readCountries(upstream: Upstream) {
  return upstream.shared("countries", {}, w.list(country));
}
