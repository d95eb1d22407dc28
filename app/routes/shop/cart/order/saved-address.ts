import type { SavedAddress } from "#app/domain/account/account.ts";
import { orderForm } from "#app/messages/order.ts";
import { otherAddress } from "./order-fields.ts";

type Errors = Record<string, string[]>;

/** The chosen card's address. `isGone`: the card does not exist (any more). Without a card the fields are read. */
export function chosenAddress(
  form: FormData,
  saved: readonly SavedAddress[],
): { readonly address: SavedAddress | null; readonly isGone: boolean } {
  const asked = form.get("savedAddress");
  if (asked === null || asked === otherAddress) return { address: null, isGone: false };
  const address = saved.find(({ id }) => String(id) === asked) ?? null;
  return { address, isGone: address === null };
}

/** Copies the chosen address into the form's fields, so that cards and typed addresses share one set of rules. */
export function withAddress(form: FormData, address: SavedAddress): FormData {
  const filled = new FormData();
  for (const [name, value] of form) if (!name.startsWith("address.")) filled.append(name, value);
  for (const name of ["street", "city", "zip", "country"] as const)
    filled.set(`address.${name}`, address[name]);
  return filled;
}

/** Moves errors of a card's address to the cards, because its fields are hidden. */
export function besideCards(errors: Errors): Errors {
  const beside: Errors = {};
  for (const [name, texts] of Object.entries(errors)) {
    if (!name.startsWith("address.")) beside[name] = texts;
    else beside.savedAddress ??= texts;
  }
  // An error of the card itself takes precedence over errors of its fields.
  return errors.savedAddress ? { ...beside, savedAddress: errors.savedAddress } : beside;
}

/** Why the chosen card cannot be used: there are no cards any more, or it is none of them. */
export function missingAddress(saved: readonly SavedAddress[]): string {
  return saved.length > 0 ? orderForm.savedAddressMissing : orderForm.savedAddressGone;
}
