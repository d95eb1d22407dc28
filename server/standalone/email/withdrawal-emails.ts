import { momentToSecond } from "#standalone/domain/orders/czech-text.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { textEmail } from "./sender.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";

interface OfWithdrawal {
  readonly reference: string;
}

/**
 * The confirmation that a statement of withdrawal was received, with its content, date and time (§ 1830a OZ). It
 * accepts nothing: a person decides. Null where there is no such statement.
 */
export async function withdrawalReceipt(
  office: Office,
  { reference, summary_url }: OfWithdrawal & { readonly summary_url: string | null },
): Promise<Email | null> {
  const found = await read(office, reference);
  if (!found) return null;
  const { order, content, withdrawal } = found;
  const link = order && summary_url && fillTemplate(summary_url, order);
  return textEmail(office, withdrawal.email, (theatre) => ({
    subject: `Odstoupení od smlouvy jsme přijali, číslo ${reference}`,
    parts: [
      `${momentToSecond(withdrawal.received_at)} jsme přijali vaše odstoupení od smlouvy. Tento e-mail potvrzuje, že k nám dorazilo a kdy; posoudíme ho a ozveme se vám.`,
      content,
      `Zboží nám pošlete nebo přineste do 14 dnů od odstoupení: ${[theatre.name, theatre.place].filter(Boolean).join(", ")}. Přiložte číslo ${reference} a doklad o odeslání si prosím uschovejte. Pokud jste ho ještě nedostali, posílat nic nemusíte.`,
      "Peníze vám po platném odstoupení vrátíme do 14 dnů stejným způsobem, jakým jste platili, pokud se nedomluvíme jinak. Můžeme s tím počkat, až zboží dorazí, nebo až prokážete, že jste ho odeslali. Pokud jste ještě nezaplatili, zatím nic neplaťte.",
      ...(link ? [`Objednávku a její stav najdete zde:\n${link}`] : []),
      "Neodstupovali jste od smlouvy vy? Odpovězte prosím na tento e-mail.",
    ],
  }));
}

/** The same to the theatre, with what it knows of the order. */
export async function withdrawalNotice(office: Office, { reference }: OfWithdrawal): Promise<Email | null> {
  const found = await read(office, reference);
  if (!found) return null;
  const { order, content, withdrawal } = found;
  const { email } = await readTheatre(office);
  return textEmail(office, email, () => ({
    subject: `Odstoupení od smlouvy: objednávka ${oneLine(withdrawal.order_code)}, číslo ${reference}`,
    parts: [
      `${momentToSecond(withdrawal.received_at)} přišlo odstoupení od smlouvy.`,
      content,
      order
        ? `Objednávka ${order.code} s tímto e-mailem existuje${order.company ? ` a je na firmu ${order.company.name}, IČO ${order.company.ico}: posuďte, zda nakupoval spotřebitel` : ""}.`
        : "Objednávku s tímto číslem a e-mailem jsme nenašli. Dohledejte ji prosím.",
      ...(order && order.payment_state !== "paid" ? [unpaid(withdrawal.items === null)] : []),
    ],
  }));
}

/** What there is to do with an order whose customer was told not to pay yet. */
function unpaid(isWhole: boolean): string {
  return isWhole
    ? "Není zaplacená: až odstoupení posoudíte, zrušte ji, zboží se tím vrátí na sklad."
    : "Není zaplacená: napište zákazníkovi, zda a kolik zbývá zaplatit. Do té doby po něm web nic nechce a sama se nezruší.";
}

async function read({ db }: Office, reference: string) {
  const withdrawal = await db
    .selectFrom("withdrawals")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!withdrawal) return null;
  const order =
    withdrawal.order_id === null
      ? null
      : await db
          .selectFrom("orders")
          .select(["id", "hash", "code", "company", "payment_state"])
          .where("id", "=", withdrawal.order_id)
          .executeTakeFirstOrThrow();
  const { order_code, name, email, items, account, note } = withdrawal;
  const content = [
    "OBSAH PROHLÁŠENÍ",
    "Oznamuji, že odstupuji od smlouvy o koupi zboží.",
    `Číslo potvrzení: ${reference}`,
    `Číslo objednávky: ${oneLine(order_code)}`,
    ...(items
      ? ["Zboží:", ...items.map((item) => `– ${item.quantity}× ${oneLine(item.name)}`)]
      : ["Zboží: celá objednávka"]),
    `Jméno: ${oneLine(name)}`,
    `E-mail: ${email}`,
    ...(account ? [`Číslo účtu: ${oneLine(account)}`] : []),
    ...(note ? [`Poznámka: ${note}`] : []),
  ].join("\n");
  return { withdrawal, order, content };
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}
