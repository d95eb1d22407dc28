import { readConfig } from "#server/operator/config.ts";
import { describe, expect, test } from "vitest";
import type { Upstream } from "#server/upstream/client.ts";
import { endpoints, type NameOf } from "#server/upstream/endpoints.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import * as account from "#server/upstream/resources/account.ts";
import * as addresses from "#server/upstream/resources/addresses.ts";
import { logIn } from "#server/upstream/resources/auth.ts";
import { putLine } from "#server/upstream/resources/cart.ts";
import { putCompany, removeCompany } from "#server/upstream/resources/company.ts";
import {
  issueInvoice,
  resendOrders,
  sendPaymentLink,
  startPayment,
  submitOrder,
  type OrderBody,
} from "#server/upstream/resources/orders.ts";
import { sendComplaint, type ComplaintBody } from "#server/upstream/resources/complaints.ts";
import { confirmRating, sendRating, sendRatingReport } from "#server/upstream/resources/ratings.ts";
import { putSeats } from "#server/upstream/resources/seats.ts";
import * as registration from "#server/upstream/resources/registration.ts";
import {
  confirmSubscription,
  endSubscription,
  saveSubscriber,
  sendConsent,
  type Consent,
} from "#server/upstream/resources/subscribers.ts";
import {
  addVoucherToCart,
  lookUpVoucher,
  removeVoucherFromCart,
} from "#server/upstream/resources/vouchers.ts";
import { sendWithdrawal, type WithdrawalBody } from "#server/upstream/resources/withdrawals.ts";
import { clientOver } from "../support/fake-context.ts";
import { wireCart } from "../support/wire.ts";

type ChangeName = NameOf<"POST"> | NameOf<"PUT"> | NameOf<"DELETE">;

/** Its answer is a file; its tests are in tests/screens/voucher-preview.test.ts. */
type AnsweredByFile = "previewVoucher";

/** A call that changes something, or reads by a body: its answers of docs/upstream-api.md beside an acknowledgement. */
interface Change {
  readonly send: (upstream: Upstream) => Promise<UpstreamResult<unknown>>;
  readonly good?: readonly unknown[];
}

/** The site reads their outcome afterwards, so it ignores their answer. */
type ReadAfterwards = "createCart" | "deleteCart";

const nothing = Symbol("no body");
/** The acknowledgements; a change without data (`done` in the map) accepts all of them. */
const empty = [nothing, {}, [], { data: null }, { data: {} }, { success: true }, { status: "ok" }];
const address = { firstName: "J", lastName: "N", street: "A", city: "B", zip: "11000", country: "CZ" };
const saved = { ...address, phone: null, isDefault: false };
const company = {
  name: "Spolek",
  ico: "00000027",
  dic: null,
  street: "A",
  city: "B",
  zip: "1",
  country: "CZ",
};
const withdrawal = { reference: "OS26-00001", received_at: "2026-11-21T10:00:07Z" };
const giftVoucher = {
  code: "A",
  kind: "gift",
  value: 1000,
  balance: 557.5,
  valid_until: "2028-11-21T23:00:00Z",
  state: "active",
};
const voucher = { voucher_id: 1, code: "A", voucher_type: "amount", value: 5 };

