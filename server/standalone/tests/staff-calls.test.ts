import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { newestReport, notice, publishedRating } from "./reporting.ts";
import { complain } from "./complaining.ts";
import { book, byPpl } from "./shopping.ts";
import { eveningOf, ticketsTonight } from "./ticketing.ts";
import { anna, giftVoucher, openStaffed, orderByTransfer, petr, type Staffed } from "./staffed.ts";

let staffed: Staffed;
let operations: readonly (readonly [method: string, path: string])[] = [];
beforeAll(async () => {
  staffed = await openStaffed();
  const { paths } = (await staffed.call("GET", "/api/openapi.json")).body;
  operations = Object.entries<Record<string, unknown>>(paths)
    .filter(([path]) => path.startsWith("/api/admin/"))
    .flatMap(([path, item]) => Object.keys(item).map((method) => [method.toUpperCase(), path] as const));
});
afterAll(() => staffed.close());

async function logged() {
  return staffed.db.selectFrom("staff_log").selectAll().orderBy("id").execute();
}

interface Change {
  readonly path: string;
  readonly json?: unknown;
  readonly subject: string;
}

async function ofOrder(transition: string, before: readonly string[] = [], json?: object): Promise<Change> {
  const { code } = await orderByTransfer(staffed, byPpl);
  for (const step of before) {
    expect((await staffed.staff("POST", `/orders/${code}/${step}`)).status).toBe(200);
  }
  return { path: `/api/admin/orders/${code}/${transition}`, subject: code, ...(json && { json }) };
}

