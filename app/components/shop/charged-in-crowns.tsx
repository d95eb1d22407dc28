import { useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "#app/domain/shell.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { chargedTexts } from "#app/messages/charged.ts";
import styles from "./charged-in-crowns.module.css";

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
        ? chargedTexts.charged(currency.code)
        : chargedTexts.chargedTotal(currency.code, formatMoney(total))}
    </p>
  );
}
