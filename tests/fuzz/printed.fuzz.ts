import fc from "fast-check";
import { expect } from "vitest";
import { legalPages } from "#server/standalone/domain/legal/versions.ts";
import type { EmailData } from "#server/standalone/outbox/email-data.ts";
import type { OutboxMessage } from "#server/standalone/email/deliver.ts";
import { shopEmail } from "../support/demo-theatre.ts";
import { drawVoucher } from "#server/standalone/pdf/gift-voucher/draw-voucher.ts";
import { attachmentsOf, oddHtml } from "../../server/standalone/tests/emails.ts";
import { openUnseeded, type Answer } from "../../server/standalone/tests/open.ts";
import { seededDump, staffWith } from "#server/standalone/tests/seeded-database.ts";
import { notice } from "../../server/standalone/tests/reporting.ts";
import {
  card,
  chocolate,
  eveningForTwo,
  fill,
  order,
  put,
  transfer,
} from "../../server/standalone/tests/shopping.ts";
import { eveningOnSale } from "../../server/standalone/tests/ticket-orders.ts";
import { hostileText } from "./payloads.ts";
import { fuzz } from "./plan.ts";

/** Every e-mail and the PDF of a gift voucher, with hostile values in all texts that visitors write. */

const adminToken = "correct-horse-battery-staple";
let now = new Date("2026-11-21T10:00:00Z");
let tick = () => {};
const backend = await openUnseeded({
  loadDataDir: await seededDump(),
  staff: staffWith(adminToken),
  clock: () => now,
  every(_milliseconds, act) {
    tick = act;
    return () => {};
  },
});
const { call } = backend;
const site = "http://localhost:3000";

/** A published rating of the demo theatre. */
const seededRating = 1;

type Texts = readonly [string, string, string, string];
/** Queues an e-mail of the kind, if the back office refuses none of the texts. */
type Writing = (texts: Texts, email: string) => Promise<Answer | null>;

const send = (path: string, json: object): Promise<Answer> => call("POST", path, { json });
const newsletter = true;

const register: Writing = ([password, first_name, last_name, phone], email) =>
  send("/api/auth/register", {
    email,
    password: `${password} pod jabloní`,
    first_name,
    last_name,
    phone: phone.slice(0, 20) || null,
    newsletter,
    login_url: `${site}/login`,
    reset_url: `${site}/obnova-hesla`,
  });
const forgot: Writing = (_, email) =>
  send("/api/auth/password/forgot", { email, reset_url: `${site}/zmena-hesla/{hash}` });
const rate: Writing = ([text, name], email) =>
  send("/api/ratings", {
    production: "marysa",
    stars: 4,
    text,
    name: name.slice(0, 60),
    email,
    confirm_url: `${site}/hodnoceni/potvrzeni/{token}`,
  });

/** A report of a rating; without an address of abuse of children. */
const report = (id: number, texts: Texts, email: string | null): Promise<Answer> =>
  send(`/api/ratings/${id}/report`, {
    ...notice(email),
    explanation: texts[2].slice(0, 2_000),
    ...(email !== null && { name: texts[1].slice(0, 120) }),
  });

/** The newest item that waits for staff. */
async function newestOf(list: string): Promise<number> {
  const { body } = await call("GET", `/api/admin/${list}`, { bearer: adminToken });
  return body.data?.at(-1)?.id ?? 2_147_483_647;
}

async function decide(decision: "removed" | "kept", texts: Texts): Promise<Answer> {
  const path = `/api/admin/rating-reports/${await newestOf("rating-reports")}/decided`;
  return call("POST", path, { bearer: adminToken, json: { decision, grounds: texts[3].slice(0, 2_000) } });
}

const complain = ([item, name, defect, code]: Texts, email: string): Promise<Answer> =>
  send("/api/complaints", {
    order: code.slice(0, 40),
    email,
    name: name.slice(0, 120),
    phone: null,
    item: item.slice(0, 200),
    defect: defect.slice(0, 2_000),
    remedy: "repair",
    summary_url: null,
  });

async function buy([first_name, last_name, note, street]: Texts, email: string): Promise<Answer> {
  const cart = await fill(call);
  await put(call, cart.id, { ...eveningForTwo, note });
  const address = {
    street: street.slice(0, 200),
    city: last_name.slice(0, 100),
    zip: "110 00",
    country: "CZ",
  };
  const company = { name: street.slice(0, 200), ico: "00000027", dic: null };
  const person = {
    email,
    first_name: first_name.slice(0, 100),
    last_name: last_name.slice(0, 100),
    note: note.slice(0, 2_000),
    address,
    company,
  };
  return order(call, cart.id, eveningForTwo.gross, {
    delivery_id: 6,
    branch_id: null,
    payment_id: transfer,
    ...person,
  });
}