const changes: Readonly<Record<Exclude<ChangeName, ReadAfterwards | AnsweredByFile>, Change>> = {
  saveProfile: {
    send: (upstream) => account.saveProfile(upstream, { firstName: "A", lastName: "B", phone: null }),
    good: [{ data: { id: 1, email: "a@example.cz" } }],
  },
  savePassword: {
    send: (upstream) => account.savePassword(upstream, { current: "a", password: "b" }),
    good: [{ token: "t" }],
  },
  askForEmailChange: {
    send: (upstream) => account.askForEmailChange(upstream, { email: "a", password: "b", confirmUrl: "c" }),
  },
  confirmEmailChange: { send: (upstream) => account.confirmEmailChange(upstream, "t") },
  deleteAccount: { send: (upstream) => account.deleteAccount(upstream, "a") },
  saveSubscription: {
    send: (upstream) => account.saveSubscription(upstream, true),
    good: [{ data: { subscribed: true } }, { subscribed: 1 }, { data: { subscribed: false, confirm: true } }],
  },
  createAddress: {
    send: (upstream) => addresses.createAddress(upstream, saved),
    good: [{ data: { id: 1 } }],
  },
  putAddress: {
    send: (upstream) => addresses.putAddress(upstream, { ...saved, id: 1 }),
    good: [{ data: { id: 1 } }],
  },
  removeAddress: { send: (upstream) => addresses.removeAddress(upstream, 1) },
  logIn: {
    send: (upstream) => logIn(upstream, { email: "a@example.cz", password: "b" }, readConfig({})),
    good: [{ token: "t" }],
  },
  putLine: {
    send: (upstream) => putLine(upstream, "c", { productId: 1, variantId: null, note: null, quantity: 2 }),
    good: [{ quantity: 2 }],
  },
  chooseSeats: {
    send: (upstream) => putSeats(upstream, "c", { performanceId: 1, seats: [{ seatId: "a", variantId: 2 }] }),
    good: [{ id: "c", items: [] }, { data: { id: "c", items: [] } }],
  },
  putCompany: { send: (upstream) => putCompany(upstream, company), good: [{ data: company }] },
  removeCompany: { send: removeCompany },
  placeOrder: {
    send: (upstream) => submitOrder(upstream, "c", {} as OrderBody, "key"),
    good: [{ data: { id: 1, code: "A", hash: "abcdefgh" } }],
  },
  startPayment: {
    send: (upstream) => startPayment(upstream, 1, "abcdefgh", "https://here.example/"),
    good: [{ data: { payment_url: "https://gateway.example/1" } }],
  },
  sendPaymentLink: {
    send: (upstream) => sendPaymentLink(upstream, 1, "abcdefgh"),
    good: [{ data: { email_state: "sent" } }],
  },
  resendOrders: {
    send: (upstream) => {
      upstream.offers.announce(["resend"]);
      return resendOrders(upstream, { email: "a", summaryUrl: null }, "key");
    },
  },
  issueInvoice: {
    send: (upstream) => issueInvoice(upstream, 1, "abcdefgh"),
    good: [{ data: { number: "FV26-00001" } }],
  },
  sendComplaint: {
    send: (upstream) => sendComplaint(upstream, {} as ComplaintBody, "key"),
    good: [{ data: { reference: "R26-1", received_at: "2026-11-21T10:00:00Z", decide_by: "2026-12-21" } }],
  },
  sendRating: {
    send: (upstream) =>
      sendRating(upstream, {
        production: "a",
        stars: 5,
        text: null,
        name: "A",
        email: "e",
        confirmUrl: "c",
      }),
  },
  sendRatingReport: {
    send: (upstream) =>
      sendRatingReport(upstream, 1, { reason: "insult", explanation: "x", name: "A", email: "e" }),
  },
  confirmRating: {
    send: (upstream) => confirmRating(upstream, "t"),
    // Its contract has data, so `null` as data is no answer either.
    good: [
      { data: { production: { slug: "a", title: "A" } } },
      ...empty.filter((body) => typeof body === "symbol" || !("data" in body && body.data === null)),
    ],
  },
  register: {
    send: (upstream) => registration.register(upstream, {} as registration.RegistrationBody, "key"),
  },
  askForReset: {
    send: (upstream) => registration.askForReset(upstream, { email: "a", resetUrl: "b" }, "key"),
  },
  setPassword: {
    send: (upstream) => registration.setPassword(upstream, { hash: "a", password: "b" }, "key"),
  },
  subscribe: {
    send: (upstream) => saveSubscriber(upstream, "a@example.cz"),
    good: [{ data: { email: "a@example.cz", type: "modal" } }, { confirm: true }, { data: { confirm: 1 } }],
  },
  sendConsent: { send: (upstream) => sendConsent(upstream, "a@example.cz", {} as Consent) },
  confirmSubscription: { send: (upstream) => confirmSubscription(upstream, "t") },
  endSubscription: { send: (upstream) => endSubscription(upstream, "t") },
  addVoucher: {
    send: (upstream) => addVoucherToCart(upstream, "c", { code: "A", guestEmail: null }),
    good: [voucher, { data: voucher }, wireCart()],
  },
  removeVoucher: {
    send: (upstream) => removeVoucherFromCart(upstream, "c", 1),
    good: [wireCart()],
  },
  sendWithdrawal: {
    send: (upstream) => sendWithdrawal(upstream, {} as WithdrawalBody, "key"),
    good: [{ data: withdrawal }, withdrawal, { ...withdrawal, email: "sent" }, { ...withdrawal, email: "x" }],
  },
  lookUpVoucher: {
    send: (upstream) => lookUpVoucher(upstream, "A"),
    good: [{ data: giftVoucher }, giftVoucher, { ...giftVoucher, value: "1000.00", valid_until: null }],
  },
};

