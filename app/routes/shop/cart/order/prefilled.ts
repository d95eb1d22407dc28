import { splitPhone } from "#app/domain/account/phone.ts";
import type { OrderPrefill } from "../open-cart-page.ts";
import type { OrderFields } from "./order-fields.ts";

/** Initial values of the order form: the customer's own data, or a guest's e-mail. No box is ticked. */
export function prefilled(email: string | null, mine: OrderPrefill | null): OrderFields {
  const phone = splitPhone(mine?.phone ?? null);
  const company = mine?.company;
  return {
    email: email ?? "",
    firstName: mine?.firstName ?? "",
    lastName: mine?.lastName ?? "",
    phonePrefix: phone.prefix,
    phone: phone.number,
    ...(company && { company: { name: company.name, ico: company.ico, dic: company.dic ?? "" } }),
  };
}