/** An order of goods with an unlimited stock, by `delivery`, with a transfer. */
async function buyGoods(
  [first_name, last_name, note, street]: Texts,
  email: string,
  delivery: Delivery,
  company: object | null = null,
) {
  await call("PUT", `/api/admin/stock/${chocolate.id}`, { bearer: adminToken, json: { stock: null } });
  const cart = await fill(call, chocolate);
  const { body } = await order(call, cart.id, chocolate.gross + delivery.gross, {
    ...delivery.choice,
    payment_id: transfer,
    email,
    first_name: first_name.slice(0, 100),
    last_name: last_name.slice(0, 100),
    note: note.slice(0, 2_000),
    address: { street: street.slice(0, 200), city: "Praha", zip: "110 00", country: "CZ" },
    company,
  });
  return (transition: string, json?: object) =>
    call("POST", `/api/admin/orders/${body.data?.code ?? "none"}/${transition}`, {
      bearer: adminToken,
      json,
    });
}

function companyOf([, , name]: Texts): object {
  return { name: name.slice(0, 200) || "Firma", ico: "00000027", dic: null };
}

interface Delivery {
  readonly gross: number;
  readonly choice: { readonly delivery_id: number; readonly branch_id: number | null };
}
const ppl = { gross: 129, choice: { delivery_id: 4, branch_id: null } };
const pickUp = { gross: 0, choice: { delivery_id: 1, branch_id: 1 } };

/** A paid order that staff then move. */
function moved(delivery: Delivery, transition: string, bodyOf?: (texts: Texts) => object): Writing {
  return async (texts, email) => {
    const move = await buyGoods(texts, email, delivery);
    await move("paid");
    return move(transition, bodyOf?.(texts));
  };
}

async function linkTo(email: string, path: string): Promise<string> {
  const message = (await backend.outbox()).findLast(({ to }) => to === email);
  return new RegExp(`${path}/([\\w-]+)`, "u").exec(message?.text ?? "")?.[1] ?? "none";
}

/** About no order; two e-mails, of which only the receipt goes to the customer. */
async function withdraw([order_code, name, note, account]: Texts, email: string): Promise<Answer> {
  const items = [{ name: note.slice(0, 300) || "Kniha", quantity: 1 }];
  return send("/api/withdrawals", { order_code: order_code.slice(0, 60), email, name: name.slice(0, 200), items, account: account.slice(0, 64), note: note.slice(0, 1_000), summary_url: null }); // oxfmt-ignore
}

const askForNews: Writing = async ([source, wording], email) => {
  await send("/api/subscriber/save", { email, type: "modal" });
  return send("/api/subscriber/consent", {
    email,
    source: source.slice(0, 200),
    wording: wording.slice(0, 1_000),
    confirm_url: `${site}/newsletter/potvrzeni/{token}`,
    unsubscribe_url: `${site}/newsletter/odhlaseni/{token}`,
  });
};

const changeEmail: Writing = async (texts, email) => {
  await register(texts, email);
  const password = `${texts[0]} pod jabloní`;
  const { body } = await send("/api/auth/login", { email, password });
  const json = { email: newAddress(email), password, confirm_url: `${site}/zmena-emailu/{token}` };
  return call("POST", "/api/me/email", { bearer: String(body.token), json });
};

