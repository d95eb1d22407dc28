import type { Remedy } from "#standalone/db/column-values.ts";
import { complaintForLetter, type LetterComplaint } from "#standalone/domain/complaints/read-complaints.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { dayInPrague, daysBetween, longDay } from "#standalone/domain/theatre/prague.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { textEmail } from "./sender.ts";
import { readTheatre, type Office, type Theatre } from "#standalone/domain/theatre/own-theatre.ts";

// Letters that § 19 of Act 634/1992 wants: the confirmation of a complaint, and of its settlement.

interface OfComplaint {
  readonly complaint_id: number;
}

const remedies: Readonly<Record<Remedy, string>> = {
  repair: "oprava",
  replacement: "výměna za nové zboží",
  discount: "přiměřená sleva z ceny",
  withdrawal: "odstoupení od smlouvy a vrácení peněz",
};

/** When it was received, what it says, which remedy it asks for, and what was told about the customer. */
export async function complaintReceiptEmail(
  office: Office,
  { complaint_id }: OfComplaint,
): Promise<Email | null> {
  const complaint = await complaintForLetter(office.db, complaint_id);
  if (!complaint) return null;
  const { reference, decide_by, email } = complaint;
  return named(
    reference,
    await textEmail(office, email, (theatre) => ({
      subject: `Reklamaci ${reference} jsme přijali`,
      parts: [
        `vaši reklamaci jsme přijali ${moment(complaint.received_at)}. Její číslo je ${reference}. Tento e-mail je písemné potvrzení podle § 19 zákona o ochraně spotřebitele, uschovejte si ho prosím.`,
        `Vyřídíme ji nejpozději do ${longDay(decide_by)} a dáme vám vědět e-mailem.`,
        ...contentOf(complaint),
        ...photographsTo(theatre, reference),
        "Budeme-li potřebovat zboží prohlédnout, domluvíme se s vámi, jak nám ho předáte.",
        `Na reklamaci se můžete zeptat odpovědí na tento e-mail nebo zde: ${theatre.contact}.`,
        "Nic jste nereklamovali? Pak někdo zadal vaši adresu omylem. Dejte nám prosím vědět odpovědí na tento e-mail.",
      ],
    })),
  );
}

/** To the theatre. */
export async function complaintNoticeEmail(
  office: Office,
  { complaint_id }: OfComplaint,
): Promise<Email | null> {
  const complaint = await complaintForLetter(office.db, complaint_id);
  if (!complaint) return null;
  const { reference, decide_by } = complaint;
  const { email: to } = await readTheatre(office);
  const email = await textEmail(office, to, () => ({
    subject: `Nová reklamace ${reference}, vyřídit do ${longDay(decide_by)}`,
    parts: [
      `přišla reklamace ${reference}. Musí být vyřízená nejpozději ${longDay(decide_by)}, jinak může zákazník od smlouvy odstoupit nebo žádat slevu.`,
      complaint.order
        ? "Objednávka s tímto číslem a e-mailem existuje."
        : "Objednávku s tímto číslem a e-mailem jsme nenašli. Ověřte ji prosím se zákazníkem, on o tom neví.",
      ...contentOf(complaint),
      "Až reklamaci vyřídíte, zapište výsledek; zákazníkovi odejde potvrzení.",
    ],
  }));
  return named(reference, email);
}

/** The date and the manner of the settlement, and how long it took. Null while the complaint is open. */
export async function complaintClosedEmail(
  office: Office,
  { complaint_id }: OfComplaint,
): Promise<Email | null> {
  const complaint = await complaintForLetter(office.db, complaint_id);
  const { result, manner, settled_at: end } = complaint ?? {};
  if (!complaint || !result || !manner || !end) return null;
  const { reference, received_at: start } = complaint;
  const isAccepted = result === "accepted";
  return named(
    reference,
    await textEmail(office, complaint.email, (theatre) => ({
      subject: isAccepted ? `Reklamaci ${reference} jsme uznali` : `Reklamaci ${reference} jsme zamítli`,
      parts: [
        isAccepted
          ? `vaši reklamaci ${reference} jsme ${longDay(dayInPrague(end))} vyřídili a uznali.`
          : `vaši reklamaci ${reference} jsme ${longDay(dayInPrague(end))} vyřídili. Uznat jsme ji nemohli.`,
        `${isAccepted ? "Způsob vyřízení" : "Odůvodnění"}: ${manner}`,
        `Reklamované zboží: ${complaint.item}\nPřijata: ${longDay(dayInPrague(start))}\nVyřízena: ${longDay(dayInPrague(end))}\nDoba vyřízení: ${duration(start, end)}`,
        ...(isAccepted
          ? [
              "Na náhradu účelně vynaložených nákladů, které vám s reklamací vznikly, máte právo; požádejte o ni odpovědí na tento e-mail.",
            ]
          : [
              `Nesouhlasíte? Napište nám (${theatre.contact}), nebo se obraťte na Českou obchodní inspekci, která řeší spory mimosoudně: https://coi.gov.cz/informace-o-adr/`,
            ]),
      ],
    })),
  );
}

/** What the customer has written, a paragraph each. */
function contentOf(complaint: LetterComplaint): string[] {
  const { order, order_code, summary_url, email, name, phone } = complaint;
  const link = order && summary_url && fillTemplate(summary_url, order);
  return [
    `Objednávka: ${order_code}${link ? `\n${link}` : ""}\nZboží: ${complaint.item}`,
    `Popis vady:\n${complaint.defect}`,
    `Požadované vyřízení: ${remedies[complaint.remedy]}`,
    `Kontakt: ${[name, email, phone].filter(Boolean).join(", ")}`,
  ];
}

function photographsTo({ knownEmail }: Theatre, reference: string): string[] {
  return knownEmail ? [`Fotografie nám pošlete na ${knownEmail}, do předmětu napište ${reference}.`] : [];
}

function duration(start: Date, end: Date): string {
  const days = daysBetween(dayInPrague(start), dayInPrague(end));
  if (days === 0) return "týž den";
  return `${days}\u00a0${days === 1 ? "den" : days < 5 ? "dny" : "dní"}`;
}

function named(reference: string, email: Email): Email {
  return { ...email, name: reference };
}
