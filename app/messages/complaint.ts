import type { Remedy } from "#app/domain/shop/complaint.ts";
import { nbsp } from "#app/domain/typography.ts";

/** `/reklamovat`. */
export const complaintTexts = {
  title: nbsp("Reklamovat zboží"),
  description: nbsp("Reklamace zboží z e-shopu: popište vadu a řekněte, jak ji máme vyřešit."),
  intro: nbsp(
    "Popište vadu a řekněte, jak ji máme vyřešit. Reklamaci hned písemně potvrdíme e-mailem a nejpozději do 30 dnů ji vyřídíme.",
  ),
  order: nbsp("Číslo objednávky"),
  orderHint: nbsp("Najdete ho v potvrzovacím e-mailu, třeba E26-00042."),
  item: nbsp("Co reklamujete"),
  itemHint: nbsp("Název zboží, případně velikost nebo počet kusů."),
  defect: nbsp("Popis vady"),
  defectHint: nbsp("Co je špatně, kdy se to projevilo a jak."),
  remedy: nbsp("Jak to máme vyřešit?"),
  remedyHint: nbsp(
    "Nejdřív máte právo na opravu nebo výměnu. Slevu nebo vrácení peněz můžete žádat, pokud vadu neodstraníme, projeví se znovu, nebo je závažná.",
  ),
  remedies: {
    repair: "Opravit",
    replacement: nbsp("Vyměnit za nové"),
    discount: nbsp("Dát slevu z ceny"),
    withdrawal: nbsp("Vrátit peníze (odstupuji od smlouvy)"),
  } satisfies Record<Remedy, string>,
  name: nbsp("Jméno a příjmení"),
  email: "E-mail",
  emailHint: nbsp("Pošleme na něj potvrzení i výsledek."),
  phone: "Telefon",
  submit: nbsp("Odeslat reklamaci"),
  failed: nbsp(
    "Reklamaci teď nejde přijmout a nic jsme neuložili. Zkuste to prosím za chvíli znovu, nebo nám napište e-mail.",
  ),
  uncertain: nbsp(
    "Nevíme, zda reklamace dorazila. Pokud vám do hodiny nepřijde potvrzení e-mailem, pošlete ji prosím znovu nebo nám zavolejte.",
  ),
  asideTitle: nbsp("Co se bude dít"),
  steps: [
    nbsp("Hned vám pošleme e-mail s číslem reklamace a vším, co jste napsali."),
    nbsp("Domluvíme se, zda potřebujeme zboží vidět a jak nám ho předáte."),
    nbsp("Nejpozději do 30 dnů reklamaci vyřídíme a písemně vám dáme vědět, kdy a jak."),
  ],
  rules: nbsp("Vaše práva z vadného plnění"),
  receivedTitle: nbsp("Reklamaci jsme přijali"),
  reference: nbsp("Číslo reklamace"),
  receivedAt: "Přijata",
  decideBy: nbsp("Vyřídíme nejpozději"),
  receipt: (email: string) => nbsp(`Potvrzení s celým obsahem posíláme na ${email}.`),
  /** Before and after the theatre's e-mail address, and after the complaint's number. */
  photographsTo: nbsp("Fotografie nám pošlete na "),
  photographsSubject: nbsp(", do předmětu napište "),
  photographsEnd: ".",
  contact: "Kontakt",
  print: "Vytisknout",
} as const;

/** The block in the account. */
export const ownComplaintTexts = {
  title: "Reklamace",
  none: nbsp("Žádnou reklamaci u nás nemáte."),
  complain: nbsp("Reklamovat zboží"),
  states: {
    open: nbsp("vyřizujeme"),
    accepted: nbsp("uznaná"),
    rejected: nbsp("zamítnutá"),
    unknown: "přijatá",
  },
  until: (day: string) => nbsp(`vyřídíme nejpozději ${day}`),
  settled: (day: string) => nbsp(`vyřízená ${day}`),
} as const;
