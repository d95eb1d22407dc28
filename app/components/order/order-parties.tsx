import { EmailAddress } from "#app/components/email-link.tsx";
import { contentOf, filledTexts } from "#app/domain/shop/checkout.ts";
import type { ShownOrder } from "#app/domain/shop/order.ts";
import { formatPhone } from "#app/domain/account/phone.ts";
import { paymentName } from "#app/messages/order-texts.ts";
import styles from "./order-parties.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** Delivery, payment, contact, addresses, company and note of an order. */
export function OrderParties({ order }: { readonly order: ShownOrder }) {
  const { address, deliveryAddress, company } = order;
  const payment = paymentName(order.payment);
  return (
    <section className={styles.section}>
      <h2 className="h3">Údaje</h2>
      <dl className={styles.parties}>
        <div>
          <dt>{contentOf(order.lines) === "tickets" ? "Doručení" : "Doprava"}</dt>
          <dd>
            <Typeset>{order.delivery.name}</Typeset>
            {order.delivery.branch ? (
              <span className={styles.line}>
                <Typeset>{order.delivery.branch}</Typeset>
              </span>
            ) : null}
          </dd>
        </div>
        {order.delivery.parcelNumber ? (
          <div>
            <dt>Číslo zásilky</dt>
            <dd>{order.delivery.parcelNumber}</dd>
          </div>
        ) : null}
        {payment === null ? null : (
          <div>
            <dt>Platba</dt>
            <dd>
              <Typeset>{payment}</Typeset>
            </dd>
          </div>
        )}
        <div>
          <dt>Kontakt</dt>
          <dd>
            {order.name}
            <span className={styles.line}>
              <EmailAddress email={order.email} />
            </span>
            {order.phone ? <span className={styles.line}>{formatPhone(order.phone)}</span> : null}
          </dd>
        </div>
        {address ? (
          <div>
            <dt>{deliveryAddress ? "Fakturační adresa" : "Adresa"}</dt>
            <dd>
              <Lines of={address} />
            </dd>
          </div>
        ) : null}
        {deliveryAddress ? (
          <div>
            <dt>Doručovací adresa</dt>
            <dd>
              <Lines of={deliveryAddress} />
            </dd>
          </div>
        ) : null}
        {company ? (
          <div>
            <dt>Firma</dt>
            <dd>
              {company.name}
              <span className={styles.line}>IČO {company.ico}</span>
              {company.dic ? <span className={styles.line}>DIČ {company.dic}</span> : null}
            </dd>
          </div>
        ) : null}
        {filledTexts(order).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.note}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ of: lines }: { readonly of: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={index} className={styles.line}>
      {line}
    </span>
  ));
}
