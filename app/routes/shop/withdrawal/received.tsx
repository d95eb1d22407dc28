import { useEffect, useRef } from "react";
import type { WithdrawalReceipt, WithdrawalStatement } from "#app/domain/shop/withdrawal.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { momentToSecond, withdrawalTexts as texts } from "#app/messages/withdrawal-texts.ts";
import { StatementRow, Statement } from "./statement.tsx";
import { addressOf, PrintButton } from "./paper-form.tsx";
import styles from "./withdrawal.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface ReceivedProps {
  readonly statement: WithdrawalStatement;
  readonly receipt: WithdrawalReceipt;
  readonly theatre: ShellData["theatre"] | undefined;
}

/** The received statement and its time, for printing. It does not accept the withdrawal. */
export function ReceivedStatement({ statement, receipt, theatre }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { reference, receivedAt, email } = receipt;
  return (
    <div className={styles.form} ref={box} tabIndex={-1}>
      <p>{texts.received(receivedAt)}</p>
      <div className={styles.statement}>
        <dl>
          <StatementRow label={texts.reference}>{reference}</StatementRow>
          <StatementRow label={texts.receivedAt}>
            <time dateTime={receivedAt}>{momentToSecond(receivedAt)}</time>
          </StatementRow>
        </dl>
      </div>
      <p>
        <Typeset>{texts.email[email ?? "unknown"](statement.email)}</Typeset>
      </p>
      <Statement statement={statement} />
      <h2>{texts.nextTitle}</h2>
      <p>{texts.sendGoods(addressOf(theatre))}</p>
      <p>{texts.money}</p>
      <PrintButton />
    </div>
  );
}
