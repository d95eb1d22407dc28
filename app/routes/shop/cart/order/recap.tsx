import { lineKey } from "#app/domain/id.ts";
import { eveningText } from "#app/components/shop/evening-stub.tsx";
import { Totals } from "#app/components/shop/totals.tsx";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import { contentOf, type Delivery, type Payment } from "#app/domain/shop/checkout.ts";
import type { CartTotals } from "#app/domain/shop/cart-totals.ts";
import { czech } from "#app/domain/typography.ts";
import { contentTexts } from "#app/messages/order-texts.ts";
import { seatsOf } from "../line-seats.ts";
import styles from "./recap.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  check: "Zkontrolujte prosím objednávku",
});

interface RecapProps {
  readonly totals: CartTotals;
  /** The amounts are provisional. */
  readonly isBusy: boolean;
  /** Undefined: only tickets, which need no delivery. */
  readonly delivery: Delivery | null | undefined;
  readonly payment: Payment | null;
}

/** All goods of the order and their prices, right above the button (§ 1826a of the Civil Code). */
export function Recap({ totals, isBusy, delivery, payment }: RecapProps) {
  const { shown, written } = useInCurrency();
  return (
    <section className={styles.recap} aria-busy={isBusy || undefined}>
      <h2 className="h3">{texts.check}</h2>
      {/* The printed page already has the lines above. */}
      <ul role="list" className={styles.lines} data-no-print>
        {shown(totals).lines.map(({ line, total }) => (
          <li key={lineKey(line.product.id, line.variant?.id)} className={styles.line}>
            <span>
              {line.quantity}&nbsp;×{" "}
              <Typeset>
                {line.variant ? `${line.product.name}, ${line.variant.name}` : line.product.name}
              </Typeset>
              {line.evening ? <span className={styles.excluded}>{eveningText(line.evening)}</span> : null}
              {seatsOf(line) ? <span className={styles.excluded}>{seatsOf(line)}</span> : null}
              {line.product.withdrawalExcluded ? (
                <span className={styles.excluded}>
                  <Typeset>{line.product.withdrawalExcluded}</Typeset>
                </span>
              ) : null}
            </span>
            <span className={styles.amount}>{written(total)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.edit} data-no-print>
        <a href="#zbozi">{contentTexts[contentOf(totals.lines.map(({ line }) => line))].edit}</a>
      </p>
      <Totals
        amounts={totals}
        fees={{
          ...(delivery !== undefined && { delivery: delivery?.name ?? null }),
          payment: payment?.name ?? null,
        }}
      />
    </section>
  );
}