/** A new kind of e-mail does not compile without one. */
const writings: Readonly<Record<keyof EmailData, Writing>> = {
  "order-confirmation": buy,
  "order-notice": buy,
  async "payment-link"(texts, email) {
    const { status, body } = await buy(texts, email);
    return status < 300 ? call("POST", `/api/orders/${body.data.id}/${body.data.hash}/payment-link`) : null;
  },
  async "order-expired"(texts, email) {
    const answer = await buy(texts, email);
    now = new Date(now.getTime() + 20 * 86_400_000);
    tick();
    await backend.outbox();
    return answer;
  },
  async "gift-vouchers"(texts, email) {
    const { status, body } = await buy(texts, email);
    return status < 300
      ? call("POST", `/api/admin/orders/${body.data.code}/paid`, { bearer: adminToken })
      : null;
  },
  async tickets([first_name, last_name, note], email) {
    // The evenings of the demo are over after some e-mails about expired orders.
    const evening = await eveningOnSale(call, now.toISOString().slice(0, 10)).catch(() => null);
    if (!evening) return null;
    const cart = await fill(call, { id: evening.productId, variantId: evening.variantId });
    const { status, body } = await order(call, cart.id, evening.gross, {
      delivery_id: null,
      branch_id: null,
      payment_id: card,
      email,
      first_name: first_name.slice(0, 100),
      last_name: last_name.slice(0, 100),
      note: note.slice(0, 2_000),
    });
    return status < 300
      ? call("POST", `/api/admin/orders/${body.data.code}/paid`, { bearer: adminToken })
      : null;
  },
  "order-paid": async (texts, email) => (await buyGoods(texts, email, pickUp))("paid"),
  "order-ready": moved(pickUp, "ready"),
  "order-shipped": moved(ppl, "shipped", ([text]) => ({ parcel_number: text.slice(0, 100) })),
  "order-cancelled": moved(ppl, "cancelled", ([text]) => ({ reason: text.slice(0, 500) })),
  "order-refunded": moved(pickUp, "refunded"),
  async "performance-moved"(_texts, email) {
    const { body } = await call("GET", "/api/programme/cs");
    const evening = body.data.find(({ tickets }: { tickets?: object }) => tickets);
    if (!evening) return null;
    const [{ variant_id: variantId }] = evening.tickets.categories;
    const cart = await fill(call, { id: evening.tickets.product_id, variantId });
    const bill = await order(call, cart.id, 0.01, { email, payment_id: transfer });
    await order(call, cart.id, bill.body.value, { email, payment_id: transfer });
    const json = { starts_at: `2027-01-05T${new Date().toISOString().slice(11, 16)}` };
    return call("POST", `/api/admin/performances/${evening.id}/moved`, { bearer: adminToken, json });
  },
  async "resent-orders"(texts, email) {
    const { status } = await buy(texts, email);
    return status < 300
      ? send("/api/orders/resend", { email, summary_url: `${site}/shrnuti/{id}/{hash}` })
      : null;
  },
  "tax-document": async (texts, email) => (await buyGoods(texts, email, pickUp, companyOf(texts)))("paid"),
  async "credit-note"(texts, email) {
    const move = await buyGoods(texts, email, pickUp, companyOf(texts));
    await move("paid");
    return move("refunded");
  },
  "complaint-receipt": complain,
  "complaint-notice": complain,
  async "complaint-closed"(texts, email) {
    const { body } = await complain(texts, email);
    const json = { result: "accepted", manner: texts[0].slice(0, 1_000) || "Vyměněno." };
    const path = `/api/admin/complaints/${body.data?.reference ?? "none"}/closed`;
    return call("POST", path, { bearer: adminToken, json });
  },
  welcome: register,
  async "already-registered"(texts, email) {
    await register(texts, email);
    return register(texts, email);
  },
  async "password-link"(texts, email) {
    await register(texts, email);
    return forgot(texts, email);
  },
  async "password-changed"(texts, email) {
    await register(texts, email);
    await forgot(texts, email);
    return send("/api/auth/password/reset", {
      hash: await linkTo(email, "zmena-hesla"),
      password: `${texts[0]} pod jabloní`,
    });
  },
  "email-change-link": changeEmail,
  "email-change-notice": changeEmail,
  "newsletter-confirmation": askForNews,
  async "newsletter-welcome"(texts, email) {
    await askForNews(texts, email);
    return send("/api/subscriber/confirm", { token: await linkTo(email, "potvrzeni") });
  },
  "withdrawal-receipt": withdraw,
  "withdrawal-notice": withdraw,
  "rating-link": rate,
  "rating-report-receipt": (texts, email) => report(seededRating, texts, email),
  "rating-report-notice": (texts, email) => report(seededRating, texts, email),
  async "rating-report-decided"(texts, email) {
    await report(seededRating, texts, email);
    return decide("kept", texts);
  },
  async "rating-removed"(texts, email) {
    await rate(texts, email);
    await send("/api/ratings/confirm", { token: await linkTo(email, "potvrzeni") });
    const id = await newestOf("ratings");
    await call("POST", `/api/admin/ratings/${id}/published`, { bearer: adminToken });
    await report(id, texts, null);
    return decide("removed", texts);
  },
  async "rated-before"(texts, email) {
    await rate(texts, email);
    await send("/api/ratings/confirm", { token: await linkTo(email, "potvrzeni") });
    return rate(texts, email);
  },
};

