import { execFile } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "../../cli/staff-commands.js";
import { main } from "../../cli/staff.js";
import { openBackOffice, type BackOffice } from "../../../tests/connected/back-office.ts";
import { root } from "../../../tests/support/output.ts";
import { newestReport, notice, publishedRating } from "./reporting.ts";
import { complain } from "./complaining.ts";
import { addVoucher, book, chocolate, fill, order } from "./shopping.ts";
import { eveningOf, orderTickets, ticketsTonight } from "./ticketing.ts";
import { anna, byPpl, giftVoucher, openStaffed, orderChocolate, pplFee, type Staffed } from "./staffed.ts";

let staffed: Staffed;
let office: BackOffice;
beforeAll(async () => {
  staffed = await openStaffed();
  office = await openBackOffice(staffed.fetch);
});
afterAll(async () => {
  await office.leave();
  await staffed.close();
});

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function staff(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  return main(args, { STAFF_URL: office.url, STAFF_TOKEN: anna, ...env });
}

/** Runs the command as staff do, with nothing of the tests' own environment. */
function staffProcess(args: readonly string[]): Promise<Ran> {
  const settings = { NODE_ENV: "test", STAFF_URL: office.url, STAFF_TOKEN: anna } as const;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["server/cli/staff.js", ...args],
      { cwd: root, env: settings },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

async function newOrder(): Promise<string> {
  return (await orderChocolate(staffed, byPpl, pplFee)).code;
}

/** Prepares a success of each command; its printed text. */
const successes: Readonly<Record<string, () => Promise<{ args: readonly string[]; out: RegExp }>>> = {
  async orders() {
    const code = await newOrder();
    return { args: ["--state", "awaiting_payment", code], out: new RegExp(`^${code}  .*awaiting_payment  transfer unpaid  parcel  214\\.00 CZK  Jana Nováková  jana@example\\.cz\nOrders: 1\n$`, "u") }; // oxfmt-ignore
  },
  async order() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return { args: [code], out: new RegExp(`^${code}  .*Total 214\\.00 CZK  to pay 214\\.00 CZK\n.*anna  order\\.paid  ${code}`, "su") }; // oxfmt-ignore
  },
  paid: async () => ({ args: [await newOrder()], out: /^E\d\d-\d+ is paid, payment paid\.\n$/u }),
  async ready() {
    const { code } = await orderChocolate(staffed, { payment_id: 4 });
    return { args: [code], out: /is ready_pickup, payment unpaid\.\n$/u };
  },
  async shipped() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return { args: [code, "--parcel", "DR 12"], out: /is shipped, payment paid\.\n$/u };
  },
  cancelled: async () => ({
    args: [await newOrder(), "--reason", "Na přání zákaznice."],
    out: /is cancelled, payment unpaid\.\n$/u,
  }),
  async refunded() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return { args: [code], out: /is refunded, payment paid\.\n$/u };
  },
  stock: async () => ({ args: [String(book.id), "12"], out: /: 12, it was \d+\n$/u }),
  async voucher() {
    await giftVoucher(staffed, "DAR-LOOK-LOOK-LOOK", { balance: 557.5, value: 1000 });
    return {
      args: ["dar-look-look-look"],
      out: /^DAR-LOOK-LOOK-LOOK  gift  value 1000\.00 CZK\nLeft: 557\.50 CZK\n/u,
    };
  },
  async debit() {
    await giftVoucher(staffed, "DAR-TAKE-TAKE-TAKE", { balance: 1000 });
    return {
      args: ["DAR-TAKE-TAKE-TAKE", "442,50", "--note", "dvě vstupenky"],
      out: /^Left: 557\.50 CZK\n$/u,
    };
  },
  async admit() {
    const { code, evening, order: made } = await ticketsTonight(staffed);
    return {
      args: [code],
      out: new RegExp(
        `^ADMITTED  ${evening.title}  2026-11-21 12:00  .*, místo \\d+  .*  ${made.code}\n$`,
        "u",
      ),
    };
  },
  async "guest-list"() {
    const evening = await eveningOf(staffed);
    const { code } = await orderTickets(staffed, evening, { variantId: evening.reduced, quantity: 1 });
    return {
      args: [String(evening.id)],
      out: new RegExp(`^${evening.title}  2026-.*\n.*  \\d+ +Jana Nováková  ${code}  .*  ask for: .*  NOT PAID\nTickets: 1, admitted: 0\n$`, "u"), // oxfmt-ignore
    };
  },
  async "cancel-performance"() {
    const evening = await eveningOf(staffed);
    await orderTickets(staffed, evening);
    return {
      args: [String(evening.id), "--reason", "Onemocněl herec."],
      out: new RegExp(
        `^${evening.title} 2026-.* is cancelled\\. Orders refunded: 0, cancelled: [1-9]\\d*, skipped: 0, failed: 0\n$`,
        "u",
      ),
    };
  },
  async "move-performance"() {
    const evening = await eveningOf(staffed);
    await orderTickets(staffed, evening);
    return {
      args: [String(evening.id), "2027-01-05T19:00"],
      out: new RegExp(`^${evening.title} is moved from .* to 2027-01-05 19:00\\. Orders told: 1\n$`, "u"),
    };
  },
  ratings: async () => ({ args: [], out: /^Ratings to publish: 0\n$/u }),
  async publish() {
    const at = staffed.time.now;
    const { id } = await staffed.db
      .insertInto("ratings")
      .values({ production_slug: "rur", stars: 5, text: null, name: "B", email: "b@example.cz", written_at: at, confirmed_at: at })
      .returning("id")
      .executeTakeFirstOrThrow(); // oxfmt-ignore
    return { args: [String(id)], out: /is published\.\n$/u };
  },
  async reports() {
    const rating = await publishedRating(staffed.db, null, staffed.time.now);
    await staffed.call("POST", `/api/ratings/${rating}/report`, { json: notice("jana@example.cz") });
    return {
      args: [],
      out: new RegExp(`^\\d+  OH26-\\d{5}  \\S+Z  insult  Píše o mém .*  rating ${rating} 1/5  Maryša  Božena  .*\nReports to decide: 1\n$`, "u"), // oxfmt-ignore
    };
  },
  async decided() {
    const rating = await publishedRating(staffed.db, null, staffed.time.now);
    await staffed.call("POST", `/api/ratings/${rating}/report`, { json: notice(null) });
    const id = String(await newestReport(staffed.db));
    return {
      args: [id, "--decision", "removed", "--grounds", "Urážka."],
      out: new RegExp(`^The report ${id} is decided: the rating is removed\\.\n$`, "u"),
    };
  },
  async withdrawals() {
    const { code } = await orderChocolate(staffed, byPpl, pplFee);
    const json = { order_code: code, email: "jana@example.cz", name: "Jana Nováková", items: [{ name: "Čokoláda", quantity: 1 }], account: "19-2000145399/0800", note: "po\nřádcích", summary_url: null }; // oxfmt-ignore
    await staffed.call("POST", "/api/withdrawals", { json });
    return {
      args: [],
      out: new RegExp(`^OS26-\\d{5}  \\S+Z  ${code}  Jana Nováková  jana@example\\.cz  1× Čokoláda  account 19-2000145399/0800  po řádcích  confirmation sent\nWithdrawals: 1\n$`, "u"), // oxfmt-ignore
    };
  },
  async complaints() {
    const reference = await complain(staffed.call);
    const row = `${reference}  open  until \\d{4}-\\d\\d-\\d\\d  E26-00001  Hořká čokoláda  replacement  Jana Nováková  jana@example\\.cz`;
    return { args: [], out: new RegExp(`${row}\nComplaints: \\d+\n$`, "u") };
  },
  async complaint() {
    const reference = await complain(staffed.call);
    return {
      args: [reference],
      out: new RegExp(`^${reference}  open  .*\\nReceived .*\\nDefect: Přišla rozlámaná\\.\\n$`, "u"),
    };
  },
  async closed() {
    const reference = await complain(staffed.call);
    return {
      args: [reference, "--result", "rejected", "--manner", "Rozlámal ji pes."],
      out: new RegExp(`^The complaint ${reference} is rejected\\.\n$`, "u"),
    };
  },
  async log() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return {
      args: [code],
      out: new RegExp(`^\\S+  anna  order\\.paid  ${code}  \\{.*\\}\nChanges: 1\n$`, "u"),
    };
  },
};

