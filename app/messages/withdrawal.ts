import { formatDateTime } from "#app/domain/dates.ts";
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
