import { useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import styles from "./charged-in-crowns.module.css";

const texts = czech({
  /** On the product page. */
  charged: (code: string) => `Účtujeme v korunách českých. Ceny v ${code} jsou přepočtené a jen orientační.`,
  /** Beside a total: the amount actually charged. */
  chargedTotal: (code: string, crowns: string) =>
    `Účtujeme v korunách českých: zaplatíte ${crowns}. Částky v ${code} jsou přepočtené a jen orientační.`,
});

/**
 * Notes that the shop charges crowns, if the page shows prices in another currency; `total` (gross CZK) adds the
 * amount.
 */
export function ChargedInCrowns({ total }: { readonly total?: number }) {
  const { currency } = (useRouteLoaderData("root") as ShellData | undefined) ?? {};
  if (!currency || currency.code === "CZK") return null;
  return (
    <p className={styles.note}>
      {total === undefined
        ? texts.charged(currency.code)
        : texts.chargedTotal(currency.code, formatMoney(total))}
    </p>
  );
}
