import { fieldRefused, formRefused } from "#app/messages/errors-texts.ts";
import { isCode } from "#server/upstream/read-failure.ts";

/**
 * The upstream's errors for a form. Its field names as ours: `first_name` → `firstName`, `delivery_address.zip` →
 * `deliveryAddress.zip`; "": those of no field. Only its sentences: pages never show a code. Never empty.
 */
export function mapFieldErrors(errors: Record<string, string[]>): Record<string, string[]> {
  const mapped = Object.entries(errors).map(([field, texts]) => {
    const name = field.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    const sentences = texts.filter((text) => !isCode(text.trim()));
    return [name, sentences.length > 0 ? sentences : [name === "" ? formRefused : fieldRefused]] as const;
  });
  return mapped.length > 0 ? Object.fromEntries(mapped) : { "": [formRefused] };
}
