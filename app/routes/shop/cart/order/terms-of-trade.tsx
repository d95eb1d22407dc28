import { Fragment } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Country, Delivery, Payment } from "#app/domain/shop/checkout.ts";
import { deliverableCountries } from "./offer.ts";
import styles from "./terms-of-trade.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface TermsOfTradeProps {
  readonly checkout: {
    readonly deliveries: readonly Delivery[];
    readonly payments: readonly Payment[];
    readonly countries: readonly Country[];
  };
}

/** § 11a of Act 634/1992: payment methods and delivery restrictions, visible before the order begins. */
export function TermsOfTrade({ checkout }: TermsOfTradeProps) {
  const { deliveries, payments, countries } = checkout;
  const sent = deliveries.filter((delivery) => delivery.needsAddress || delivery.needsBranch);
  const reachable = countries.filter((country) =>
    sent.some((delivery) => deliverableCountries(delivery, countries).includes(country)),
  );
  return (
    <dl className={styles.strip} data-no-print>
      <div className={styles.term}>
        <dt>
          <Icon name="check" /> Jak můžete zaplatit
        </dt>
        <dd>
          <Names of={payments} />
        </dd>
      </div>
      {reachable.length > 0 ? (
        <div className={styles.term}>
          <dt>
            <Icon name="map-pin" /> Kam doručujeme
          </dt>
          <dd>
            <Names of={reachable} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Names in a row; lines break between names, not inside them, and never begin with a dot. */
function Names({ of: named }: { readonly of: readonly { readonly name: string }[] }) {
  return named.map(({ name }, index) => (
    <Fragment key={name}>
      <span className={styles.name}>
        <Typeset>{name}</Typeset>
        {index < named.length - 1 ? "\u00a0·" : null}
      </span>{" "}
    </Fragment>
  ));
}
