import { orderForm } from "#app/messages/order.ts";
import styles from "./totals.module.css";
import { Typeset } from "#app/components/typeset.tsx";
import { useMoney } from "./use-money.ts";

interface TotalsProps {
  readonly rows: readonly {
    readonly name: string;
    readonly detail?: string | null;
    /** Gross CZK; null = not known yet, `missing` is the reason. */
    readonly czk: number | null;
    readonly missing?: string;
  }[];
  /** Taxes in CZK. */
  readonly vat: readonly { readonly rate: number; readonly tax: number }[];
  /** Gross CZK. */
  readonly total: number;
  /** „Celkem k úhradě“ without it. */
  readonly totalName?: string;
}

/** Totals of an order: items, total, tax by rate. */
export function Totals({ rows, vat, total, totalName = orderForm.total }: TotalsProps) {
  const money = useMoney();
  return (
    <dl className={styles.totals}>
      {rows.map(({ name, detail, czk, missing }) => (
        <div key={name} className={styles.row}>
          <dt>
            <Typeset>{name}</Typeset>{" "}
            {detail ? (
              <span className={styles.detail}>
                <Typeset>{detail}</Typeset>
              </span>
            ) : null}
          </dt>
          <dd>
            {czk === null ? (
              <span className={styles.missing}>{missing}</span>
            ) : czk === 0 ? (
              "zdarma"
            ) : (
              money(czk)
            )}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalName}</dt>
        <dd>{money(total)}</dd>
      </div>
      {vat
        .filter(({ tax }) => tax > 0)
        .map(({ rate, tax }) => (
          <div key={rate} className={styles.vat}>
            <dt>{orderForm.vat(rate)}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
    </dl>
  );
}
