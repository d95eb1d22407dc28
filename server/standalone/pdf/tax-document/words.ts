import type {
  DocumentContent,
  LineGroup,
  RecapitulationRow,
  Settlement,
  Supplier,
} from "#standalone/db/document-content.ts";
import { czk } from "#standalone/domain/money.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { longDay } from "#standalone/domain/theatre/prague.ts";

/** The sentences of invoices and credit notes. */

/** `1 290,00` of hellers; the table states the currency once. */
export function amount(hellers: number): string {
  return crowns(czk(hellers)).replace("\u00a0Kč", "");
}

export function count(pieces: number): string {
  return String(pieces).replace("-", "\u2212");
}

/** `1 290,00 Kč` of hellers. */
export function money(hellers: number): string {
  return crowns(czk(hellers));
}

export function titleOf({ kind, number }: Pick<DocumentContent, "kind" | "number">): string {
  return kind === "invoice" ? `Faktura – daňový doklad ${number}` : `Opravný daňový doklad ${number}`;
}

const taxableDays: Readonly<Record<DocumentContent["taxableBy"], string>> = {
  payment: "Den přijetí úplaty",
  supply: "Den uskutečnění plnění",
  correction: "Den opravy základu daně",
};

/** Below the supplier's name. */
export function supplierOf({ legalForm, address, ico, dic, registration }: Supplier): (string | null)[] {
  return [legalForm, address, ico && `IČO ${ico}`, `DIČ ${dic}`, registration];
}

/** Below the buyer's name. */
export function buyerOf({ address, ico, dic }: DocumentContent["buyer"]): (string | null)[] {
  return [...address, ico && `IČO ${ico}`, dic && `DIČ ${dic}`];
}

/** The sentences between the parties and the lines. */
export function factsOf(content: DocumentContent): [name: string, value: string][] {
  const { corrects, issuedOn, taxableBy, taxableOn, order, payment } = content;
  return [
    ["Datum vystavení", longDay(issuedOn)],
    [taxableDays[taxableBy], longDay(taxableOn)],
    ...(corrects
      ? [
          ["Opravuje fakturu", `${corrects.number} ze\u00a0dne\u00a0${longDay(corrects.issuedOn)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ["Objednávka", `${order.code} ze\u00a0dne\u00a0${longDay(order.placedOn)}`],
    ["Způsob platby", payment],
  ];
}

/** A line outside of VAT has no base, and an exempt one no tax. */
export function baseOf({ group, base }: Pick<RecapitulationRow, "group" | "base">): string {
  return group === "outside" ? "–" : amount(base);
}

export function taxOf({ group, tax }: Pick<RecapitulationRow, "group" | "tax">): string {
  return group === "taxed" ? amount(tax) : "–";
}

/** `21 %` */
function percent(rate: number): string {
  return `${String(rate).replace(".", ",")}\u00a0%`;
}

/** In the column of rates. */
export function rateOf({ group, rate }: { readonly group: LineGroup; readonly rate: number }): string {
  return { taxed: percent(rate), exempt: "osvob.", outside: "mimo" }[group];
}

/** Under the name of a line that is not taxed. The only exempt goods of the shop are books. */
export const whyUntaxed: Readonly<Record<LineGroup, string | null>> = {
  taxed: null,
  exempt: "osvobozeno, §\u00a071i zákona o\u00a0DPH",
  outside: "mimo předmět daně, §\u00a015b zákona o\u00a0DPH",
};

export function recapitulationLabel({ group, rate }: RecapitulationRow): string {
  return {
    taxed: `Sazba ${percent(rate)}`,
    exempt: "Osvobozeno od\u00a0daně (§\u00a071i zákona o\u00a0DPH)",
    outside: "Mimo předmět daně (§\u00a015b zákona o\u00a0DPH)",
  }[group];
}

export const roundingLabel = "Zaokrouhlení mimo základ daně";

export function settlementLabel({ kind }: DocumentContent, { by, detail }: Settlement): string {
  if (by === "offset") return `Neuhrazená část faktury ${detail}`;
  if (kind === "credit_note")
    return by === "voucher" ? `Vráceno na\u00a0poukaz ${detail}` : "Vráceno zákazníkovi";
  return by === "voucher" ? `Zaplaceno poukazem ${detail}` : `Uhrazeno ${detail}`;
}

export function remainingLabel({ kind }: DocumentContent): string {
  return kind === "invoice" ? "K\u00a0úhradě" : "Zbývá vrátit";
}

/** Sentences at the end. */
export function notesOf({ kind, lines, rounding = 0, discounts }: DocumentContent): string[] {
  return [
    ...discounts.map(
      ({ code, amount: taken }) =>
        `Sleva kódem ${code}: ${money(Math.abs(taken))} s\u00a0DPH, rozdělená na\u00a0řádky.`,
    ),
    "Ceny jsou sjednány včetně daně: daň je z\u00a0nich vypočtena podle §\u00a037 zákona o\u00a0DPH za\u00a0celou sazbu a\u00a0rozdělena na\u00a0řádky, ceny za\u00a0kus bez\u00a0daně jsou zaokrouhlené na\u00a0haléře.",
    ...(lines.some(({ group }) => group === "outside")
      ? [
          "Prodej víceúčelového poukazu není zdanitelným plněním; daň odvedeme z\u00a0plnění, která jím budou zaplacena.",
        ]
      : []),
    ...(rounding === 0
      ? []
      : [
          "Zaokrouhlení celkové úplaty při platbě v\u00a0hotovosti na\u00a0celou korunu základ daně nezahrnuje (§\u00a036 odst.\u00a05 zákona o\u00a0DPH).",
        ]),
    ...(kind === "credit_note"
      ? [
          "Částky jsou rozdíly proti původní faktuře: základu daně, daně a\u00a0úplaty (§\u00a042 a\u00a0§\u00a045 zákona o\u00a0DPH).",
        ]
      : []),
    "Vystaveno elektronicky, platí bez podpisu a\u00a0razítka.",
  ];
}
