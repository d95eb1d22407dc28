import { EmailLink } from "#app/components/email-link.tsx";
import { formatTown } from "#app/domain/account/place.ts";
import type { TypedWithdrawal } from "#app/domain/shop/withdrawal.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { withdrawalLabels as labels, withdrawalTexts as texts } from "#app/messages/withdrawal-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StatementRow } from "./statement.tsx";
import styles from "./withdrawal.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface PaperFormProps {
  readonly typed: TypedWithdrawal;
  readonly theatre: ShellData["theatre"] | undefined;
}

/**
 * The model form of Government Regulation 29/2023, with the typed values, for printing or for copying into an e-mail.
 */
export function PaperForm({ typed, theatre }: PaperFormProps) {
  const goods = typed.goods || typed.lines.map(({ name, quantity }) => `${quantity}× ${name}`).join(", ");
  const hasAddress = Boolean(theatre?.street || theatre?.city || theatre?.email);
  return (
    <section className={styles.paper} aria-labelledby="na-papire">
      <h2 id="na-papire">
        <Typeset>{texts.paperTitle}</Typeset>
      </h2>
      <p>
        <Typeset>{hasAddress ? texts.paper : texts.paperWithoutAddress}</Typeset>
      </p>
      {hasAddress ? (
        <address className={styles.address}>
          <span>{addressOf(theatre)}</span>
          {theatre?.email ? <EmailLink email={theatre.email} /> : null}
        </address>
      ) : null}
      <div className={styles.statement}>
        <p>{texts.declaration}</p>
        <dl>
          <StatementRow label={labels.orderCode}>{typed.orderCode || blank}</StatementRow>
          <StatementRow label={labels.goods}>{goods || blank}</StatementRow>
          <StatementRow label={labels.name}>{typed.name || blank}</StatementRow>
          <StatementRow label={labels.email}>{typed.email || blank}</StatementRow>
          <StatementRow label={labels.account}>{typed.account || blank}</StatementRow>
          <StatementRow label={texts.signature}>{blank}</StatementRow>
        </dl>
      </div>
      <PrintButton />
    </section>
  );
}

const blank = "…………………………";

/** The theatre's name, street and town on one line. */
export function addressOf(theatre: ShellData["theatre"] | undefined): string {
  if (!theatre) return "";
  const { name, street, zip, city } = theatre;
  return [name, street, formatTown(zip, city)].filter(Boolean).join(", ");
}

/** Hidden without JavaScript, because it would do nothing. */
export function PrintButton() {
  return (
    <Button type="button" variant="secondary" className={styles.print} onClick={() => window.print()}>
      <Icon name="print" />
      {texts.print}
    </Button>
  );
}
