import { czech } from "#app/domain/typography.ts";

/** Apart from the texts of the choice, which every page loads. */
export const chargedTexts = czech({
  /** On the product page. */
  charged: (code: string) => `Účtujeme v korunách českých. Ceny v ${code} jsou přepočtené a jen orientační.`,
  /** Beside a total: the amount actually charged. */
  chargedTotal: (code: string, crowns: string) =>
    `Účtujeme v korunách českých: zaplatíte ${crowns}. Částky v ${code} jsou přepočtené a jen orientační.`,
});

/** The list of currencies cannot be read. */
export const currencyFailed = czech("Měnu se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.");
