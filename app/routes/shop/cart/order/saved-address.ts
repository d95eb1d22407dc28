import type { SavedAddress } from "#app/domain/account/account.ts";
import { orderForm } from "#app/messages/order.ts";
import { otherAddress } from "./order-fields.ts";

type Errors = Record<string, string[]>;

/** The card that was chosen: an address, one that is not there (any more), or none: then the fields count. */
export function chosenAddress(
  form: FormData,
  saved: readonly SavedAddress[],
): { readonly address: SavedAddress | null; readonly isGone: boolean } {
  const asked = form.get("savedAddress");
  if (asked === null || asked === otherAddress) return { address: null, isGone: false };
  const address = saved.find(({ id }) => String(id) === asked) ?? null;
  return { address, isGone: address === null };
}

/** The form with the chosen address in its fields: one set of rules for cards and for what is typed. */
export function withAddress(form: FormData, address: SavedAddress): FormData {
  const filled = new FormData();
  for (const [name, value] of form) if (!name.startsWith("address.")) filled.append(name, value);
  for (const name of ["street", "city", "zip", "country"] as const)
    filled.set(`address.${name}`, address[name]);
  return filled;
}

/** What is wrong with the address of a card is told beside the cards: its fields are not to be seen. */
export function besideCards(errors: Errors): Errors {
  const beside: Errors = {};
  for (const [name, texts] of Object.entries(errors)) {
    if (!name.startsWith("address.")) beside[name] = texts;
    else beside.savedAddress ??= texts;
  }
  // What is said of the card itself comes before what its fields lack.
  return errors.savedAddress ? { ...beside, savedAddress: errors.savedAddress } : beside;
}

/** Why the chosen card cannot be used: there are no cards to choose from now, or this is none of them. */
export function missingAddress(saved: readonly SavedAddress[]): string {
  return saved.length > 0 ? orderForm.savedAddressMissing : orderForm.savedAddressGone;
}
