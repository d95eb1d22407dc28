import type { ReportReason } from "#standalone/db/column-values.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { readReport } from "#standalone/domain/ratings/read-reports.ts";
import type { Email } from "./email.ts";
import { textEmail } from "./sender.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";

// Letters that art. 16 and 17 of Regulation (EU) 2022/2065 want about a reported rating.

interface OfReport {
  readonly report_id: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;

const reasons: Readonly<Record<ReportReason, string>> = {
  insult: "uráží někoho nebo o něm lže",
  hate: "podněcuje k nenávisti nebo násilí",
  privacy: "zveřejňuje cizí osobní údaje",
  copyright: "porušuje autorská práva",
  advertising: "je to reklama nebo podvodné hodnocení",
  children: "souvisí se sexuálním zneužíváním dětí",
  other: "jiný důvod",
};

const byPeople = "Rozhodl o tom člověk, žádné automatické prostředky jsme nepoužili.";

/** To the notifier, at once. */
export async function reportReceiptEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report?.email) return null;
  const { reference, email, received_at } = report;
  return textEmail(office, email, () => ({
    subject: `Oznámení ${reference} jsme přijali`,
    parts: [
      `vaše oznámení o hodnocení na našem webu jsme přijali ${moment(received_at)}. Jeho číslo je ${reference}.`,
      ...contentOf(report),
      "Posoudí ho člověk, bez automatických prostředků a bez zbytečného odkladu. Rozhodnutí s důvody vám pošleme na tuto adresu.",
      "Nic jste neoznamovali? Pak někdo zadal vaši adresu omylem. Dejte nám prosím vědět odpovědí na tento e-mail.",
    ],
  }));
}

/** To the theatre. */
export async function reportNoticeEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report) return null;
  const { email: to } = await readTheatre(office);
  return textEmail(office, to, () => ({
    subject: `Nahlášené hodnocení, ${report.reference}`,
    parts: [
      `přišlo oznámení o hodnocení č. ${report.rating_id}. Rozhodněte o něm prosím bez zbytečného odkladu; oznamovateli i autorovi hodnocení odejde vaše odůvodnění.`,
      ...contentOf(report),
      `Oznamovatel: ${[report.name, report.email].filter(Boolean).join(", ") || "neuveden"}`,
    ],
  }));
}

/** To the notifier: the decision, its reasons and the ways of redress. */
export async function reportDecidedEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report?.email || report.grounds === null) return null;
  const { reference, email, decision, grounds } = report;
  const isRemoved = decision === "removed";
  return textEmail(office, email, (theatre) => ({
    subject: isRemoved
      ? `Hodnocení jsme odstranili, oznámení ${reference}`
      : `Hodnocení zůstává, oznámení ${reference}`,
    parts: [
      isRemoved
        ? `vaše oznámení ${reference} jsme posoudili a hodnocení z webu odstranili.`
        : `vaše oznámení ${reference} jsme posoudili. Hodnocení na webu necháváme.`,
      `Odůvodnění: ${grounds}`,
      byPeople,
      `Nesouhlasíte? Napište nám (${theatre.contact}), posoudíme to znovu. Obrátit se můžete i na soud.`,
    ],
  }));
}

/** To the author of a removed rating: what happened, why and the ways of redress. Not who reported it. */
export async function ratingRemovedEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report?.author_email || report.decision !== "removed" || report.grounds === null) return null;
  const { author_email, title, grounds, reason, text, written_at, decided_at } = report;
  return textEmail(office, author_email, (theatre) => ({
    subject: `Vaše hodnocení jsme odstranili: ${title}`,
    parts: [
      `vaše hodnocení inscenace ${title}, které jste napsali ${moment(written_at)}, jsme ${decided_at ? moment(decided_at) : ""} z webu odstranili. Upozornil nás na ně čtenář (${reasons[reason]}).`,
      `Odůvodnění: ${grounds}`,
      "Opíráme se o obchodní podmínky, část Hodnocení: nezveřejňujeme urážky, reklamu, cizí osobní údaje ani nic protiprávního.",
      ...(text ? [`Znění hodnocení:\n${text}`] : []),
      byPeople,
      `Nesouhlasíte? Napište nám (${theatre.contact}), posoudíme to znovu. Obrátit se můžete i na soud.`,
    ],
  }));
}

function contentOf({ title, stars, text, author, reason, explanation }: Report): string[] {
  return [
    `Hodnocení: ${title}, ${stars} z 5, ${author ?? "beze jména"}${text ? `\n${text}` : ""}`,
    `Důvod: ${reasons[reason]}\nVysvětlení: ${explanation}`,
  ];
}
