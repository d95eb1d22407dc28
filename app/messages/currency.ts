import { nbsp } from "#app/domain/typography.ts";

export const currencyTexts = {
  title: "Měna",
  choose: (code: string) => nbsp(`Zobrazovat ceny v ${code}`),
} as const;

export const chargedTexts = {
  /** On the product page. */
  charged: (code: string) =>
    nbsp(`Účtujeme v korunách českých. Ceny v ${code} jsou přepočtené a jen orientační.`),
  /** Beside a total: the amount actually charged. */
  chargedTotal: (code: string, crowns: string) =>
    nbsp(
      `Účtujeme v korunách českých: zaplatíte ${crowns}. Částky v ${code} jsou přepočtené a jen orientační.`,
    ),
} as const;

/** The list of currencies cannot be read. */
export const currencyFailed = nbsp("Měnu se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.");