test("every command is tested below", () => {
  expect(Object.keys(commands).toSorted()).toEqual(Object.keys(successes).toSorted());
});

test.each(Object.entries(successes))("staff %s prints what it did", async (name, prepare) => {
  const { args, out } = await prepare();
  expect(await staff([name, ...args])).toEqual({ code: 0, out: expect.stringMatching(out), err: "" });
});

test("an order in cash tells its rounding", async () => {
  const cart = await fill(staffed.call, chocolate);
  await addVoucher(staffed.call, cart.id, "VANTROKY10");
  const { body } = await order(staffed.call, cart.id, 77);
  expect((await staff(["order", body.data.code])).out).toContain(
    "Total 76.50 CZK  rounding 0.50 CZK  to pay 77.00 CZK\n",
  );
});

test("--json prints the answer as it is", async () => {
  const { out } = await staffProcess(["stock", String(book.id), "--json"]);
  expect(JSON.parse(out).data).toMatchObject({ product: book.id });
});

test.each([
  [[]],
  [["unknown"]],
  [["constructor"]],
  [["order"]],
  [["order", "A", "B"]],
  [["shipped", "E26-00001"]],
  [["orders", "--parcel", "1"]],
  [["orders", "--nothing"]],
  [["stock", "x"]],
  [["stock", "105", "-1"]],
  [["debit", "DAR", "1.234"]],
  [["publish", "0"]],
  [["admit"]],
  [["cancel-performance", "x"]],
  [["move-performance", "101", "zítra"]],
  [["guest-list", "dnes"]],
  [["complaints", "R26-00001"]],
  [["closed", "R26-00001", "--result", "maybe", "--manner", "Nic."]],
  [["closed", "R26-00001", "--result", "accepted"]],
])("%j is called wrongly, which asks nothing", async (args) => {
  const before = office.calls.length;
  expect(await staff(args)).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringMatching(/^Usage: npm run staff -- /u),
  });
  expect(office.calls).toHaveLength(before);
});