/** The theatre gets e-mails about orders, withdrawals and complaints. */
const theatre = shopEmail;
/** The addresses of all earlier requests, and of the demo data. */
const customers = new Set([theatre, "divak@divadlonavantrokach.example"]);
/** These also go to earlier customers: of expired orders or moved evenings, or notifiers of the same rating. */
const toOthers = new Set([
  writings["order-expired"],
  writings["performance-moved"],
  writings["rating-report-decided"],
  writings["rating-removed"],
]);
let addresses = 0;
const email = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: hostileText.map((text) => text.slice(0, 254)) },
);
const printable = hostileText.map((text) => text || "Jana");
const texts = fc.tuple(printable, printable, printable, printable);

fuzz<Writing, { texts: Texts; given: string | null }>("emails", writings, async (write) => ({
  cases: fc.record({ texts, given: email }),
  async expectSound({ texts: written, given }) {
    const before = (await backend.outbox()).length;
    const failures = backend.logged.length;
    addresses += 1;
    const to = given ?? `${addresses}@example.cz`;
    customers.add(spelled(to));
    const receivers = toOthers.has(write) ? customers : new Set([theatre, spelled(to), newAddress(to)]);
    const answer = await write(written, to);
    expect(answer?.status ?? 200).toBeLessThan(500);
    const messages = (await backend.outbox()).slice(before);
    for (const message of messages) expectEmail(message, receivers);
    expect(backend.logged.slice(failures).filter(({ level }) => level !== "info")).toEqual([]);
  },
}));

const legalFiles = new Set(legalPages.map(({ slug }) => `${slug}.pdf`));
const owed = /^(?:From|To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding)$/u;

/** The new address of the customer with this one. */
function newAddress(address: string): string {
  return `novy.${spelled(address)}`;
}

function spelled(address: string): string {
  return address.trim().toLowerCase();
}

/** It goes to the customer or the theatre, has the headers of all e-mails, and only our PDFs as attachments. */
function expectEmail(message: OutboxMessage, receivers: ReadonlySet<string>): void {
  const { raw } = message;
  const head = raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/gu, " ")
    .split("\r\n");
  const names = head.map((line) => line.split(":")[0] ?? "");
  // An e-mail with an unsubscribe link has one for mail programs, too.
  const isNews = message.text.includes("/newsletter/odhlaseni/");
  const listed = isNews ? ["List-Unsubscribe", "List-Unsubscribe-Post"] : [];
  expect(names.filter((name) => !owed.test(name)).toSorted()).toEqual(listed);
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
  const to = head.find((line) => line.startsWith("To:"))?.slice("To: ".length);
  expect([...receivers]).toContain(spelled(to ?? ""));
  expect(message.subject).not.toMatch(/[\r\n]/u);
  expect(message.text).not.toMatch(/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f]/u);
  expect(Math.max(...raw.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  expect(oddHtml(message)).toEqual([]);
  const parts = attachmentsOf(message);
  expect(raw.match(/^Content-Disposition:/gimu)?.length ?? 0).toBe(parts.length);
  for (const { name, bytes } of parts) {
    expect(name).toMatch(/^[\w.-]+\.pdf$/u);
    const pages = expectInert(bytes);
    // A legal text may have any length.
    if (legalFiles.has(name)) expect(pages, name).toBeGreaterThan(0);
    else expect(pages, name).toBe(1);
  }
}

/** Checks that the file runs and opens nothing; returns the number of its pages. */
function expectInert(pdf: Buffer): number {
  const raw = pdf.toString("latin1");
  expect(raw.startsWith("%PDF-")).toBe(true);
  const outside = raw
    .replace(/stream\r?\n[\s\S]*?\r?\nendstream/gu, "")
    .replace(/\((?:\\[\s\S]|[^\\()])*\)/gu, "()");
  expect(outside).not.toMatch(
    /\/(?:JavaScript|JS|AA|OpenAction|Launch|URI|SubmitForm|GoToR|EmbeddedFile|RichMedia|XFA)\b/u,
  );
  return outside.match(/\/Type \/Page\b/gu)?.length ?? 0;
}

fuzz("vouchers", { "the PDF of a gift voucher": null }, async () => ({
  cases: fc.record({
    name: printable,
    dedication: fc.option(hostileText),
    value: fc.double({ min: 0, max: 1e9, noNaN: true }),
    lastDay: fc.option(fc.constant("21. 11. 2028")),
  }),
  async expectSound({ name, dedication, value, lastDay }) {
    const voucher = { name: name.slice(0, 200), code: "DAR-7KQ4-M2XW-P9TC", value, dedication, lastDay };
    const drawn = await drawVoucher(voucher, { theatre: "Divadlo Na Vantrokách", site: null }, now);
    expect(expectInert(drawn)).toBe(1);
  },
}));
