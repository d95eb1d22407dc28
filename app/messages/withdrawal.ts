import { formatDateTime } from "#app/domain/dates.ts";
import { nbsp } from "#app/domain/typography.ts";

/** The state of the confirmation by e-mail. */
const emailStates = {
  sent: (address: string) => nbsp(`Potvrzení jsme poslali na ${address}.`),
  waiting: (address: string) =>
    nbsp(`Odstoupení je uloženo, e-mail zatím neodešel. Potvrzení pošleme na ${address}, jakmile to půjde.`),
  failed: (address: string) =>
    nbsp(
      `Odstoupení je uloženo, ale e-mail na ${address} se odeslat nepodařilo. Uschovejte si prosím tuto stránku.`,
    ),
  unknown: (address: string) =>
    nbsp(`Odstoupení je uloženo s e-mailem ${address}. Uschovejte si prosím tuto stránku.`),
} as const;

/** `/odstoupeni`: withdrawal from a contract (§ 1830a of the Civil Code, which prescribes both buttons). */
export const withdrawalTexts = {
  title: nbsp("Odstoupení od smlouvy"),
  description: nbsp(
    "Odstupte od smlouvy uzavřené v našem e-shopu on-line: stačí jméno, číslo objednávky a e-mail. Bez přihlášení a bez udání důvodu.",
  ),
  intro: nbsp(
    "Koupili jste u nás něco v e-shopu a chcete to vrátit? Do 14 dnů od převzetí můžete od smlouvy odstoupit bez udání důvodu. Stačí vyplnit tento formulář, přijetí vám hned potvrdíme e-mailem.",
  ),
  consumersOnly: nbsp(
    "Právo odstoupit bez udání důvodu má ze zákona spotřebitel, tedy ten, kdo nenakupuje v rámci svého podnikání.",
  ),
  company: nbsp(
    "Objednávka je na firmu s IČO. Podnikatel ze zákona právo odstoupit bez udání důvodu nemá. Pokud jste nakupovali jako spotřebitel, nebo si nejste jistí, formulář klidně odešlete: posoudíme ho a ozveme se vám.",
  ),
  late: nbsp("Uplynula už lhůta, nebo číslo objednávky nenajdete? Odstoupení přijmeme a posoudíme i tak."),
  legend: nbsp("Od čeho odstupujete"),
  linesHint: nbsp(
    "Nechte počty, jak jsou, pokud odstupujete od celé objednávky. U toho, co si necháte, počet snižte, třeba na 0.",
  ),
  quantityOf: (name: string, most: number) => nbsp(`${name}: kolik kusů z ${most}`),
  /** The customer may still send the statement: a person will read it. */
  excluded: (reason: string) => nbsp(`${reason} Odstoupení přesto můžete odeslat, posoudíme ho.`),
  goodsHint: nbsp(
    "Nechte prázdné, pokud odstupujete od celé objednávky. Jinak napište každé zboží na nový řádek, například „2× Hrnek Přestávka“.",
  ),
  orderCodeHint: nbsp("Najdete ho v potvrzení objednávky, například E26-00042."),
  emailHint: nbsp("Ten, který jste zadali v objednávce. Pošleme na něj potvrzení."),
  accountHint: nbsp("Jinak vrátíme peníze stejně, jako jste platili."),
  next: nbsp("Pokračovat ke kontrole"),
  reviewTitle: nbsp("Zkontrolujte odstoupení"),
  reviewIntro: nbsp("Takto nám odstoupení dojde. Odešle se až tlačítkem pod ním."),
  /** Prescribed by § 1830a odst. 4. */
  confirm: "Potvrdit odstoupení od smlouvy",
  back: "Zpět",
  declaration: nbsp("Oznamuji, že tímto odstupuji od smlouvy o koupi zboží."),
  whole: nbsp("celá objednávka"),
  nothingRemaining: nbsp("Nechte aspoň u jedné položky počet vyšší než 0."),
  wrongQuantity: (most: number) => nbsp(`Zadejte celé číslo od 0 do ${most}.`),
  tooManyGoods: nbsp("Napište prosím nejvýše 50 řádků, každý do 200 znaků."),
  receivedTitle: nbsp("Odstoupení jsme přijali"),
  received: (receivedAt: string) =>
    nbsp(
      `Dorazilo ${momentToSecond(receivedAt)}. Potvrzujeme tím, že ho máme; posoudíme ho a ozveme se vám.`,
    ),
  reference: nbsp("Číslo potvrzení"),
  receivedAt: nbsp("Přijato"),
  email: emailStates,
  nextTitle: nbsp("Co dál"),
  sendGoods: (address: string) =>
    nbsp(
      `Zboží nám pošlete nebo přineste do 14 dnů od odstoupení${address && `: ${address}`}. Přiložte číslo potvrzení.`,
    ),
  money: nbsp(
    "Peníze vám po platném odstoupení vrátíme do 14 dnů. Můžeme s tím počkat, až zboží dorazí, nebo až prokážete, že jste ho odeslali. Pokud jste ještě nezaplatili, zatím nic neplaťte.",
  ),
  print: nbsp("Vytisknout"),
  failed: nbsp(
    "Odstoupení se teď nepodařilo odeslat, nic jsme neuložili. Zkuste to prosím za chvíli znovu, nebo ho pošlete e-mailem či poštou podle návodu níže: i tím lhůtu dodržíte.",
  ),
  uncertain: nbsp(
    "Nevíme jistě, zda odstoupení dorazilo. Potvrďte ho prosím za chvíli znovu, stejné odstoupení počítáme jen jednou. Nebo ho pošlete e-mailem či poštou podle návodu níže.",
  ),
  nowhere: nbsp(
    "Odeslat odstoupení přímo z tohoto webu teď nejde a nic jsme neodeslali. Vytiskněte prosím tento formulář a pošlete ho poštou, nebo jeho text pošlete e-mailem. Stačí to odeslat před koncem lhůty.",
  ),
  paperTitle: nbsp("Odstoupení na papíře nebo e-mailem"),
  paper: nbsp("Vyplňte to, co tu chybí, a pošlete nám to na:"),
  signature: nbsp("Datum a podpis (jen na papíře)"),
  instruction: nbsp("Poučení o právu odstoupit od smlouvy"),
  asideTitle: nbsp("Jak to bude dál"),
  /** Instead of the first two steps, if the page cannot send a statement. */
  paperStep: nbsp(
    "Formulář vytisknete a pošlete poštou, nebo jeho text pošlete e-mailem, nejpozději 14 dnů po převzetí zboží.",
  ),
  steps: [
    nbsp("Zkontrolujete, co jste vyplnili, a odstoupení potvrdíte."),
    nbsp("Hned vám e-mailem potvrdíme, že jsme ho přijali, s obsahem, datem a časem."),
    nbsp("Do 14 dnů nám zboží pošlete nebo přinesete."),
    nbsp("Do 14 dnů vám vrátíme peníze."),
  ],
} as const;

/** Labels of the statement and of the form's fields, by name, in the order of the form. */
export const withdrawalLabels = {
  name: nbsp("Jméno a příjmení"),
  orderCode: nbsp("Číslo objednávky"),
  email: "E-mail",
  goods: nbsp("Zboží"),
  account: nbsp("Číslo účtu pro vrácení peněz"),
  note: nbsp("Poznámka"),
} as const;

/** `21. 11. 2026 6:30:05`, time of Prague. */
export function momentToSecond(instant: string): string {
  return `${formatDateTime(instant)}:${String(new Date(instant).getUTCSeconds()).padStart(2, "0")}`;
}
