import type { ReactNode } from "react";
import type { WithdrawalStatement } from "#app/domain/shop/withdrawal.ts";
import { withdrawalLabels as labels, withdrawalTexts as texts } from "#app/messages/withdrawal-texts.ts";
import styles from "./withdrawal.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** The whole statement, as the theatre gets it. */
export function Statement({ statement }: { readonly statement: WithdrawalStatement }) {
  const { name, orderCode, email, items, account, note } = statement;
  return (
    <div className={styles.statement}>
      <p>{texts.declaration}</p>
      <dl>
        <StatementRow label={labels.orderCode}>{orderCode}</StatementRow>
        <StatementRow label={labels.goods}>
          {items === null
            ? texts.whole
            : items.map((item, index) => (
                <span key={index} className={styles.item}>
                  {item.quantity}×&nbsp;{item.name}
                </span>
              ))}
        </StatementRow>
        <StatementRow label={labels.name}>{name}</StatementRow>
        <StatementRow label={labels.email}>{email}</StatementRow>
        {account === null ? null : <StatementRow label={labels.account}>{account}</StatementRow>}
        {note === null ? null : <StatementRow label={labels.note}>{note}</StatementRow>}
      </dl>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function StatementRow({ label, children }: RowProps) {
  return (
    <>
      <dt>
        <Typeset>{label}</Typeset>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
