import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { addVoucher, anOrder, book, fill } from "./shopping.ts";
import { giftCode } from "../../../tests/screens/shopping.ts";

let backend: OpenedStandalone;
let now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  backend = await open({ clock: () => now });
});
afterAll(() => backend.close());

const lookUp = (code: unknown) => backend.call("POST", "/api/vouchers/lookup", { json: { code } });
const preview = (json: object) =>
  backend.fetch(
    new Request("http://localhost:3000/api/vouchers/preview", {
      method: "POST",
      headers: { "Content-Type": "application/json", Host: "localhost:3000" },
      body: JSON.stringify(json),
    }),
  );

test.each([
  giftCode,
  giftCode.toLowerCase(),
  ` ${giftCode.replaceAll("-", " ")} `,
  giftCode.replaceAll("-", ""),
  giftCode.replaceAll("-", "–"),
])("the code „%s“ tells its balance and pays with it", async (typed) => {
  const { status, body } = await lookUp(typed);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    code: giftCode,
    kind: "gift",
    value: 1000,
    balance: 557.5,
    valid_until: expect.stringMatching(/^2028-/u),
    state: "active",
  });
  const cart = await fill(backend.call, book);
  expect(await addVoucher(backend.call, cart.id, typed)).toMatchObject({
    status: 200,
    body: { code: giftCode, value: 557.5, kind: "gift" },
  });
});

test.each([
  ["DAR-VYCE-RPAN-YKQD", { balance: 0, state: "spent" }],
  ["DAR-STAR-YKQD-2345", { balance: 500, state: "expired" }],
])("%s has its balance and its state", async (code, state) => {
  expect((await lookUp(code)).body.data).toMatchObject({ code, ...state });
});

test.each(["NENITAKOVY", "VANTROKY10", "DAREK500", "DAR-7KQ4-M2XW-P9T", "%", "DAR-XXXX-XXXX-XXXX"])(
  "%s is no gift voucher, and a promotional code answers like an unknown one",
  async (code) => {
    expect(await lookUp(code)).toMatchObject({ status: 404, body: { error: "not_exists" } });
  },
);

test.each(["", " ", "x".repeat(101), null, 5])("the code %j is invalid", async (code) => {
  const { status, body } = await lookUp(code);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["code"]);
});

test("an order lowers the balance, and the voucher expires after its last day", async () => {
  await anOrder(backend.call, { lines: [book], codes: [giftCode] });
  const { data } = (await lookUp(giftCode)).body;
  expect(data).toMatchObject({ value: 1000, balance: 67.5, state: "active" });
  now = new Date(Date.parse(data.valid_until) - 1);
  expect((await lookUp(giftCode)).body.data.state).toBe("active");
  now = new Date(data.valid_until);
  expect((await lookUp(giftCode)).body.data.state).toBe("expired");
  now = new Date("2026-11-21T10:00:00Z");
});

describe("a preview", () => {
  test("is a PDF with the value of the variant, kept by no cache", async () => {
    const answer = await preview({ product_id: 201, variant_id: 2013, note: "Milé babičce" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect((await preview({ product_id: 202, variant_id: null, note: null })).status).toBe(200);
  });

  test.each([
    ["a product that is no gift voucher", { product_id: 105, variant_id: null, note: null }],
    ["an unknown product", { product_id: 99_999, variant_id: null, note: null }],
    ["a voucher without its variant", { product_id: 201, variant_id: null, note: null }],
    ["a variant of another product", { product_id: 201, variant_id: 1011, note: null }],
    ["a variant that it does not have", { product_id: 202, variant_id: 2013, note: null }],
  ])("of %s does not exist", async (_, product) => {
    expect((await preview(product)).status).toBe(404);
  });

  test("of a dedication that is too long is invalid", async () => {
    expect((await preview({ product_id: 202, variant_id: null, note: "x".repeat(501) })).status).toBe(422);
  });
});
