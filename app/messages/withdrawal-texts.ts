import { formatDateTime } from "#app/domain/dates.ts";
import type { Remedy } from "#app/domain/shop/complaint.ts";
import { czech } from "#app/domain/typography.ts";

/** The state of the confirmation by e-mail. */
const emailStates = czech({
  sent: (address: string) => `Potvrzení jsme poslali na ${address}.`,
  waiting: (address: string) =>
    `Odstoupení je uloženo, e-mail zatím neodešel. Potvrzení pošleme na ${address}, jakmile to půjde.`,
  failed: (address: string) =>
    `Odstoupení je uloženo, ale e-mail na ${address} se odeslat nepodařilo. Uschovejte si prosím tuto stránku.`,
  unknown: (address: string) =>
    `Odstoupení je uloženo s e-mailem ${address}. Uschovejte si prosím tuto stránku.`,
});

/** `/odstoupeni`: withdrawal from a contract (§ 1830a of the Civil Code, which prescribes both buttons). */
export const withdrawalTexts = czech({
  title: "Odstoupení od smlouvy",
  description:
    "Odstupte od smlouvy uzavřené v našem e-shopu on-line: stačí jméno, číslo objednávky a e-mail. Bez přihlášení a bez udání důvodu.",
  intro:
    "Koupili jste u nás něco v e-shopu a chcete to vrátit? Do 14 dnů od převzetí můžete od smlouvy odstoupit bez udání důvodu. Stačí vyplnit tento formulář, přijetí vám hned potvrdíme e-mailem.",
  consumersOnly:
    "Právo odstoupit bez udání důvodu má ze zákona spotřebitel, tedy ten, kdo nenakupuje v rámci svého podnikání.",
  company:
    "Objednávka je na firmu s IČO. Podnikatel ze zákona právo odstoupit bez udání důvodu nemá. Pokud jste nakupovali jako spotřebitel, nebo si nejste jistí, formulář klidně odešlete: posoudíme ho a ozveme se vám.",
  late: "Uplynula už lhůta, nebo číslo objednávky nenajdete? Odstoupení přijmeme a posoudíme i tak.",
  legend: "Od čeho odstupujete",
  linesHint:
    "Nechte počty, jak jsou, pokud odstupujete od celé objednávky. U toho, co si necháte, počet snižte, třeba na 0.",
  quantityOf: (name: string, most: number) => `${name}: kolik kusů z ${most}`,
  /** The customer may still send the statement: a person will read it. */
  excluded: (reason: string) => `${reason} Odstoupení přesto můžete odeslat, posoudíme ho.`,
  goodsHint:
    "Nechte prázdné, pokud odstupujete od celé objednávky. Jinak napište každé zboží na nový řádek, například „2× Hrnek Přestávka“.",
  orderCodeHint: "Najdete ho v potvrzení objednávky, například E26-00042.",
  emailHint: "Ten, který jste zadali v objednávce. Pošleme na něj potvrzení.",
  accountHint: "Jinak vrátíme peníze stejně, jako jste platili.",
  next: "Pokračovat ke kontrole",
  reviewTitle: "Zkontrolujte odstoupení",
  reviewIntro: "Takto nám odstoupení dojde. Odešle se až tlačítkem pod ním.",
  /** Prescribed by § 1830a odst. 4. */
  confirm: "Potvrdit odstoupení od smlouvy",
  back: "Zpět",
  declaration: "Oznamuji, že tímto odstupuji od smlouvy o koupi zboží.",
  whole: "celá objednávka",
  nothingRemaining: "Nechte aspoň u jedné položky počet vyšší než 0.",
  wrongQuantity: (most: number) => `Zadejte celé číslo od 0 do ${most}.`,
  tooManyGoods: "Napište prosím nejvýše 50 řádků, každý do 200 znaků.",
  receivedTitle: "Odstoupení jsme přijali",
  received: (receivedAt: string) =>
    `Dorazilo ${momentToSecond(receivedAt)}. Potvrzujeme tím, že ho máme; posoudíme ho a ozveme se vám.`,
  reference: "Číslo potvrzení",
  receivedAt: "Přijato",
  email: emailStates,
  nextTitle: "Co dál",
  sendGoods: (address: string) =>
    `Zboží nám pošlete nebo přineste do 14 dnů od odstoupení${address && `: ${address}`}. Přiložte číslo potvrzení.`,
  money:
    "Peníze vám po platném odstoupení vrátíme do 14 dnů. Můžeme s tím počkat, až zboží dorazí, nebo až prokážete, že jste ho odeslali. Pokud jste ještě nezaplatili, zatím nic neplaťte.",
  print: "Vytisknout",
  failed:
    "Odstoupení se teď nepodařilo odeslat, nic jsme neuložili. Zkuste to prosím za chvíli znovu, nebo ho pošlete e-mailem či poštou podle návodu níže: i tím lhůtu dodržíte.",
  uncertain:
    "Nevíme jistě, zda odstoupení dorazilo. Potvrďte ho prosím za chvíli znovu, stejné odstoupení počítáme jen jednou. Nebo ho pošlete e-mailem či poštou podle návodu níže.",
  nowhere:
    "Odeslat odstoupení přímo z tohoto webu teď nejde a nic jsme neodeslali. Vytiskněte prosím tento formulář a pošlete ho poštou, nebo jeho text pošlete e-mailem. Stačí to odeslat před koncem lhůty.",
  paperTitle: "Odstoupení na papíře nebo e-mailem",
  paper: "Vyplňte to, co tu chybí, a pošlete nám to na:",
  paperWithoutAddress: "Vyplňte to, co tu chybí, a pošlete nám to.",
  signature: "Datum a podpis (jen na papíře)",
  instruction: "Poučení o právu odstoupit od smlouvy",
  asideTitle: "Jak to bude dál",
  /** Instead of the first two steps, if the page cannot send a statement. */
  paperStep:
    "Formulář vytisknete a pošlete poštou, nebo jeho text pošlete e-mailem, nejpozději 14 dnů po převzetí zboží.",
  steps: [
    "Zkontrolujete, co jste vyplnili, a odstoupení potvrdíte.",
    "Hned vám e-mailem potvrdíme, že jsme ho přijali, s obsahem, datem a časem.",
    "Do 14 dnů nám zboží pošlete nebo přinesete.",
    "Do 14 dnů vám vrátíme peníze.",
  ],
});

