import { createContext, useContext, type ReactNode } from "react";
import { listDecimals } from "#app/domain/shop/money.ts";
import { useInCurrency } from "./use-in-currency.ts";

const Decimals = createContext<number | undefined>(undefined);

interface ListPricesProps {
  /** All amounts of the list, gross CZK. */
  readonly amounts: readonly number[];
  /** They are shown in crowns, whatever the visitor's currency. */
  readonly isInCrowns?: boolean;
  readonly children: ReactNode;
}

/** A list whose prices are written alike: without decimals where all are whole (§9). */
export function ListPrices({ amounts, isInCrowns = false, children }: ListPricesProps) {
  const { currency } = useInCurrency();
  return (
    <Decimals.Provider value={listDecimals(amounts, isInCrowns ? null : currency)}>
      {children}
    </Decimals.Provider>
  );
}

/** Decimals of the list around; undefined where a price stands for itself. */
export function useListDecimals(): number | undefined {
  return useContext(Decimals);
}
