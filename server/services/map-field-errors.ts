/** The upstream's field names as ours: `first_name` → `firstName`, `delivery_address.zip` → `deliveryAddress.zip`. */
export function mapFieldErrors(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
      texts,
    ]),
  );
}
