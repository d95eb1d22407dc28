import { Icon } from "#app/ui/icon.tsx";
import { Typo } from "#app/components/typo.tsx";
import type { Country, Delivery, Payment } from "#app/domain/checkout.ts";
import { reached } from "./offer.ts";
import styles from "./terms-of-trade.module.css";

interface TermsOfTradeProps {
  readonly checkout: {
    readonly deliveries: readonly Delivery[];
    readonly payments: readonly Payment[];
    readonly countries: readonly Country[];
  };
}

/** § 11a of Act 634/1992: ways of payment and limits of delivery, said before the order begins. */
export function TermsOfTrade({ checkout }: TermsOfTradeProps) {
  const { deliveries, payments, countries } = checkout;
  const sent = deliveries.filter((delivery) => delivery.needsAddress || delivery.needsBranch);
  const reachable = countries.filter((country) =>
    sent.some((delivery) => reached(delivery, countries).includes(country)),
  );
  return (
    <dl className={styles.strip}>
      <div className={styles.term}>
        <dt>
          <Icon name="check" /> Jak můžete zaplatit
        </dt>
        <dd>
          <Typo>{payments.map(({ name }) => name).join(" · ")}</Typo>
        </dd>
      </div>
      {reachable.length > 0 ? (
        <div className={styles.term}>
          <dt>
            <Icon name="map-pin" /> Kam doručujeme
          </dt>
          <dd>
            <Typo>{reachable.map(({ name }) => name).join(" · ")}</Typo>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
