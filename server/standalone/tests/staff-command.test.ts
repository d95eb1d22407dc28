import { execFile } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "../../start/staff-commands.js";
import { main } from "../../start/staff.js";
import { pages } from "../../start/staff-output.js";
import { orderStateWords } from "../../start/staff-words.js";
import { orderStates } from "../../../app/messages/order-texts.ts";
import { openBackOffice, type BackOffice } from "../../../tests/connected/back-office.ts";
import { root } from "../../../tests/support/output.ts";
import { newestReport, notice, publishedRating } from "./reporting.ts";
import { complain } from "./complaining.ts";
import { anOrder, book, byPpl } from "./shopping.ts";
import { eveningOf, orderTickets, ticketsTonight } from "./ticketing.ts";
import { anna, giftVoucher, openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";

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

/** Runs the command as staff do, without the tests' environment. */
function staffProcess(args: readonly string[]): Promise<Ran> {
  const settings = { NODE_ENV: "test", STAFF_URL: office.url, STAFF_TOKEN: anna } as const;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["server/start/staff.js", ...args],
      { cwd: root, env: settings },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

async function newOrder(): Promise<string> {
  return (await orderByTransfer(staffed, byPpl)).code;
}

/** Prepares a success of each command; its printed text. */
const successes: Readonly<Record<string, () => Promise<{ args: readonly string[]; out: RegExp }>>> = {
  states: async () => ({ args: [], out: /^Stav +Zákazník čte\n─.*\n(?:.*\n)*paid +Zaplacená\n/u }),
  async orders() {
    const code = await newOrder();
    return { args: ["--state", "awaiting_payment", code], out: new RegExp(`^Objednávka +Přišla .*\n─.*\n${code} +21\\. 11\\. 2026 +Čeká na platbu +převodem, nezaplaceno +balík +214,00 Kč +Jana Nováková\nObjednávek: 1\n$`, "u") }; // oxfmt-ignore
  },
  async order() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return { args: [code], out: new RegExp(`^Objednávka ${code}, .*Celkem: 214,00 Kč\nK úhradě: 214,00 Kč\n.*anna +order\\.paid +${code}`, "su") }; // oxfmt-ignore
  },
  paid: async () => ({ args: [await newOrder()], out: /^E\d\d-\d+: Zaplacená, zaplaceno\.\n$/u }),
  async ready() {
    const { code } = await orderByTransfer(staffed, { payment_id: 4 });
    return { args: [code], out: /: Připravena k vyzvednutí, nezaplaceno\.\n$/u };
  },
  async shipped() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return { args: [code, "--parcel", "DR 12"], out: /: Odeslaná, zaplaceno\.\n$/u };
  },
  cancelled: async () => ({
    args: [await newOrder(), "--reason", "Na přání zákaznice."],
    out: /: Zrušená, nezaplaceno\.\n$/u,
  }),
  async refunded() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return { args: [code], out: /: Peníze vráceny, zaplaceno\.\n$/u };
  },
  stock: async () => ({ args: [String(book.id), "12"], out: /: 12 ks, předtím \d+ ks\n$/u }),
  async voucher() {
    await giftVoucher(staffed, "DAR-LOOK-LOOK-LOOK", { balance: 557.5, value: 1000 });
    return {
      args: ["dar-look-look-look"],
      out: /^DAR-LOOK-LOOK-LOOK, dárkový poukaz\nHodnota: 1 000,00 Kč\nZůstatek: 557,50 Kč\n/u,
    };
  },
  async debit() {
    await giftVoucher(staffed, "DAR-TAKE-TAKE-TAKE", { balance: 1000 });
    return {
      args: ["DAR-TAKE-TAKE-TAKE", "442,50", "--note", "dvě vstupenky"],
      out: /^Zůstatek: 557,50 Kč\n$/u,
    };
  },
  async admit() {
    const { code, evening, order: made } = await ticketsTonight(staffed);
    return {
      args: [code],
      out: new RegExp(
        `^VPUSTIT\nPředstavení: ${evening.title}, 21\\. 11\\. 2026 12:00, .*\nMísto: .*místo \\d+\n.*\nObjednávka: ${made.code}\n$`,
        "u",
      ),
    };
  },
  async "guest-list"() {
    const evening = await eveningOf(staffed);
    const { code } = await orderTickets(staffed, evening, { variantId: evening.reduced, quantity: 1 });
    return {
      args: [String(evening.id)],
      out: new RegExp(`^${evening.title}, \\d.*\n\n +Řada +Č\\. +Jméno .* Vyžádat +Platba\n─.*\n\\[ \\] .* \\d+ +Jana Nováková +${code} +.* NEZAPLACENO\n\nVstupenek: 1, vpuštěno: 0\n$`, "u"), // oxfmt-ignore
    };
  },
  async "cancel-performance"() {
    const evening = await eveningOf(staffed);
    await orderTickets(staffed, evening);
    return {
      args: [String(evening.id), "--reason", "Onemocněl herec."],
      out: new RegExp(
        `^${evening.title} \\d.* je zrušeno\\. Objednávky: peníze vráceny 0, zrušeno [1-9]\\d*, mezitím skončilo 0, nepovedlo se 0\n$`,
        "u",
      ),
    };
  },
  async "move-performance"() {
    const evening = await eveningOf(staffed);
    await orderTickets(staffed, evening);
    return {
      args: [String(evening.id), "2027-01-05T19:00"],
      out: new RegExp(
        `^${evening.title} je přesunuto z .* na 5\\. 1\\. 2027 19:00\\. Zpráva jde k objednávkám: 1\n$`,
        "u",
      ),
    };
  },
  ratings: async () => ({ args: [], out: /^Čeká na zveřejnění: 0\n$/u }),
  async publish() {
    const at = staffed.time.now;
    const { id } = await staffed.db
      .insertInto("ratings")
      .values({ production_slug: "rur", stars: 5, text: null, name: "B", email: "b@example.cz", written_at: at, confirmed_at: at })
      .returning("id")
      .executeTakeFirstOrThrow(); // oxfmt-ignore
    return { args: [String(id)], out: /je zveřejněné\.\n$/u };
  },
  async reports() {
    const rating = await publishedRating(staffed.db, null, staffed.time.now);
    await staffed.call("POST", `/api/ratings/${rating}/report`, { json: notice("jana@example.cz") });
    return {
      args: [],
      out: new RegExp(`^\\d+  OH26-\\d{5}  .*  urážka\n  Vysvětlení: Píše o mém .*\n.*\n  Hodnocení: ${rating}, Maryša, 1 z 5, Božena\n.*\nK rozhodnutí: 1\n$`, "u"), // oxfmt-ignore
    };
  },
  async decided() {
    const rating = await publishedRating(staffed.db, null, staffed.time.now);
    await staffed.call("POST", `/api/ratings/${rating}/report`, { json: notice(null) });
    const id = String(await newestReport(staffed.db));
    return {
      args: [id, "--decision", "removed", "--grounds", "Urážka."],
      out: new RegExp(`^O hlášení ${id} je rozhodnuto: odstraněno\\.\n$`, "u"),
    };
  },
  async withdrawals() {
    const { code } = await orderByTransfer(staffed, byPpl);
    const json = { order_code: code, email: "jana@example.cz", name: "Jana Nováková", items: [{ name: "Čokoláda", quantity: 1 }], account: "19-2000145399/0800", note: "po\nřádcích", summary_url: null }; // oxfmt-ignore
    await staffed.call("POST", "/api/withdrawals", { json });
    return {
      args: [],
      out: new RegExp(`^OS26-\\d{5}  21\\. 11\\. 2026 \\d+:\\d\\d\n  Objednávka: ${code}\n  Od koho: Jana Nováková, jana@example\\.cz\n  Co: 1× Čokoláda\n  Účet: 19-2000145399/0800\n  Poznámka: po řádcích\n  Potvrzení: odesláno\nOdstoupení: 1\n$`, "u"), // oxfmt-ignore
    };
  },
  async complaints() {
    const reference = await complain(staffed.call);
    const row = `${reference} +nevyřízená +\\d+\\. \\d+\\. \\d{4} +E26-00001 +Hořká čokoláda +výměna +Jana Nováková`;
    return { args: [], out: new RegExp(`${row}\n(?:.*\n)*Reklamací: \\d+\n$`, "u") };
  },
  async complaint() {
    const reference = await complain(staffed.call);
    return {
      args: [reference],
      out: new RegExp(`^Reklamace ${reference}: nevyřízená\nPřišla: .*Vada: Přišla rozlámaná\\.\n`, "su"),
    };
  },
  async closed() {
    const reference = await complain(staffed.call);
    return {
      args: [reference, "--result", "rejected", "--manner", "Rozlámal ji pes."],
      out: new RegExp(`^Reklamace ${reference}: zamítnutá\\.\n$`, "u"),
    };
  },
  async log() {
    const code = await newOrder();
    await staffed.staff("POST", `/orders/${code}/paid`);
    return {
      args: [code],
      out: new RegExp(`^Kdy +Kdo .*\n─.*\n.* +anna +order\\.paid +${code} +\\{.*\nZměn: 1\n$`, "u"),
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

test("the command needs no address on the server itself", async () => {
  const here = {
    STAFF_URL: "",
    PORT: new URL(office.url).port,
    PUBLIC_ORIGIN: "https://www.divadlo.example",
  };
  expect(await staff(["ratings"], here)).toMatchObject({ code: 0 });
  expect(office.calls.at(-1)?.headers.get("Host")).toBe("www.divadlo.example");
});

test("states have the names that customers read", () => {
  const names = Object.entries(orderStateWords).map(([code, name]) => [code, name.replaceAll(" ", "\u{a0}")]);
  expect(names).toEqual([...orderStates].map(([code, name]) => [code, name.replaceAll(" ", "\u{a0}")]));
});

test("a part of an order is refunded by the numbers that `order` prints", async () => {
  const code = await newOrder();
  await staffed.staff("POST", `/orders/${code}/paid`);
  expect(await staff(["refunded", code, "--items", "1:1"])).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse(office.calls.at(-1)?.body ?? "null")).toEqual({ items: [{ line: 1, quantity: 1 }] });
});

test("only a list that goes on names its next page", () => {
  const meta = { total: 120, page: 2, pages: 3 };
  expect(pages(meta, "Objednávek")).toBe("Objednávek: 120, list 2 z 3 (další: --page 3)");
  expect(pages({ ...meta, page: 3 }, "Objednávek")).toBe("Objednávek: 120, list 3 z 3");
});

test("an order in cash tells its rounding", async () => {
  const { code } = await anOrder(staffed.call, { codes: ["VANTROKY10"] });
  expect((await staff(["order", code])).out).toContain(
    "Celkem: 76,50 Kč\nZaokrouhlení: 0,50 Kč\nK úhradě: 77,00 Kč\n",
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
  [["orders", "--state", "zaplacená"]],
  [["states", "paid"]],
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
    err: expect.stringMatching(/^(?:Správně|Použití): npm run staff -- /u),
  });
  expect(office.calls).toHaveLength(before);
});

