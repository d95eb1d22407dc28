import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentContent, DocumentLine } from "#standalone/db/document-content.ts";
import { lineShare } from "#standalone/domain/orders/refund-shares.ts";
import { contentOf } from "./invoicing.ts";
import { anOrder, book, byPpl, chocolate, eveningForTwo, mug, summary, transfer } from "./shopping.ts";
import { giftVoucher, openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

interface Bought {
  readonly lines?: readonly { id: number; quantity?: number }[];
  readonly codes?: readonly string[];
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Two gingerbreads and a book (490 Kč), by default by PPL (129 Kč); paid. */
async function bought({
  lines = [{ ...chocolate, quantity: 2 }, book],
  codes = [],
  changes = byPpl,
}: Bought = {}) {
  const made = await anOrder(staffed.call, { lines, codes, payment_id: transfer, ...changes });
  await staffed.staff("POST", `/orders/${made.code}/paid`);
  return made;
}

type Placed = Awaited<ReturnType<typeof bought>>;

function refunded({ code }: Placed, items?: readonly { line: number; quantity?: number }[]) {
  return staffed.staff("POST", `/orders/${code}/refunded`, items && { items });
}

async function textOf(made: Placed) {
  return (await summary(staffed.call, made)).body.data;
}

async function creditNotes(made: Placed): Promise<DocumentContent[]> {
  const { documents } = await textOf(made);
  const numbers = documents.filter(({ kind }: { kind: string }) => kind === "credit_note");
  return Promise.all(numbers.map(({ number }: { number: string }) => contentOf(staffed.db, number)));
}

async function stockOf(id: number): Promise<number> {
  return (await staffed.staff("GET", `/stock/${id}`)).body.data.stock;
}

test("a piece that came back is refunded, and the order stays as it is", async () => {
  const made = await bought();
  await staffed.staff("POST", `/orders/${made.code}/shipped`, { parcel_number: "DR1" });
  expect((await refunded(made, [{ line: 1, quantity: 1 }])).body.data).toMatchObject({ state: "shipped" });
  expect((await textOf(made)).refunds).toEqual([
    {
      date: staffed.time.now.toISOString(),
      amount: 85,
      to_vouchers: 0,
      fees: 0,
      items: [{ name: "Perník Dudák 60 g", quantity: 1 }],
    },
  ]);
});

test("its credit note has its lines alone, and comes with the invoice it corrects", async () => {
  const made = await bought();
  await refunded(made, [{ line: 1, quantity: 1 }]);
  const { documents } = await textOf(made);
  expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "credit_note"]);
  const [note] = await creditNotes(made);
  expect(note?.corrects?.number).toBe(documents[0].number);
  expect(note?.lines.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
    ["Perník Dudák 60 g", -1, -8500],
  ]);
  expect(note).toMatchObject({ total: -8500, left: 0, settled: [{ by: "payment", amount: -8500 }] });
  expect(note?.recapitulation.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(-8500);
});

test("the reason of its credit note is the withdrawal, if the customer made one", async () => {
  const made = await bought();
  const json = { order_code: made.code, email: "jana@example.cz", name: "Jana Nováková", items: [{ name: "Kniha", quantity: 1 }] }; // oxfmt-ignore
  await staffed.call("POST", "/api/withdrawals", {
    json: { ...json, account: null, note: null, summary_url: null },
  });
  await refunded(made, [{ line: 2 }]);
  expect((await creditNotes(made))[0]?.reason).toContain("odstoupení od smlouvy");
});

