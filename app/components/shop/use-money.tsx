import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext, type ReactNode } from "react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { formatMoney, listDecimals } from "#app/domain/shop/money.ts";

/** The visitor's currency; null if the root loader's data is missing (error pages). */
function useCurrency(): ShellData["currency"] | null {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  return shell?.currency ?? null;
}

/** Formats gross CZK in the visitor's currency, or in crowns. */
export function useMoney(): (czk: number, format?: { decimals?: number }) => string {
  const currency = useCurrency();
  return (czk, format) => formatMoney(czk, currency, format);
}

const Decimals = createContext<number | undefined>(undefined);

interface ListPricesProps {
  /** All amounts of the list, gross CZK. */
  readonly amounts: readonly number[];
  /** Shows them in crowns, whatever the visitor's currency. */
  readonly isInCrowns?: boolean;
  readonly children: ReactNode;
}

/** A list with one format of prices: without decimals if all are whole (§9). */
export function ListPrices({ amounts, isInCrowns = false, children }: ListPricesProps) {
  const currency = useCurrency();
  return (
    <Decimals.Provider value={listDecimals(amounts, isInCrowns ? null : currency)}>
      {children}
    </Decimals.Provider>
  );
}

/** Decimals of the surrounding list; undefined for a single price. */
export function useListDecimals(): number | undefined {
  return useContext(Decimals);
}