test("a refusal is one clear sentence", async () => {
  const code = await newOrder();
  await staffed.staff("POST", `/orders/${code}/cancelled`, {});
  await giftVoucher(staffed, "DAR-LITT-LELE-FTTT", { balance: 57.5 });
  const { code: used } = await ticketsTonight(staffed);
  await staff(["admit", used]);
  const rows = [
    [["admit", used], "POUŽITÁ: vstupenka už prošla 21. 11. 2026 11:00.\n"],
    [["cancelled", code], "To nejde: objednávka je ve stavu Zrušená, nezaplaceno.\n"],
    [["debit", "DAR-LITT-LELE-FTTT", "100"], "To nejde: na poukazu zbývá 57,50 Kč.\n"],
    [["debit", "VANTROKY10", "1"], "To nejde: je to slevový kód, ne dárkový poukaz.\n"],
    [["order", "E99-1"], "Nic takového tu není, nebo web běží bez STAFF_TOKENS.\n"],
    [["stock", "101"], expect.stringMatching(/^variant: Zboží má varianty: /u)],
  ] as const;
  for (const [args, err] of rows) {
    expect(await staff(args)).toEqual({ code: 1, out: "", err });
  }
});

test("the command explains a wrong token, a silent site and missing settings", async () => {
  expect(await staff(["ratings"], { STAFF_TOKEN: "wrong" })).toMatchObject({
    code: 1,
    err: "Takový token tento web nemá.\n",
  });
  const silent = await staff(["paid", "E26-00001"], { STAFF_URL: "http://127.0.0.1:9" });
  expect(silent).toMatchObject({ code: 1, err: expect.stringMatching(/neodpovídá: .* podívejte se, zda se změna nestala/u) }); // oxfmt-ignore
  const none = { STAFF_TOKEN: "" };
  expect(await staff(["ratings"], none)).toMatchObject({
    code: 2,
    err: expect.stringContaining("Nastavte STAFF_TOKEN"),
  });
  expect(await staff(["ratings"], { ...none, STAFF_TOKENS: `anna:${anna},petr:${anna}` })).toMatchObject({ code: 2, err: expect.stringContaining("patří více lidem") }); // oxfmt-ignore
  expect(await staff(["ratings"], { ...none, STAFF_TOKENS: `anna:${anna}` })).toMatchObject({
    code: 0,
  });
  expect(await staff(["ratings"], { STAFF_URL: "ftp//" })).toMatchObject({ code: 2 });
  expect(await staff(["ratings"], { STAFF_URL: "", PORT: new URL(office.url).port })).toMatchObject({
    code: 0,
  });
});

test("a customer's text moves no cursor of the terminal", async () => {
  const { code } = await orderByTransfer(staffed, { note: "konec\u001b[2J" });
  const { out } = await staff(["order", code]);
  expect(out).toContain("Poznámka: konec[2J");
});
