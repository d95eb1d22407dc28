import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complain, complaint, sendComplaint } from "./complaining.ts";
import { signIn } from "./shopping.ts";
import { openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

const divak = "divak@divadlonavantrokach.example";

describe("a complaint", () => {
  test("has its reference and is settled within 30 days, counted in Prague", async () => {
    const before = staffed.time.now;
    staffed.time.now = new Date("2026-11-30T23:30:00Z");
    const { status, body } = await sendComplaint(staffed.call);
    staffed.time.now = before;
    expect(status).toBe(201);
    expect(body.data).toEqual({
      reference: expect.stringMatching(/^R26-\d{5}$/u),
      received_at: "2026-11-30T23:30:00.000Z",
      decide_by: "2026-12-31",
    });
  });

  test("is answered alike, whether its order exists or not", async () => {
    const { code } = await orderByTransfer(staffed);
    const shape = async (changes: object) => {
      const { status, body } = await sendComplaint(staffed.call, { ...changes });
      return [status, Object.keys(body.data)];
    };
    const known = await shape({ order: code });
    expect(await shape({ order: "E00-99999" })).toEqual(known);
    expect(await shape({ order: code, email: "nekdo.jiny@example.cz" })).toEqual(known);
  });

  test("sent twice with one key is recorded once", async () => {
    const count = () =>
      staffed.db
        .selectFrom("complaints")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const send = () => staffed.call("POST", "/api/complaints", { json: complaint, headers });
    const [first, second] = [await send(), await send()];
    const { count: after } = await count();
    expect(second.body).toEqual(first.body);
    await send();
    expect((await count()).count).toBe(after);
  });

  test.each([
    ["an unknown remedy", { remedy: "revenge" }, "remedy"],
    ["no defect", { defect: " " }, "defect"],
    ["a defect of 2 001 characters", { defect: "x".repeat(2_001) }, "defect"],
    ["no order", { order: "" }, "order"],
    ["a link to another site", { summary_url: "https://zly.example/{id}/{hash}" }, "summary_url"],
  ])("with %s is refused", async (_title, changes, field) => {
    const { status, body } = await sendComplaint(staffed.call, changes);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test("is listed for who was signed in and for the customer of its order", async () => {
    const bearer = await signIn(staffed.call, divak);
    const ownComplaints = async () =>
      (await staffed.call("GET", "/api/me/complaints", { bearer })).body.data as { reference: string }[];
    const before = (await ownComplaints()).length;
    const signedIn = await staffed.call("POST", "/api/complaints", { bearer, json: complaint });
    const order = await staffed.db
      .selectFrom("orders as o")
      .innerJoin("users as u", "u.id", "o.user_id")
      .select(["o.code", "o.email"])
      .where("u.email", "=", divak)
      .executeTakeFirstOrThrow();
    const asGuest = await complain(staffed.call, { order: order.code.toLowerCase(), email: order.email });
    // Another customer's complaint about the same order.
    await complain(staffed.call, { order: order.code, email: "cizi@example.cz" });
    const listed = await ownComplaints();
    expect(listed).toHaveLength(before + 2);
    expect(listed.slice(0, 2).map(({ reference }) => reference)).toEqual([
      asGuest,
      signedIn.body.data.reference,
    ]);
    expect(listed[0]).toMatchObject({
      state: "open",
      item: complaint.item,
      defect: complaint.defect,
      manner: null,
    });
  });

  test.each(["complaints", "complaint_settlements"] as const)(
    "can be changed and deleted by nobody: %s",
    async (table) => {
      await expect(staffed.db.deleteFrom(table).execute()).rejects.toThrow("append-only");
      await expect(staffed.db.updateTable("complaints").set({ name: "Nikdo" }).execute()).rejects.toThrow(
        "append-only",
      );
    },
  );
});

describe("staff", () => {
  test("settle a complaint once", async () => {
    const reference = await complain(staffed.call);
    const path = `/complaints/${reference}/closed`;
    const json = { result: "accepted", manner: "Poslali jsme novou." };
    expect(await staffed.staff("POST", path, json)).toMatchObject({
      status: 200,
      body: { data: { reference, state: "accepted" } },
    });
    expect(await staffed.staff("POST", path, { ...json, result: "rejected" })).toMatchObject({
      status: 409,
      body: { error: "complaint_closed", value: "accepted" },
    });
    expect((await staffed.staff("GET", `/complaints/${reference}`)).body.data).toMatchObject({
      state: "accepted",
      manner: "Poslali jsme novou.",
    });
  });

  test("list the open complaints, the oldest first, and all of them", async () => {
    const reference = await complain(staffed.call);
    const closed = await complain(staffed.call);
    await staffed.staff("POST", `/complaints/${closed}/closed`, { result: "rejected", manner: "Pes." });
    const listed = async (query: string): Promise<string[]> => {
      const { body } = await staffed.staff("GET", `/complaints?per_page=100${query}`);
      return body.data.map((item: { reference: string }) => item.reference);
    };
    const open = await listed("");
    expect(open).toEqual(open.toSorted());
    expect(open).toContain(reference);
    expect(open).not.toContain(closed);
    expect((await listed("&state=all")).slice(0, 2)).toEqual([closed, reference]);
  });

  test("see whether the order is known, which its customer does not", async () => {
    const { code } = await orderByTransfer(staffed);
    const isKnown = async (changes: object) =>
      (await staffed.staff("GET", `/complaints/${await complain(staffed.call, { ...changes })}`)).body.data
        .is_known;
    expect(await isKnown({ order: code })).toBe(true);
    expect(await isKnown({ order: code, email: "cizi@example.cz" })).toBe(false);
  });
});

describe("the e-mails", () => {
  /** Oldest first. */
  async function emailsTo(to: string, reference: string) {
    const all = await staffed.outbox();
    return all.filter((email) => email.to === to && email.subject.includes(reference));
  }

  test("confirm at once the day, the content, the remedy and the contact", async () => {
    const email = `${crypto.randomUUID()}@example.cz`;
    const { code, id, hash } = await orderByTransfer(staffed, { email });
    const reference = await complain(staffed.call, { order: code, email });
    const [receipt, ...others] = await emailsTo(email, reference);
    expect(others).toEqual([]);
    expect(receipt?.subject).toContain(`Reklamaci ${reference} jsme přijali`);
    for (const text of [
      "písemné potvrzení podle § 19",
      `Objednávka a její stav:\nhttp://localhost:3000/shrnuti/${id}/${hash}`,
      `Objednávka: ${code}`,
      complaint.item,
      complaint.defect,
      "Požadované vyřízení: výměna za nové zboží",
      "Vyřídíme ji nejpozději do",
      "eshop@divadlonavantrokach.example",
    ]) {
      expect(receipt?.text).toContain(text);
    }
  });

  test("give no link of the order to an address that is not the order's", async () => {
    const email = `${crypto.randomUUID()}@example.cz`;
    const { code, hash } = await orderByTransfer(staffed);
    const reference = await complain(staffed.call, { order: code, email });
    const [receipt] = await emailsTo(email, reference);
    expect(receipt?.text).toContain(`Objednávka: ${code}`);
    expect(receipt?.raw).not.toContain(hash);
  });

  test("inform the theatre", async () => {
    const reference = await complain(staffed.call, { order: "E00-00000" });
    const [notice] = await emailsTo("eshop@divadlonavantrokach.example", reference);
    expect(notice?.subject).toContain(`Nová reklamace ${reference}, vyřídit do`);
    expect(notice?.text).toContain("jsme nenašli");
  });

  test("say where photographs go, unless the theatre has no address", async () => {
    const receipt = async () => {
      const email = `${crypto.randomUUID()}@example.cz`;
      const reference = await complain(staffed.call, { email });
      const [message] = await emailsTo(email, reference);
      return { reference, text: message?.text };
    };
    const { reference, text } = await receipt();
    expect(text).toContain(
      `Fotografie nám pošlete na eshop@divadlonavantrokach.example, do předmětu napište ${reference}.`,
    );
    const settings = () => staffed.db.updateTable("settings").where("name", "=", "theatre");
    const { value } = await staffed.db
      .selectFrom("settings")
      .select("value")
      .where("name", "=", "theatre")
      .executeTakeFirstOrThrow();
    await settings()
      .set({ value: JSON.stringify({ name: "Divadlo" }) })
      .execute();
    const unknown = await receipt();
    await settings()
      .set({ value: JSON.stringify(value) })
      .execute();
    expect(unknown.text).toContain(unknown.reference);
    expect(unknown.text).not.toContain("Fotografie");
  });

  test.each([
    ["accepted", "jsme uznali", "Způsob vyřízení: Poslali jsme novou."],
    ["rejected", "jsme zamítli", "Odůvodnění: Poslali jsme novou."],
  ])("%s: have the day, the manner and how long it took", async (result, subject, manner) => {
    const email = `${crypto.randomUUID()}@example.cz`;
    const before = staffed.time.now;
    const reference = await complain(staffed.call, { email });
    staffed.time.now = new Date(before.getTime() + 3 * 86_400_000);
    await staffed.staff("POST", `/complaints/${reference}/closed`, { result, manner: "Poslali jsme novou." });
    const closing = (await emailsTo(email, reference)).at(-1);
    staffed.time.now = before;
    expect(closing?.subject).toContain(subject);
    for (const text of [manner, "Doba vyřízení: 3\u00a0dny", "Vyřízena:"])
      expect(closing?.text).toContain(text);
  });
});
