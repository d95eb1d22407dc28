import type { Selectable } from "kysely";
import type { EnquiryKind } from "#server/demo-backend/db/column-values.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { longDay } from "#server/demo-backend/domain/theatre/prague.ts";
import type { Email } from "#server/demo-backend/email/order-confirmation.ts";
import { readTheatre, textEmail, type Office } from "#server/demo-backend/email/sender.ts";

interface OfEnquiry {
  readonly enquiry_id: number;
}

const kinds: Readonly<Record<EnquiryKind, string>> = {
  group: "skupina",
  school: "škola",
  subscription: "předplatné",
};

/** To the visitor: what was received, and until when the theatre answers. Null: the enquiry is deleted already. */
export async function enquiryReceiptEmail(office: Office, { enquiry_id }: OfEnquiry): Promise<Email | null> {
  const enquiry = await read(office, enquiry_id);
  if (!enquiry) return null;
  const { reference, received_at, reply_by, email } = enquiry;
  return textEmail(office, email, (theatre) => ({
    subject: `Přijali jsme vaši poptávku ${reference}`,
    parts: [
      `${moment(received_at)} jsme přijali vaši poptávku. Ozveme se vám s termíny, místy a cenou nejpozději ${longDay(reply_by)}. Do té doby nic není závazné a nic neplatíte.`,
      contentOf(enquiry),
      `Chcete něco doplnit? Odpovězte na tento e-mail nebo se ozvěte zde: ${theatre.contact}.`,
      "Nic jste neposílali? Pak někdo zadal vaši adresu omylem. Dejte nám prosím vědět odpovědí na tento e-mail.",
    ],
  }));
}

/** To the theatre, which answers the visitor. */
export async function enquiryNoticeEmail(office: Office, { enquiry_id }: OfEnquiry): Promise<Email | null> {
  const enquiry = await read(office, enquiry_id);
  if (!enquiry) return null;
  const { reference, received_at, reply_by, kind, people, email } = enquiry;
  const { email: to } = await readTheatre(office);
  const letter = await textEmail(office, to, () => ({
    subject: `Nová poptávka ${reference}: ${kinds[kind]}, počet osob ${people}`,
    parts: [
      `${moment(received_at)} přišla z webu poptávka. Odpovězte prosím na adresu ${email}, nejpozději ${longDay(reply_by)}: to slibuje potvrzení, které dostal odesílatel.`,
      contentOf(enquiry),
    ],
  }));
  return { ...letter, headers: { "Reply-To": email } };
}

/** What the visitor wrote, a line each. */
function contentOf(enquiry: Selectable<Tables["enquiries"]>): string {
  const rows = [
    ["Číslo poptávky", enquiry.reference],
    ["Druh", kinds[enquiry.kind]],
    ["Titul", enquiry.title],
    ["Termín", enquiry.date],
    ["Počet osob", String(enquiry.people)],
    ["Organizace", enquiry.organisation],
    ["Ročník nebo věk", enquiry.grade],
    ["Jméno", enquiry.name],
    ["E-mail", enquiry.email],
    ["Telefon", enquiry.phone],
    ["Poznámka", enquiry.note],
  ] as const;
  return rows
    .flatMap(([label, value]) =>
      value === null ? [] : [`${label}: ${label === "Poznámka" ? value : oneLine(value)}`],
    )
    .join("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}

async function read({ db }: Office, id: number) {
  return (await db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}
