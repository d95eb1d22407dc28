import { formatTown } from "#app/domain/account/place.ts";
import type { Theatre } from "#app/domain/shell-data.ts";
import type { WithdrawalReceipt, WithdrawalStatement } from "#app/domain/shop/withdrawal.ts";
import { momentToSecond, withdrawalLabels, withdrawalTexts } from "#app/messages/withdrawal-texts.ts";

/** An e-mail without its recipient, whom the sending function adds. */
interface Email {
  readonly subject: string;
  readonly text: string;
}

/** The statement as plain text. */
function contentOf(statement: WithdrawalStatement): string {
  const { name, orderCode, email, items, account, note } = statement;
  const goods = items?.map((item) => `\n– ${item.quantity}× ${item.name}`).join("");
  const rows = [
    ["orderCode", orderCode],
    ["goods", goods ?? withdrawalTexts.whole],
    ["name", name],
    ["email", email],
    ["account", account],
    ["note", note],
  ] as const;
  return [
    withdrawalTexts.declaration,
    ...rows.flatMap(([label, value]) => (value === null ? [] : [`${withdrawalLabels[label]}: ${value}`])),
  ].join("\n");
}

/** The recipient of returned goods: the theatre's name, street and town. */
function returnAddress({ name, street, zip, city }: Theatre): string {
  return [name, street, formatTown(zip, city)].filter(Boolean).join(", ");
}

/** The e-mails about a statement that the site itself received: to the theatre, and to the customer. */
export function withdrawalEmails(
  statement: WithdrawalStatement,
  { reference, receivedAt }: WithdrawalReceipt,
  theatre: Theatre,
): { readonly notice: Email; readonly receipt: Email } {
  const content = contentOf(statement);
  const when = momentToSecond(receivedAt);
  const number = `${withdrawalTexts.reference}: ${reference}`;
  return {
    notice: {
      subject: `Odstoupení od smlouvy: objednávka ${statement.orderCode}, číslo ${reference}`,
      text: `${[`${when} přišlo z webu odstoupení od smlouvy. Web ho nikam neuložil, evidujte prosím tento e-mail.`, number, content].join("\n\n")}\n`,
    },
    receipt: {
      subject: `Odstoupení od smlouvy jsme přijali, číslo ${reference} – ${theatre.name}`,
      text: `${[
        "Dobrý den,",
        `${when} jsme přijali vaše odstoupení od smlouvy. Tento e-mail potvrzuje, že k nám dorazilo a kdy; posoudíme ho a ozveme se vám.`,
        number,
        content,
        withdrawalTexts.sendGoods(returnAddress(theatre)),
        withdrawalTexts.money,
        [theatre.name, theatre.phone, theatre.email].filter(Boolean).join("\n"),
      ].join("\n\n")}\n`,
    },
  };
}
