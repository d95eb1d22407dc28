import type { Remedy } from "#app/domain/shop/complaint.ts";
import { czech } from "#app/domain/typography.ts";

/** `/reklamovat`. */
export const complaintTexts = czech({
  title: "Reklamovat zboží",
  description: "Reklamace zboží z e-shopu: popište vadu a řekněte, jak ji máme vyřešit.",
  intro:
    "Popište vadu a řekněte, jak ji máme vyřešit. Reklamaci hned písemně potvrdíme e-mailem a nejpozději do 30 dnů ji vyřídíme.",
  order: "Číslo objednávky",
  orderHint: "Najdete ho v potvrzovacím e-mailu, třeba E26-00042.",
  item: "Co reklamujete",
  itemHint: "Název zboží, případně velikost nebo počet kusů.",
  defect: "Popis vady",
  defectHint: "Co je špatně, kdy se to projevilo a jak.",
  remedy: "Jak to máme vyřešit?",
  remedyHint:
    "Nejdřív máte právo na opravu nebo výměnu. Slevu nebo vrácení peněz můžete žádat, pokud vadu neodstraníme, projeví se znovu, nebo je závažná.",
  remedies: {
    repair: "Opravit",
    replacement: "Vyměnit za nové",
    discount: "Dát slevu z ceny",
    withdrawal: "Vrátit peníze (odstupuji od smlouvy)",
  } satisfies Record<Remedy, string>,
  name: "Jméno a příjmení",
  email: "E-mail",
  emailHint: "Pošleme na něj potvrzení i výsledek.",
  phone: "Telefon",
  submit: "Odeslat reklamaci",
  failed:
    "Reklamaci teď nejde přijmout a nic jsme neuložili. Zkuste to prosím za chvíli znovu, nebo nám napište e-mail.",
  uncertain:
    "Nevíme, zda reklamace dorazila. Pokud vám do hodiny nepřijde potvrzení e-mailem, pošlete ji prosím znovu nebo nám zavolejte.",
  asideTitle: "Co se bude dít",
  steps: [
    "Hned vám pošleme e-mail s číslem reklamace a vším, co jste napsali.",
    "Domluvíme se, zda potřebujeme zboží vidět a jak nám ho předáte.",
    "Nejpozději do 30 dnů reklamaci vyřídíme a písemně vám dáme vědět, kdy a jak.",
  ],
  rules: "Vaše práva z vadného plnění",
  receivedTitle: "Reklamaci jsme přijali",
  reference: "Číslo reklamace",
  receivedAt: "Přijata",
  decideBy: "Vyřídíme nejpozději",
  receipt: (email: string) => `Potvrzení s celým obsahem posíláme na ${email}.`,
  /** Before and after the theatre's e-mail address, and after the complaint's number. */
  photographsTo: "Fotografie nám pošlete na ",
  photographsSubject: ", do předmětu napište ",
  photographsEnd: ".",
  contact: "Kontakt",
  print: "Vytisknout",
});

/** The block in the account. */
export const ownComplaintTexts = czech({
  states: {
    open: "vyřizujeme",
    accepted: "uznaná",
    rejected: "zamítnutá",
    unknown: "přijatá",
  },
});
