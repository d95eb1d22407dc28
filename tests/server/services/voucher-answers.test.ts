import { expect, test } from "vitest";
import { addVoucher, removeVoucher } from "#server/services/cart/change-vouchers.ts";
import { limits } from "#server/services/limits.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { sentencesOf } from "../../support/outcome.ts";
import { cartUpstream } from "../support/cart-upstream.ts";
import { fakeServices, guestJar, Jar } from "../support/fake-context.ts";
import { notExists, wireCart, wireLine } from "../support/wire.ts";

const code = { code: "KOD", guestEmail: null };
const czk = { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" };

function services(lines: readonly unknown[], answers: Record<string, Answerer>) {
  return fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () =>
      json({
        ...wireCart(lines),
        vouchers: [7, 8].map((id) => ({
          voucher_id: id,
          code: `KOD${id}`,
          voucher_type: "percent",
          value: 10,
        })),
      }),
    "GET /api/lists/currencies": () => json({ data: [czk] }),
    ...answers,
  });
}

test("without an e-mail none is remembered", async () => {
  const { context } = services([wireLine(1)], { "POST /api/voucher/cart/add/cart-1": () => json({}) });
  const jar = await guestJar();
  const one = await context(jar);
  await addVoucher(one, code);
  jar.take(one);
  expect([...jar.values.keys()]).toEqual(["cart"]);
});

test("a code for an unreadable cart was not used", async () => {
  const fake = services([], { "GET /api/cart/anonymous/cs/temp-1": () => json({}, 500) });
  expect(await addVoucher(await fake.context(await guestJar()), code)).toEqual({ kind: "failed" });
});

test("the site does not call a code wrong if its cart has just been ordered", async () => {
  const ordered = { error: "cart_ordered", order: { id: 1, code: "A", hash: "abcdefgh" } };
  const fake = services([wireLine(1)], { "POST /api/voucher/cart/add/cart-1": () => json(ordered, 404) });
  expect(await addVoucher(await fake.context(await guestJar()), code)).toEqual({ kind: "failed" });
});

test("a code of a visitor over the limit of carts has to wait", async () => {
  const { context } = services([], {
    ...cartUpstream().answers,
    "POST /api/voucher/cart/add/*": () => json({}),
  });
  const add = async () => addVoucher({ ...(await context(new Jar())), ip: "192.0.2.1" }, code);
  for (let time = 0; time < limits.cart.most; time += 1) {
    expect((await add()).kind).toBe("done");
  }
  expect(await add()).toEqual({ kind: "limited", wait: limits.cart.seconds });
});

test("a known reason stands at the code, also if the upstream names another field", async () => {
  const body = { error: "user_check", errors: { guestEmail: ["Vyplňte e-mail."] } };
  const fake = services([wireLine(1)], { "POST /api/voucher/cart/add/cart-1": () => json(body, 422) });
  const refused = await addVoucher(await fake.context(await guestJar()), code);
  expect(sentencesOf(refused)).toEqual({ code: "Tento poukaz už v košíku máte." });
});

test.each([
  [
    "service_type",
    true,
    "Dokud máte v košíku dárkový poukaz, nelze v něm uplatnit žádný kód. Dárkový poukaz prosím objednejte zvlášť.",
  ],
  ["user_check", true, "Tento poukaz už v košíku máte."],
  ["service_type", false, "Takový poukaz neexistuje. Zkontrolujte prosím, zda jste kód opsali správně."],
])("refused with %s beside a gift voucher (%s): %s", async (error, isGift, sentence) => {
  const gift = wireLine(1, null, 130);
  const lines = [wireLine(1), { ...gift, product: { ...gift.product, delivered_by_email: isGift } }];
  const fake = services(lines, { "POST /api/voucher/cart/add/cart-1": () => json({ error }, 400) });
  const refused = await addVoucher(await fake.context(await guestJar()), code);
  expect(sentencesOf(refused)).toEqual({ code: sentence });
});

test("of two vouchers the removed one is reported", async () => {
  const fake = services([wireLine(1)], { "POST /api/voucher/cart/delete/cart-1": () => json({}) });
  expect(await removeVoucher(await fake.context(await guestJar()), { id: 8 })).toEqual({
    kind: "done",
    value: "KOD8",
  });
});

test("a voucher that is not in the cart is removed without a code", async () => {
  const fake = services([wireLine(1)], {
    "POST /api/voucher/cart/delete/cart-1": () => json(notExists, 404),
  });
  expect(await removeVoucher(await fake.context(await guestJar()), { id: 9 })).toEqual({
    kind: "done",
    value: null,
  });
});

test("a voucher of a missing cart counts as removed", async () => {
  expect(await removeVoucher(await fakeServices().context(), { id: 7 })).toEqual({
    kind: "done",
    value: null,
  });
});
