import type { ReactNode } from "react";
import { formatMoney } from "#app/domain/shop/money.ts";
import { orderSummary } from "#app/messages/order.ts";
import styles from "./payment-panel.module.css";
import type { Transfer } from "./transfer-of.ts";

/** Payment instructions in the charged currency (crowns): a QR code for a banking application, and the same as text. */
export function TransferPanel({
  transfer,
  children,
}: {
  readonly transfer: Transfer;
  readonly children?: ReactNode;
}) {
  const { code, iban, number, amount, variableSymbol, message } = transfer;
  return (
    <section className={styles.panel}>
      <h2>{orderSummary.left(formatMoney(amount))}</h2>
      <div className={styles.transfer}>
        {code ? (
          <figure className={styles.qr}>
            <svg
              className={styles.code}
              viewBox={`0 0 ${code.size} ${code.size}`}
              width="240"
              height="240"
              shapeRendering="crispEdges"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline: no second request reveals the order
              role="img"
              aria-label="QR kód pro platbu převodem"
            >
              <path d={code.path} fill="#000" />
            </svg>
            <figcaption className={styles.caption}>
              <strong>QR Platba</strong>
              {orderSummary.scan}
            </figcaption>
          </figure>
        ) : null}
        <dl className={styles.details}>
          <Row name={orderSummary.amount} value={formatMoney(amount)} />
          <Row name={orderSummary.account} value={number} />
          <Row name="IBAN" value={iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0")} />
          {variableSymbol ? <Row name={orderSummary.variableSymbol} value={variableSymbol} /> : null}
          {message ? <Row name={orderSummary.message} value={message} /> : null}
        </dl>
      </div>
      <p>{orderSummary.whenPaid}</p>
      {children}
    </section>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
