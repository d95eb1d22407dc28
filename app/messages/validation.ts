import { czech } from "#app/domain/typography.ts";

/** The validation messages of specification §5, verbatim; `max` and `controls` are additions without a text there. */
export const validation = {
  required: "Pole musí být vyplněno.",
  email: "Pole musí obsahovat platný email.",
  numeric: "Pole musí obsahovat pouze číslice.",
  regex: "Pole musí obsahovat pouze alfanumerické znaky s tečkou.",
  min: (length: number) => `Vyplňte prosím minimálně ${length} znaků.`,
  confirmed: "Toto pole je nutné potvrdit.",
  max: (length: number) => `Vyplňte prosím nejvýše ${length} znaků.`,
  controls: czech("V poli jsou neviditelné řídicí znaky. Napište ho prosím znovu."),
} as const;

/** The upstream refused a field, or a form, without a sentence of its own. */
export const fieldRefused = czech("Tuto hodnotu nelze přijmout. Zkontrolujte ji prosím.");
export const formRefused = czech("Formulář nebyl přijat. Zkontrolujte prosím, co jste vyplnili.");
