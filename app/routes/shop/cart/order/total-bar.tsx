import type { ReactNode } from "react";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import type { CartTotals } from "#app/domain/shop/cart-totals.ts";
import { czech } from "#app/domain/typography.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import styles from "./total-bar.module.css";

const texts = czech({
  /** The bar with the total leads there: only the button beside the goods and prices sends the order. */
  toCheck: "Ke shrnutí",
  toSend: "K odeslání",
  /** Before the choice of delivery and payment. */
  soFar: "Zatím celkem",
});

export const recapId = "souhrn";
export const agreementId = "odeslani";

interface TotalBarProps {
  readonly totals: CartTotals;
  /** The visitor has chosen delivery and payment, so the total contains their fees. */
  readonly isFinal: boolean;
  /** The form that the visitor fills in. */
  readonly children: ReactNode;
}

/**
 * The total at the bottom of the window while the visitor fills in the form. Its link leads to the recapitulation. Only
 * there is the button with the words of the law, because goods and prices have to stand right before it (§ 1826a of the
 * Civil Code). The bar rests above the recapitulation, so it leaves as soon as that is visible.
 */
export function TotalBar({ totals, isFinal, children }: TotalBarProps) {
  const { shown, written } = useInCurrency();
  return (
    <div className={styles.filling}>
      {children}
      <p className={styles.bar} data-no-print>
        <span>
          {isFinal ? orderForm.total : texts.soFar}{" "}
          <strong className={styles.total}>{written(shown(totals).toPay)}</strong>
        </span>
        <a href={`#${recapId}`} className={`${styles.link} ${styles.below}`}>
          {texts.toCheck}
        </a>
        {/* On wide screens the recapitulation is beside the form, and only its end is out of sight. */}
        <a href={`#${agreementId}`} className={`${styles.link} ${styles.beside}`}>
          {texts.toSend}
        </a>
      </p>
    </div>
  );
}
