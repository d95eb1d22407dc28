import { czech } from "#app/domain/typography.ts";

/** The list of currencies cannot be read. */
export const currencyFailed = czech("Měnu se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.");
