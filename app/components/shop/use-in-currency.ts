import { useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "#app/domain/shell-data.ts";
import {
  inCurrency,
  type Amounts,
  type LineAmounts,
  type VoucherAmounts,
} from "#app/domain/shop/in-currency.ts";
import { formatMoney } from "#app/domain/shop/money.ts";

/** Amounts of a cart or an order in the visitor's currency, and their format without another conversion. */
export function useInCurrency() {
  const { currency = null } = (useRouteLoaderData("root") as ShellData | undefined) ?? {};
  return {
    currency,
    shown: <L extends LineAmounts, V extends VoucherAmounts>(amounts: Amounts<L, V>) =>
      inCurrency(amounts, currency),
    written: (amount: number) => formatMoney(amount, currency, { alreadyConverted: true }),
  };
}