/** Prepares each change, and returns its request. */
const changes: Readonly<Record<string, () => Promise<Change>>> = {
  "POST /api/admin/orders/{code}/paid": () => ofOrder("paid"),
  async "POST /api/admin/orders/{code}/ready"() {
    const { code } = await orderByTransfer(staffed, { payment_id: 4 });
    return { path: `/api/admin/orders/${code}/ready`, subject: code };
  },
  "POST /api/admin/orders/{code}/shipped": () => ofOrder("shipped", ["paid"], { parcel_number: "DR1" }),
  "POST /api/admin/orders/{code}/cancelled": () => ofOrder("cancelled", [], { reason: "Došlo." }),
  "POST /api/admin/orders/{code}/refunded": () => ofOrder("refunded", ["paid"]),
  "PUT /api/admin/stock/{product}": async () => ({
    path: `/api/admin/stock/${book.id}`,
    json: { stock: 7 },
    subject: `product ${book.id}`,
  }),
  async "POST /api/admin/vouchers/debit"() {
    const code = `DAR-${crypto.randomUUID()}-ED22`;
    await giftVoucher(staffed, code, { balance: 500 });
    const json = { code, amount: 12.5, note: "dvě vstupenky" };
    return { path: "/api/admin/vouchers/debit", json, subject: "voucher ED22" };
  },
  async "POST /api/admin/performances/{id}/cancelled"() {
    const { id } = await eveningOf(staffed);
    return {
      path: `/api/admin/performances/${id}/cancelled`,
      json: { reason: "Onemocněl herec." },
      subject: `performance ${id}`,
    };
  },
  async "POST /api/admin/performances/{id}/moved"() {
    const { id } = await eveningOf(staffed);
    const json = { starts_at: "2027-01-05T19:00" };
    return { path: `/api/admin/performances/${id}/moved`, json, subject: `performance ${id}` };
  },
  async "POST /api/admin/tickets/admit"() {
    const { order, code } = await ticketsTonight(staffed);
    return { path: "/api/admin/tickets/admit", json: { code }, subject: order.code };
  },
  async "POST /api/admin/complaints/{reference}/closed"() {
    const reference = await complain(staffed.call);
    const json = { result: "accepted", manner: "Vyměnili jsme ji." };
    return {
      path: `/api/admin/complaints/${reference}/closed`,
      json,
      subject: `complaint ${reference}`,
    };
  },
  async "POST /api/admin/rating-reports/{id}/decided"() {
    const rating = await publishedRating(staffed.db, null, staffed.time.now);
    await staffed.call("POST", `/api/ratings/${rating}/report`, { json: notice(null) });
    return {
      path: `/api/admin/rating-reports/${await newestReport(staffed.db)}/decided`,
      json: { decision: "kept", grounds: "Nic protiprávního v něm není." },
      subject: `rating ${rating}`,
    };
  },
  async "POST /api/admin/ratings/{id}/published"() {
    const { id } = await staffed.db
      .insertInto("ratings")
      .values({
        production_slug: "marysa",
        stars: 5,
        text: null,
        name: "Božena",
        email: `${crypto.randomUUID()}@example.cz`,
        written_at: staffed.time.now,
        confirmed_at: staffed.time.now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { path: `/api/admin/ratings/${id}/published`, subject: `rating ${id}` };
  },
};
/** A POST because codes belong in bodies. */
const readingPosts = ["POST /api/admin/vouchers/lookup"];

test("every call for staff that changes something is tested below", () => {
  const changing = operations
    .filter(([method]) => method !== "GET")
    .map((operation) => operation.join(" "))
    .filter((operation) => !readingPosts.includes(operation));
  expect(changing.toSorted()).toEqual(Object.keys(changes).toSorted());
});

test.each(Object.entries(changes))("%s is logged once, with who and what", async (operation, prepare) => {
  const { path, json, subject } = await prepare();
  const before = await logged();
  const answer = await staffed.call(operation.split(" ")[0] ?? "", path, { bearer: petr, json });
  expect(answer.status).toBe(200);
  const after = await logged();
  expect(after.slice(before.length)).toEqual([
    expect.objectContaining({ who: "petr", subject, created_at: staffed.time.now }),
  ]);
});

test("a change whose row cannot be written is not made", async () => {
  const { db } = staffed;
  for (const [operation, prepare] of Object.entries(changes)) {
    const { path, json, subject } = await prepare();
    const rows = (await logged()).length;
    await db.schema.alterTable("staff_log").renameTo("staff_log_away").execute();
    const answer = await staffed.call(operation.split(" ")[0] ?? "", path, { bearer: petr, json });
    await db.schema.alterTable("staff_log_away").renameTo("staff_log").execute();
    expect(answer.status, operation).toBe(500);
    expect((await logged()).length, subject).toBe(rows);
    // The change is still possible, so the refused call changed nothing.
    expect((await staffed.call(operation.split(" ")[0] ?? "", path, { bearer: petr, json })).status).toBe(
      200,
    );
  }
});

test("readings are not logged", async () => {
  const { code } = await orderByTransfer(staffed);
  await giftVoucher(staffed, "DAR-READ-READ-READ", { balance: 100 });
  const reference = await complain(staffed.call);
  const before = (await logged()).length;
  for (const [method, path, json] of [
    ["GET", "/orders"],
    ["GET", `/orders/${code}`],
    ["GET", `/stock/${book.id}`],
    ["GET", "/complaints"],
    ["GET", `/complaints/${reference}`],
    ["GET", "/ratings"],
    ["GET", "/rating-reports"],
    ["GET", "/withdrawals"],
    ["GET", `/performances/${(await eveningOf(staffed)).id}/guest-list`],
    ["GET", "/log"],
    ["POST", "/vouchers/lookup", { code: "DAR-READ-READ-READ" }],
  ] as const) {
    expect((await staffed.staff(method, path, json)).status, path).toBe(200);
  }
  expect((await logged()).length).toBe(before);
});

test("the log can be added to only", async () => {
  await staffed.staff("PUT", `/stock/${book.id}`, { stock: 3 });
  const { db } = staffed;
  await expect(db.deleteFrom("staff_log").execute()).rejects.toThrow("append-only");
  await expect(db.updateTable("staff_log").set({ who: "nikdo" }).execute()).rejects.toThrow("append-only");
});

test("every call for staff is a 401 without a token and with a wrong one", async () => {
  expect(operations.length).toBeGreaterThan(12);
  for (const [method, path] of operations) {
    const address = path.replace(/\{\w+\}/gu, "1");
    for (const options of [{}, { bearer: "wrong" }, { bearer: `${anna}x` }, { bearer: `anna:${anna}` }]) {
      const { status } = await staffed.call(method, address, options);
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  }
});

test("without the setting the back office has no calls for staff", async () => {
  const plain = await openStaffed([]);
  const { paths } = (await plain.call("GET", "/api/openapi.json")).body;
  expect(Object.keys(paths).filter((path) => path.includes("admin"))).toEqual([]);
  for (const [method, path] of operations) {
    const { status } = await plain.call(method, path.replace(/\{\w+\}/gu, "1"), { bearer: anna });
    expect([method, path, status]).toEqual([method, path, 404]);
  }
  await plain.close();
});

test("a single token is the administrator's", async () => {
  const single = await openStaffed([{ name: "admin", token: anna }]);
  await single.staff("PUT", `/stock/${book.id}`, { stock: 3 });
  const { data } = (await single.staff("GET", "/log")).body;
  expect(data).toMatchObject([
    { who: "admin", action: "stock", subject: `product ${book.id}`, detail: { before: 40, after: 3 } },
  ]);
  await single.close();
});

describe("stock", () => {
  test("of a product is counted, and not counted any more", async () => {
    const path = `/stock/${book.id}`;
    await staffed.staff("PUT", path, { stock: 4 });
    expect((await staffed.staff("PUT", path, { stock: null })).body.data).toMatchObject({
      product: book.id,
      variant: null,
      before: 4,
      after: null,
    });
    expect((await staffed.staff("GET", path)).body.data.stock).toBeNull();
  });

  test("of a product with variants needs one of them", async () => {
    const refused = await staffed.staff("GET", "/stock/101");
    expect(refused.status).toBe(422);
    expect(refused.body.errors.variant[0]).toEqual(expect.stringContaining("1012 ("));
    const counted = await staffed.staff("PUT", "/stock/101", { variant: 1012, stock: 9 });
    expect(counted.body.data).toMatchObject({ variant: 1012, after: 9 });
    expect((await staffed.staff("GET", "/stock/101?variant=1012")).body.data.stock).toBe(9);
    expect(await staffed.logOf("product 101 variant 1012")).toHaveLength(1);
  });

  test.each([
    ["GET", "/stock/999", undefined, 404],
    ["GET", `/stock/${book.id}?variant=1012`, undefined, 404],
    ["PUT", `/stock/${book.id}`, { variant: 1012, stock: 1 }, 404],
    ["PUT", `/stock/${book.id}`, { stock: -1 }, 422],
    ["PUT", `/stock/${book.id}`, { stock: 1.5 }, 422],
    ["PUT", `/stock/${book.id}`, {}, 422],
  ])("%s %s %j is a %d", async (method, path, json, status) => {
    expect((await staffed.staff(method, path, json)).status).toBe(status);
  });
});

describe("a voucher at the box office", () => {
  test("is debited by its code, whatever the case, and looked up with its movements", async () => {
    await giftVoucher(staffed, "DAR-BOXO-FFIC-E222", { balance: 1000 });
    const debit = { code: "dar-boxo-ffic-e222", amount: 442.5, note: "dvě vstupenky" };
    expect((await staffed.staff("POST", "/vouchers/debit", debit)).body.data).toEqual({ balance: 557.5 });
    expect((await staffed.staff("POST", "/vouchers/lookup", { code: debit.code })).body.data).toMatchObject({
      code: "DAR-BOXO-FFIC-E222",
      kind: "gift",
      value: 1000,
      balance: 557.5,
      valid_until: null,
      movements: [{ amount: -442.5, balance: 557.5, reason: "box_office", order: null, note: debit.note }],
    });
  });

  test.each(["darnodanodanoda", " DAR NODA–NODA–NODA "])(
    "is found by %j, as at the public page",
    async (code) => {
      const voucherId = await giftVoucher(staffed, "DAR-NODA-NODA-NODA", { balance: 100 });
      onTestFinished(async () => {
        await staffed.db.deleteFrom("vouchers").where("id", "=", voucherId).execute();
      });
      const atBoxOffice = await staffed.staff("POST", "/vouchers/lookup", { code });
      const onPage = await staffed.call("POST", "/api/vouchers/lookup", { json: { code } });
      expect(atBoxOffice.status).toBe(200);
      expect(onPage.status).toBe(200);
      expect(atBoxOffice.body.data.code).toBe(onPage.body.data.code);
      const refusal = { code, amount: 100.5, note: null };
      expect(await staffed.staff("POST", "/vouchers/debit", refusal)).toMatchObject({
        status: 409,
        body: { error: "insufficient_balance", value: 100 },
      });
    },
  );

  test("is debited once by a request that is repeated with its key", async () => {
    await giftVoucher(staffed, "DAR-KEYK-EYKE-YYYY", { balance: 100 });
    const repeat = () =>
      staffed.call("POST", "/api/admin/vouchers/debit", {
        bearer: anna,
        json: { code: "DAR-KEYK-EYKE-YYYY", amount: 60, note: null },
        headers: { "Idempotency-Key": "the-same-payment" },
      });
    expect((await repeat()).body).toEqual({ data: { balance: 40 } });
    expect((await repeat()).body).toEqual({ data: { balance: 40 } });
    expect(await staffed.logOf("voucher YYYY")).toHaveLength(1);
  });

  test.each([
    ["DAR-NONE-NONE-NONE", 10, 404, { error: "not_exists" }],
    ["VANTROKY10", 10, 409, { error: "not_a_gift_voucher" }],
    ["DAR-EXPI-REDX-XXXX", 10, 409, { error: "active_to" }],
    ["DAR-LITT-LELE-FTTT", 30.01, 409, { error: "insufficient_balance", value: 30 }],
    ["DAR-LITT-LELE-FTTT", 0, 422, {}],
    ["DAR-LITT-LELE-FTTT", 1.005, 422, {}],
  ])("%s is not debited by %d", async (code, amount, status, body) => {
    await staffed.db.deleteFrom("vouchers").where("code", "in", ["DAR-EXPI-REDX-XXXX", "DAR-LITT-LELE-FTTT"]).execute(); // oxfmt-ignore
    await giftVoucher(staffed, "DAR-EXPI-REDX-XXXX", { balance: 100, end: staffed.time.now });
    await giftVoucher(staffed, "DAR-LITT-LELE-FTTT", { balance: 30 });
    const before = (await logged()).length;
    expect(await staffed.staff("POST", "/vouchers/debit", { code, amount })).toMatchObject({ status, body });
    expect((await logged()).length).toBe(before);
  });
});

describe("orders", () => {
  test("are listed by state, and found by code, name and e-mail without wildcards", async () => {
    const { code } = await orderByTransfer(staffed, { first_name: "Kvido", last_name: "Hledaný", email: "kvido@example.cz" }); // oxfmt-ignore
    const codesOf = async (query: string) => {
      const { status, body } = await staffed.staff("GET", `/orders?${query}`);
      return status === 200 ? body.data.map((item: { code: string }) => item.code) : status;
    };
    for (const q of [code.toLowerCase(), "kvido hled", "KVIDO@", "Hledaný"]) {
      expect(await codesOf(new URLSearchParams({ q }).toString()), q).toEqual([code]);
    }
    expect(await codesOf("q=%25vido")).toEqual([]);
    expect(await codesOf("q=kvido&state=awaiting_payment")).toEqual([code]);
    expect(await codesOf("q=kvido&state=shipped")).toEqual([]);
    expect(await codesOf("state=lost")).toBe(422);
    const { data, meta } = (await staffed.staff("GET", "/orders?per_page=1")).body;
    expect(data).toMatchObject([{ code, name: "Kvido Hledaný", state: "awaiting_payment", to_pay: 85 }]);
    expect(meta.pages).toBe(meta.total);
  });

  test("have their changes in the detail", async () => {
    const { code } = await orderByTransfer(staffed);
    await staffed.staff("POST", `/orders/${code}/paid`);
    const { data } = (await staffed.staff("GET", `/orders/${code}`)).body;
    expect(data).toMatchObject({ code, state: "paid", log: [{ who: "anna", action: "order.paid" }] });
    expect((await staffed.staff("GET", "/orders/E99-00001")).status).toBe(404);
    expect((await staffed.staff("GET", `/log?subject=${code}`)).body.meta.total).toBe(1);
  });
});

test("the log names a voucher by the last characters of its code only", async () => {
  await giftVoucher(staffed, "DAR-SECR-ETSE-CRET", { balance: 100 });
  await staffed.staff("POST", "/vouchers/debit", { code: "DAR-SECR-ETSE-CRET", amount: 1, note: null });
  expect(JSON.stringify(await logged())).not.toContain("DAR-SECR");
});
