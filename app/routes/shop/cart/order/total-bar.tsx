import type { ReactNode } from "react";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import type { CartTotals } from "#app/domain/shop/cart-totals.ts";
import { orderForm } from "#app/messages/order.ts";
import styles from "./total-bar.module.css";

export const recapId = "souhrn";
export const agreementId = "odeslani";

interface TotalBarProps {
  readonly totals: CartTotals;
  /** Delivery and payment are chosen, so that the total contains their fees. */
  readonly isFinal: boolean;
  /** The form that is filled in. */
  readonly children: ReactNode;
}

/**
 * The total at the bottom of the window while the form is filled in. Its link leads to the recapitulation; the button
 * with the words of the law stands only there, because goods and prices have to be right before it (§ 1826a of the
 * Civil Code). The bar rests above the recapitulation, so it is gone as soon as that is seen.
 */
export function TotalBar({ totals, isFinal, children }: TotalBarProps) {
  const { shown, written } = useInCurrency();
  return (
    <div className={styles.filling}>
      {children}
      <p className={styles.bar}>
        <span>
          {isFinal ? orderForm.total : orderForm.soFar}{" "}
          <strong className={styles.total}>{written(shown(totals).toPay)}</strong>
        </span>
        <a href={`#${recapId}`} className={`${styles.link} ${styles.below}`}>
          {orderForm.toCheck}
        </a>
        {/* Where the recapitulation is beside the form, only its end is out of sight. */}
        <a href={`#${agreementId}`} className={`${styles.link} ${styles.beside}`}>
          {orderForm.toSend}
        </a>
      </p>
    </div>
  );
}