/** Bodies with 200 that are no answer of any change: from a proxy or a failure. */
const foreign: Readonly<Record<string, () => Response>> = {
  HTML: () => new Response("<!doctype html><h1>It works!</h1>"),
  "half JSON": () => new Response('{"data":{"id":1'),
  "a gateway's JSON": () => Response.json({ service: "maintenance" }),
  "a message": () => Response.json({ message: "Backend unavailable" }),
  "a failure": () => Response.json({ error: "database_away" }),
  "a failure with its errors": () => Response.json({ errors: { email: ["No."] } }),
  "no success": () => Response.json({ success: false }),
  "a status of failure": () => Response.json({ status: 503 }),
  "a success with an error": () => Response.json({ success: true, error: "no" }),
  "a text": () => Response.json("maintenance"),
  "a number": () => Response.json(5),
  null: () => Response.json(null),
  false: () => Response.json(false),
  "a list": () => Response.json([{ service: "maintenance" }]),
  "foreign data": () => Response.json({ data: { service: "maintenance" } }),
};

/** Calls that read the refusal in an answer of 200, and the bodies that are one. */
const readRefusals: ReadonlySet<string> = new Set([
  "logIn",
  "subscribe",
  "addVoucher",
  "removeVoucher",
  "lookUpVoucher",
]);
const refusals: ReadonlySet<string> = new Set([
  "a failure",
  "a failure with its errors",
  "no success",
  "a status of failure",
  "a success with an error",
]);

function answering(answer: () => Response): Upstream {
  return clientOver(async () => answer()).forRequest({ requestId: "request-1", token: "token-1" });
}

const calls = Object.entries(changes).map(([name, { send, good = [] }]) => {
  const isDone = endpoints[name as ChangeName].answer === "done";
  return [name, { send, good: [...good, ...(isDone ? empty : [])] }] as const;
});

describe.each(calls)("%s", (name, { send, good }) => {
  test.each(Object.entries(foreign))("takes 200 with %s for no success", async (what, answer) => {
    const result = await send(answering(answer));
    const isRead = readRefusals.has(name) && refusals.has(what);
    expect(result).toMatchObject({ ok: false, error: isRead ? {} : { kind: "broken" } });
    if (isRead) expect(!result.ok && result.error.kind).not.toBe("broken");
  });

  test("takes the contract's answers for a success", async () => {
    expect(good).not.toEqual([]);
    for (const body of good) {
      const answer = () => (body === nothing ? new Response(null, { status: 204 }) : Response.json(body));
      expect(await send(answering(answer)), JSON.stringify(body)).toEqual(
        expect.objectContaining({ ok: true }),
      );
    }
  });

  test("takes an empty answer for a success only if the contract has no data", async () => {
    const answer = await send(answering(() => new Response(null, { status: 204 })));
    expect(answer.ok).toBe(good.includes(nothing));
  });
});

test("an answer that a newsletter is the other way round is no success", async () => {
  for (const body of [{ subscribed: true }, { data: {} }, {}]) {
    const upstream = answering(() => Response.json(body));
    expect(await account.saveSubscription(upstream, false)).toMatchObject({ ok: false });
  }
});