test("a refusal is one clear sentence", async () => {
  const code = await newOrder();
  await staffed.staff("POST", `/orders/${code}/cancelled`, {});
  await giftVoucher(staffed, "DAR-LITT-LELE-FTTT", { balance: 57.5 });
  const { code: used } = await ticketsTonight(staffed);
  await staff(["admit", used]);
  const told = [
    [["admit", used], "USED: the ticket was admitted 2026-11-21 11:00.\n"],
    [["cancelled", code], "Not possible: the order is cancelled, payment unpaid.\n"],
    [["debit", "DAR-LITT-LELE-FTTT", "100"], "Not possible: 57.50 CZK are left.\n"],
    [["debit", "VANTROKY10", "1"], "Not possible: this is a promotional code, not a gift voucher.\n"],
    [["order", "E99-1"], "There is no such thing, or the site was started without STAFF_TOKENS.\n"],
    [["stock", "101"], expect.stringMatching(/^variant: Zboží má varianty: /u)],
  ] as const;
  for (const [args, err] of told) {
    expect(await staff(args)).toEqual({ code: 1, out: "", err });
  }
});

test("a wrong token, a silent site and missing settings are told", async () => {
  expect(await staff(["ratings"], { STAFF_TOKEN: "wrong" })).toMatchObject({
    code: 1,
    err: "The token is not one of this site's.\n",
  });
  const silent = await staff(["paid", "E26-00001"], { STAFF_URL: "http://127.0.0.1:9" });
  expect(silent).toMatchObject({ code: 1, err: expect.stringMatching(/does not answer: .* See whether the change was made/u) }); // oxfmt-ignore
  const none = { STAFF_TOKEN: "" };
  expect(await staff(["ratings"], none)).toMatchObject({
    code: 2,
    err: expect.stringContaining("Set STAFF_TOKEN"),
  });
  expect(await staff(["ratings"], { ...none, STAFF_TOKENS: `anna:${anna},petr:${anna}` })).toMatchObject({ code: 2, err: expect.stringContaining("several people") }); // oxfmt-ignore
  expect(await staff(["ratings"], { ...none, STAFF_TOKENS: `anna:${anna}` })).toMatchObject({
    code: 0,
  });
  expect(await staff(["ratings"], { STAFF_URL: "", PUBLIC_ORIGIN: office.url })).toMatchObject({ code: 0 });
  expect(await staff(["ratings"], { STAFF_URL: "", PORT: new URL(office.url).port })).toMatchObject({
    code: 0,
  });
});

test("a customer's text moves no cursor of the terminal", async () => {
  const { code } = await orderChocolate(staffed, { note: "konec\u001b[2J" });
  const { out } = await staff(["order", code]);
  expect(out).toContain("Note: konec[2J");
});
