import { czech } from "#app/domain/typography.ts";

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