test("refunds add up to the price and go no further", async () => {
  const made = await bought({ changes: {} });
  expect((await refunded(made, [{ line: 1, quantity: 1 }])).status).toBe(200);
  expect((await refunded(made, [{ line: 1, quantity: 2 }])).body).toMatchObject({
    error: "not_refundable",
    value: 1,
  });
  expect((await refunded(made, [{ line: 3 }])).body).toMatchObject({ error: "not_refundable", value: 3 });
  expect((await refunded(made, [{ line: 2 }, { line: 2 }])).status).toBe(409);
  expect((await refunded(made, [{ line: 2 }])).body.data.state).toBe("paid");
  expect((await refunded(made, [{ line: 1 }])).body.data.state).toBe("refunded");
  expect((await refunded(made, [{ line: 1, quantity: 1 }])).body.error).toBe("illegal_transition");
  const { refunds, total } = await textOf(made);
  expect(refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(total);
  const notes = await creditNotes(made);
  expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(-100 * total);
});

const both = [chocolate, book];
const rounded = [
  { what: "in parts", lines: both, promo: 57.5, paid: 518, parts: [[{ line: 2 }], [{ line: 1 }]], back: [441, 77] },
  { what: "at once", lines: both, promo: 57.5, paid: 518, parts: [undefined], back: [518] },
  { what: "that was rounded down", lines: both, promo: 57.6, paid: 517, parts: [[{ line: 2 }], undefined], back: [440.91, 76.09] },
  { what: "of parts that were dearer than what was paid", lines: [{ ...chocolate, quantity: 6 }], promo: 508.6, paid: 1, parts: [[{ line: 1, quantity: 5 }], [{ line: 1 }]], back: [1, 0] },
]; // oxfmt-ignore

test.each(rounded.map((item) => [item.what, item] as const))(
  "what was paid in cash returns to the heller: %s",
  async (what, given) => {
    const code = `SLEVA${what.toUpperCase().replaceAll(" ", "")}`;
    await giftVoucher(staffed, code, { balance: given.promo });
    const asPromo = { kind: "promo", balance: null } as const;
    await staffed.db.updateTable("vouchers").set(asPromo).where("code", "=", code).execute();
    const made = await bought({ lines: given.lines, codes: [code], changes: { payment_id: 4 } });
    expect(await textOf(made)).toMatchObject({ to_pay: given.paid });
    for (const part of given.parts) await refunded(made, part);
    const { refunds, state, total, documents } = await textOf(made);
    expect(state).toBe("refunded");
    expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual(given.back);
    if (documents.length === 0) return;
    // Their documents correct the whole base, and the rounding beside it.
    const notes = await creditNotes(made);
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(Math.round(-100 * total));
    const back = notes.flatMap(({ settled }) => settled).reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(-100 * given.paid);
  },
);

test("a gift voucher gets its money back to the heller, the customer whole crowns", async () => {
  const code = "DAR-HALE-ROVA-AAAA";
  await giftVoucher(staffed, code, { balance: 100.6 });
  const made = await bought({ lines: both, codes: [code], changes: { payment_id: 4 } });
  expect(await textOf(made)).toMatchObject({ total: 575, rounding: -0.4, to_pay: 474 });
  await refunded(made);
  expect((await textOf(made)).refunds).toMatchObject([{ amount: 574.6, to_vouchers: 100.6 }]);
  const emails = (await staffed.outbox()).filter(({ text }) => text.includes(made.code));
  expect(emails.at(-1)?.subject).toContain("Vrátili jsme vám platbu za objednávku");
  expect(emails.at(-1)?.text).toContain("Peníze: 474,00\u00a0Kč");
});

test("the last piece takes the delivery along, up to the cheapest on offer (§ 1832)", async () => {
  const made = await bought();
  await refunded(made, [{ line: 1 }]);
  await refunded(made, [{ line: 2 }]);
  const { refunds, state } = await textOf(made);
  // PPL cost 129 Kč, Balíkovna 69 Kč.
  expect(state).toBe("refunded");
  expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([170, 490 + 69]);
  expect((await creditNotes(made)).at(-1)?.lines.at(-1)).toMatchObject({
    name: "Doprava – PPL na adresu",
    total: -6900,
  });
});

test("the refund has no delivery if a cheaper one would have been free", async () => {
  const made = await bought({ lines: [{ ...book, quantity: 4 }] });
  await refunded(made, [{ line: 1 }]);
  expect((await textOf(made)).refunds).toMatchObject([{ amount: 4 * 490 }]);
});

test("a refund without items returns all that is left, the whole delivery too", async () => {
  const made = await bought();
  await refunded(made, [{ line: 2 }]);
  expect((await refunded(made)).body.data.state).toBe("refunded");
  expect((await textOf(made)).refunds).toMatchObject([{ amount: 490 }, { amount: 170 + 129 }]);
});

test("only what came back returns to the stock, each piece once", async () => {
  const before = await stockOf(mug.id);
  const made = await bought({ lines: [{ ...mug, quantity: 2 }, chocolate], changes: {} });
  expect(await stockOf(mug.id)).toBe(before - 2);
  await refunded(made, [{ line: 1, quantity: 1 }]);
  expect(await stockOf(mug.id)).toBe(before - 1);
  expect((await staffed.staff("POST", `/orders/${made.code}/cancelled`, {})).body.error).toBe(
    "partly_refunded",
  );
  await refunded(made, [{ line: 1 }]);
  expect(await stockOf(mug.id)).toBe(before);
});

test("gift vouchers get their money back first, and never more than they paid", async () => {
  const code = "DAR-REFU-NDED-AAAA";
  await giftVoucher(staffed, code, { balance: 200, value: 500 });
  const made = await bought({ codes: [code], changes: {} });
  const balance = async () => (await staffed.staff("POST", "/vouchers/lookup", { code })).body.data.balance;
  expect(await balance()).toBe(0);
  await refunded(made, [{ line: 1 }]);
  expect(await balance()).toBe(170);
  await refunded(made, [{ line: 2 }]);
  expect(await balance()).toBe(200);
  const { refunds } = await textOf(made);
  expect(
    refunds.map((refund: { amount: number; to_vouchers: number }) => [refund.amount, refund.to_vouchers]),
  ).toEqual([
    [170, 170],
    [490, 30],
  ]);
  expect(
    (await creditNotes(made)).map(({ settled }) => settled.map(({ by, amount }) => [by, amount])),
  ).toEqual([
    [["voucher", -17_000]],
    [["voucher", -3000], ["payment", -46_000]], // oxfmt-ignore
  ]);
});

test("a sold code is blocked with its piece, an unspent one first", async () => {
  const made = await bought({ lines: [{ ...eveningForTwo, quantity: 2 }, chocolate], changes: {} });
  const codes = await staffed.db
    .selectFrom("gift_vouchers as g")
    .innerJoin("vouchers as v", "v.id", "g.voucher_id")
    .select(["v.code", "v.id"])
    .where("g.order_id", "=", made.id)
    .orderBy("v.id")
    .execute();
  await staffed.staff("POST", "/vouchers/debit", { code: codes[0]?.code, amount: 10, note: null });
  expect((await refunded(made, [{ line: 1, quantity: 1 }])).status).toBe(200);
  const balances = await staffed.db.selectFrom("vouchers").select("balance").where("id", "in", codes.map(({ id }) => id)).orderBy("id").execute(); // oxfmt-ignore
  expect(balances.map(({ balance }) => Number(balance))).toEqual([1190, 0]);
  expect((await refunded(made, [{ line: 1 }])).body.error).toBe("voucher_spent");
  expect((await refunded(made, [{ line: 2 }])).status).toBe(200);
});

test("a discount of a code is divided as on the invoice", async () => {
  const { id } = await staffed.db
    .insertInto("vouchers")
    .values({
      code: "TRETINA",
      voucher_type: "percent",
      value: 33,
      service_type: "eshop",
      quantity: 5,
      balance: null,
      quantity_per_user_limit: null,
      minimal_price: null,
      active_from: null,
      active_to: null,
    }) // oxfmt-ignore
    .returning("id")
    .executeTakeFirstOrThrow();
  const made = await bought({
    lines: [{ ...chocolate, quantity: 3 }, book],
    codes: ["TRETINA"],
    changes: {},
  });
  for (const quantity of [1, 1, 1]) await refunded(made, [{ line: 1, quantity }]);
  const uses = async () => (await staffed.db.selectFrom("vouchers").select("quantity").where("id", "=", id).executeTakeFirstOrThrow()).quantity; // oxfmt-ignore
  expect(await uses()).toBe(4);
  await refunded(made, [{ line: 2 }]);
  expect(await uses()).toBe(5);
  const { documents } = await textOf(made);
  const invoice = await contentOf(staffed.db, documents[0].number);
  const notes = await creditNotes(made);
  const sum = (of: "base" | "tax" | "total") =>
    notes.flatMap(({ lines }) => lines).reduce((whole, line) => whole + line[of], 0);
  for (const of of ["base", "tax", "total"] as const)
    expect(sum(of)).toBe(-invoice.lines.reduce((whole, line) => whole + line[of], 0));
});

test("each refund sends its e-mail and its credit note", async () => {
  const made = await bought();
  await refunded(made, [{ line: 1, quantity: 1 }]);
  staffed.time.now = new Date(staffed.time.now.getTime() + 60_000);
  await refunded(made, [{ line: 1 }]);
  const emails = (await staffed.outbox()).filter(({ text }) => text.includes(made.code));
  const about = (start: string) => emails.filter(({ subject }) => subject.startsWith(start));
  expect(about("Opravný daňový doklad")).toHaveLength(2);
  expect(new Set(about("Opravný daňový doklad").map(({ subject }) => subject)).size).toBe(2);
  const [email, other] = about("Vrátili jsme vám peníze z objednávky");
  expect(other).toBeDefined();
  expect(email?.text).toContain(
    [
      `z objednávky ${made.code} jsme vám vrátili 85,00\u00a0Kč.`,
      "",
      "Za co:",
      "– 1× Perník Dudák 60 g",
      "",
      "Peníze: 85,00\u00a0Kč, na účet, ze kterého jste platili, nebo jak jsme se domluvili.",
    ].join("\n"),
  );
});

test("neither an unpaid nor a cancelled order has items to refund", async () => {
  const unpaid = await orderByTransfer(staffed);
  expect((await refunded(unpaid, [{ line: 1 }])).body.error).toBe("illegal_transition");
  const cancelled = await bought();
  await staffed.staff("POST", `/orders/${cancelled.code}/cancelled`, {});
  expect((await refunded(cancelled, [{ line: 1 }])).body.error).toBe("illegal_transition");
  expect((await refunded(cancelled)).status).toBe(200);
});

test.each([
  ["no items", [], "items"],
  ["a line 0", [{ line: 0 }], "items.0.line"],
  ["no pieces", [{ line: 1, quantity: 0 }], "items.0.quantity"],
])("a refund of %s names its field", async (_, items, field) => {
  const made = await bought();
  const { status, body } = await refunded(made, items);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("a refund can neither be changed nor deleted", async () => {
  await expect(staffed.db.updateTable("refunds").set({ amount: 1 }).execute()).rejects.toThrow("append-only");
  await expect(staffed.db.deleteFrom("refunds").execute()).rejects.toThrow("append-only");
});

test("the parts of a line add up to it, however its pieces come back", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (parts, total, share) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        const tax = Math.round((total * share) / 1000);
        const line: DocumentLine = { group: "taxed", name: "Hrnek", quantity, unit: 1, discount: tax, rate: 21, total, tax, base: total - tax }; // oxfmt-ignore
        let before = 0;
        const shares = parts.map((pieces) => {
          const one = lineShare(line, { before, pieces });
          before += pieces;
          return one;
        });
        for (const of of ["quantity", "discount", "base", "tax", "total"] as const)
          expect(shares.reduce((sum, documentLine) => sum + documentLine[of], 0)).toBe(line[of]);
        expect(
          shares.every(
            (documentLine) =>
              documentLine.base + documentLine.tax === documentLine.total && documentLine.total >= 0,
          ),
        ).toBe(true);
      },
    ),
  );
});
