import { endpoints, type EndpointName } from "#server/upstream/endpoints.ts";
import type { CallBook } from "./call-book.ts";

const needsChanges = "it changes something: --changes tries it in a cart of its own";
const needsVoucher = "it needs --changes and --voucher CODE";
const needsToken = "it needs a customer: --token T";
const never = "it would leave something behind, so this check never sends it";

/** Why a call was not sent, where the readings have not said it. */
const reasons: Readonly<Partial<Record<EndpointName, string>>> = {
  newGuestCart: needsChanges,
  putLine: needsChanges,
  deleteCart: needsChanges,
  addVoucher: needsVoucher,
  removeVoucher: needsVoucher,
  lookUpVoucher: "it needs a voucher's code; look it up on the site's page /poukaz",
  previewVoucher: "it needs a gift voucher; open its preview in the site's cart",
  guestCart: "it needs a guest's cart: --cart ID, or --changes",
  carts: needsToken,
  me: needsToken,
  addresses: needsToken,
  company: needsToken,
  subscription: needsToken,
  orders: needsToken,
  ownOrder: needsToken,
  complaints: needsToken,
  orderSummary: needsToken,
  createCart: "it would add a cart to a customer's; the site sends it where the customer has none",
  logIn: "it needs a customer's password; sign in on the site to try it",
  logOut: "it would end the token",
  sendWithdrawal:
    "it would be a customer's statement, which nothing takes back; the site's page /odstoupeni sends one",
  deliveries: "it needs a cart: --cart ID, --token T or --changes",
  picture: "no product has a picture",
  file: "there is no document to ask for",
  legalDocument: "open one on the site's page of the terms to try it",
  orderDocument: "it needs an order with a tax document; open one on the site to try it",
};

export function explainNotTried(book: CallBook): void {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { verdict, reason } = book.get(name);
    if (verdict === "not tried" && reason === null) book.notTried(name, reasons[name] ?? never);
  }
}
