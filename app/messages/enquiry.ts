import type { EnquiryKind } from "#app/domain/theatre/enquiry.ts";
import { nbsp } from "#app/domain/typography.ts";

/** `/poptavka`. */
export const enquiryTexts = {
  title: nbsp("Poptávka pro skupiny, školy a předplatné"),
  description: nbsp(
    "Přijedete se skupinou nebo se školou, nebo chcete předplatné? Napište nám, co a pro kolik lidí hledáte.",
  ),
  intro: nbsp(
    "Napište nám, kolik vás bude a co byste chtěli vidět. Poptávka je nezávazná: nic si jí neobjednáváte a nic neplatíte.",
  ),
  kind: nbsp("O co máte zájem?"),
  kinds: {
    group: { label: "Skupina", hint: nbsp("Firma, spolek, rodina, zájezd.") },
    school: { label: "Škola", hint: nbsp("Mateřská, základní, střední i vysoká.") },
    subscription: { label: "Předplatné", hint: nbsp("Pro jednoho i pro celou partu.") },
  } satisfies Record<EnquiryKind, unknown>,
  wished: nbsp("Titul, který vás láká"),
  wishedHint: nbsp("Nevíte? Nechte prázdné, poradíme."),
  date: "Termín",
  dateHint: nbsp("Stačí přibližně, třeba „středa dopoledne v březnu“."),
  people: nbsp("Počet osob"),
  peopleHint: nbsp("Stačí odhad, i s doprovodem. U předplatného počet předplatných."),
  wrongPeople: (most: number) => nbsp(`Zadejte celé číslo od 1 do ${most}.`),
  organisation: nbsp("Škola, firma nebo spolek"),
  organisationHint: nbsp("U školy prosím vyplňte vždy, jinak nemusíte."),
  noSchool: nbsp("Napište prosím, o kterou školu jde."),
  grade: nbsp("Ročník nebo věk"),
  gradeHint: nbsp("Třeba „3. a 4. třída“ nebo „5–6 let“."),
  name: nbsp("Jméno a příjmení"),
  email: "E-mail",
  emailHint: nbsp("Pošleme na něj opis poptávky."),
  phone: "Telefon",
  note: nbsp("Co bychom měli vědět"),
  noteHint: nbsp(
    "Třeba prohlídka zákulisí, beseda nebo počet míst pro vozíky. Jména a zdravotní údaje jednotlivých lidí sem prosím nepište.",
  ),
  submit: nbsp("Odeslat poptávku"),
  failed: nbsp(
    "Poptávku se teď nepodařilo odeslat a nikam jsme ji neuložili. Zkuste to prosím za chvíli znovu, nebo nám zavolejte.",
  ),
  uncertain: nbsp(
    "Nevíme jistě, zda poptávka dorazila. Odešlete ji prosím za chvíli znovu, stejnou poptávku počítáme jen jednou. Nebo nám zavolejte.",
  ),
  asideTitle: nbsp("Jak to bude dál"),
  steps: [
    nbsp("Opis poptávky vám hned pošleme e-mailem."),
    nbsp("Přečte si ji člověk z divadla a ozve se vám s termíny, místy a cenou."),
    nbsp("Závazné je až to, na čem se s ním domluvíte."),
  ],
  otherWay: nbsp("Raději rovnou mluvíte s člověkem?"),
  contacts: nbsp("Kontakty na divadlo"),
  receivedTitle: nbsp("Poptávku jsme přijali"),
  reference: nbsp("Číslo poptávky"),
  receivedAt: "Přijata",
  replyBy: nbsp("Odpovíme nejpozději"),
  receipt: (email: string) => nbsp(`Opis poptávky posíláme na ${email}.`),
  spam: nbsp("Nepřišel? Podívejte se i do spamu nebo hromadné pošty."),
  next: nbsp("Ozveme se vám s termíny, místy a cenou. Do té doby nic není závazné a nic neplatíte."),
  another: nbsp("Poslat další poptávku"),
  programme: nbsp("Program divadla"),
} as const;

/** Labels of the content of an enquiry, in a letter. */
export const enquiryLabels = {
  kind: nbsp("Druh poptávky"),
  title: "Titul",
  date: "Termín",
  people: nbsp("Počet osob"),
  organisation: "Organizace",
  grade: nbsp("Ročník nebo věk"),
  name: "Jméno",
  email: "E-mail",
  phone: "Telefon",
  note: "Poznámka",
} as const;