/** Labels of the statement and of the form's fields, by name, in the order of the form. */
export const withdrawalLabels = czech({
  name: "Jméno a příjmení",
  orderCode: "Číslo objednávky",
  email: "E-mail",
  goods: "Zboží",
  account: "Číslo účtu pro vrácení peněz",
  note: "Poznámka",
});

/** `21. 11. 2026 6:30:05`, time of Prague. */
export function momentToSecond(instant: string): string {
  return `${formatDateTime(instant)}:${String(new Date(instant).getUTCSeconds()).padStart(2, "0")}`;
}

/**
 * The sentence about the withdrawal period, for an order's page. Only for loaders: the page gets the sentence. Days are
 * `21. 11. 2026`.
 */
export const withdrawalPeriodTexts = czech({
  taken: {
    delivered: (day: string) => `Zboží vám bylo doručeno ${day}.`,
    picked_up: (day: string) => `Zboží jste si vyzvedli ${day}.`,
  },
  until: (last: string) => `Odstoupit od smlouvy bez udání důvodu můžete do ${last} včetně.`,
  ended: (last: string) => `Lhůta pro odstoupení bez udání důvodu skončila ${last}.`,
  onTheWay: {
    shipped: (day: string) => `Zboží jsme předali dopravci ${day}.`,
    ready_branch: (day: string) => `Zboží na vás čeká na výdejním místě od ${day}.`,
    ready_pickup: (day: string) => `Zboží na vás čeká od ${day}.`,
  },
  notBefore: (last: string) =>
    `Kdy ho převezmete, nevíme: lhůta 14 dnů pro odstoupení bez udání důvodu běží až od převzetí, neskončí tedy dřív než ${last}.`,
  fromTaking: "Odstoupit od smlouvy bez udání důvodu můžete do 14 dnů ode dne, kdy jste ho převzali.",
});

/**
 * Withdrawal for customers in Slovakia (§ 15, § 20a of Act 108/2024). Only for loaders and services: pages show it if
 * the theatre delivers there.
 */
export const withdrawalSlovak = czech({
  /** Prescribed by § 20a. */
  title: "Odstúpiť od zmluvy",
  /** Prescribed by § 20a. */
  confirm: "Potvrdiť odstúpenie od zmluvy",
  instructionTitle: "Poučenie o práve odstúpiť od zmluvy",
  labels: {
    name: "Meno a priezvisko",
    orderCode: "Číslo objednávky",
    email: "E-mail",
    goods: "Tovar",
    account: "Číslo účtu na vrátenie peňazí",
    note: "Poznámka",
  },
  instruction: [
    "Máte právo odstúpiť od tejto zmluvy bez uvedenia dôvodu v lehote 14 dní. Lehota uplynie 14 dní odo dňa, keď vy alebo vami určená tretia osoba okrem dopravcu prevezmete tovar; pri viacerých kusoch dodaných oddelene odo dňa prevzatia posledného z nich.",
    "Odstúpiť môžete aj jednoznačným vyhlásením, ktoré nám pošlete poštou alebo e-mailom na adresu uvedenú na tejto stránke. Prijatie odstúpenia vám bezodkladne potvrdíme e-mailom s jeho obsahom, dátumom a časom. Lehota je zachovaná, ak vyhlásenie odošlete pred jej uplynutím.",
    "Po odstúpení vám do 14 dní odo dňa, keď nám bude doručené, vrátime všetky platby vrátane nákladov na doručenie, okrem dodatočných nákladov, ak ste si zvolili iný než najlacnejší bežný spôsob doručenia. Peniaze vrátime rovnakým spôsobom, akým ste platili, ak sa nedohodneme inak. Môžeme počkať, kým tovar dostaneme späť alebo kým preukážete, že ste ho odoslali.",
    "Tovar nám pošlite alebo odovzdajte do 14 dní odo dňa odstúpenia. Priame náklady na jeho vrátenie znášate vy. Zodpovedáte len za zníženie hodnoty tovaru, ktoré vzniklo zaobchádzaním nad rámec potrebný na zistenie jeho vlastností a funkčnosti.",
    "Odstúpiť nemožno najmä od zmluvy o tovare vyrobenom podľa vašich požiadaviek a o tovare uzavretom v ochrannom obale, ktorý z hygienických dôvodov nie je vhodné vrátiť a ktorého obal ste po dodaní porušili.",
  ],
});

export interface SlovakForm {
  /** The link to the form with Slovak words; null: the theatre does not deliver to Slovakia. */
  readonly link: string | null;
  /** Labels of the form and the button of its check; null: the address does not have `?jazyk=sk`. */
  readonly words: Pick<typeof withdrawalSlovak, "labels" | "confirm"> | null;
}

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
