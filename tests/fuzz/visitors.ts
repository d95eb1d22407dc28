import { afterAll } from "vitest";
import { customer } from "../screens/account-pages.ts";
import { postingForms } from "../catalogue/forms.ts";
import { add, courier, giftVoucher, mug, transfer } from "../screens/shopping.ts";
import { divak } from "../screens/signing-in.ts";
import { openForm, sameBrowser } from "../screens/answered-forms.ts";
import type { TestApp } from "../support/open-app.ts";
import type { Visitor } from "../support/visitor.ts";
import { sharedSite } from "./site.ts";

export type Who = "guest" | "buyer" | "customer";

export interface Visitors {
  /** The same browsers each time, at IP addresses that no limit knows. */
  as(who: Who): Visitor;
  /** Texts that no page shows to anybody else. */
  readonly personal: readonly string[];
  /** Addresses that belong to one visitor, by the patterns of their routes. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}

const note = "Pro tetu Eulálii z Prčic";
const payer = "platce@example.com";

let shared: Promise<Visitors> | null = null;
/** Visitors of the shared site: without cookies; with a cart, an order and an address in its cookies; signed in. */
export function sharedVisitors(): Promise<Visitors> {
  if (!shared) afterAll(() => void (shared = null));
  return (shared ??= sharedSite().then(({ app }) => openVisitors(app)));
}

async function openVisitors(app: TestApp): Promise<Visitors> {
  const signedIn = await customer(app);
  const [buyer, summary] = await opened("a card payment", app);
  for (const visitor of [signedIn, buyer]) {
    await add(visitor, mug, "1", note);
    if (visitor === buyer) await add(visitor, giftVoucher);
    await visitor.post("/kosik", { intent: "choose", ...courier, ...transfer });
  }
  const [, reset] = await opened("a new password", app);
  const { text } = await signedIn.visit("/ucet");
  const [orderCode = ""] = /E26-\d{5}/u.exec(text) ?? [];
  const { body } = await signedIn.visit("/ucet");
  const [order = ""] = /\/ucet\/objednavka\/\d+/u.exec(body) ?? [];
  const browsers = { guest: app.visitor(), buyer, customer: signedIn };
  return {
    as: (who) => sameBrowser(browsers[who], app),
    personal: [note, payer, divak.email, orderCode, summary.split("/")[3] ?? ""],
    own: {
      "/shrnuti/:id/:hash": [summary],
      "/shrnuti/:id/:hash/qr-platba.png": [`${summary}/qr-platba.png`],
      "/shrnuti/:id/:hash/doklad/:number": [`${summary}/doklad/FV26-00001`],
      "/reklamovat/:id/:hash": [summary.replace("shrnuti", "reklamovat")],
      "/odstoupeni/:id/:hash": [summary.replace("shrnuti", "odstoupeni")],
      "/zmena-hesla/:hash": [reset],
      "/ucet/objednavka/:id": [order],
    },
  };
}

function opened(form: string, app: TestApp) {
  const row = postingForms[form];
  if (!row) throw new Error(`No form is called ${form}`);
  return openForm(app, row);
}
