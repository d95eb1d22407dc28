import { saleOf, unitGross } from "#app/domain/shop/money.ts";
import type { NetPrice } from "#app/domain/shop/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import styles from "./price.module.css";
import { useListDecimals, useMoney } from "./use-money.tsx";

interface PriceProps {
  readonly price: NetPrice;
  /** The lowest price of several variants: „od 590,00 Kč“. */
  readonly from?: boolean;
  readonly size?: "card" | "detail" | "row";
}

/**
 * Price with tax; in a sale the new and the original one, and the lowest price of the last 30 days wherever it is known
 * (§ 12a of Act 634/1992: beside every announced discount, so on cards too). A visible label explains a struck price.
 */
export function Price({ price, from = false, size = "card" }: PriceProps) {
  const decimals = useListDecimals();
  const inCurrency = useMoney();
  const money = (czk: number) => inCurrency(czk, decimals === undefined ? {} : { decimals });
  const sale = saleOf(price);
  const now = unitGross(price);
  return (
    <div className={classNames(styles.price, styles[size])}>
      <p className={styles.line}>
        <span className={classNames(styles.now, sale && styles.onSale)}>
          {sale ? <HiddenText>Cena po slevě </HiddenText> : null}
          {`${from ? "od " : ""}${money(now)}`}
        </span>
        {sale ? (
          <span className={styles.before}>
            Původní cena <s>{money(sale.original)}</s>
          </span>
        ) : null}
      </p>
      {sale?.lowest ? (
        <p className={styles.lowest}>Nejnižší cena za 30&nbsp;dní před slevou: {money(sale.lowest)}</p>
      ) : null}
    </div>
  );
}
