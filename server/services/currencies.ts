import { type Id, isSameId } from "#app/domain/id.ts";
import type { Currency } from "#app/domain/shop/currency.ts";
import { crowns } from "#app/domain/fallback-settings.ts";
import { currency as currencyCookie, storeCurrency } from "#server/cookies/preferences.ts";
import { readCurrencies } from "#server/upstream/resources/lists.ts";
import type { RequestContext } from "#server/context/context.ts";

export async function loadCurrencies(context: RequestContext): Promise<readonly Currency[]> {
  const read = await readCurrencies(context.upstream);
  return read.ok && read.value.length > 0 ? read.value : [crowns];
}

/** Stores the visitor's choice. `missing`: the currency does not exist; `failed`: the list cannot be read now. */
export async function chooseCurrency(
  context: RequestContext,
  { id }: { readonly id: Id },
): Promise<"stored" | "missing" | "failed"> {
  const currencies = await loadCurrencies(context);
  if (!currencies.some((currency) => isSameId(currency.id, id)))
    return currencies.includes(crowns) ? "failed" : "missing";
  return (await storeCurrency(context.cookies, id)) ? "stored" : "failed";
}

/** §4: the currency with the stored id, otherwise the default one. */
export async function chosenCurrency(context: RequestContext): Promise<Currency> {
  const [currencies, stored] = await Promise.all([
    loadCurrencies(context),
    context.cookies.read(currencyCookie),
  ]);
  return (
    currencies.find((currency) => isSameId(currency.id, stored?.id)) ??
    currencies.find((currency) => currency.isDefault) ??
    currencies[0] ??
    crowns
  );
}
