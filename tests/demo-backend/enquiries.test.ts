import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { enquiry, sendEnquiry } from "./enquiring.ts";
import { openStaffed, type Staffed } from "./staffed.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

const lettersOf = async (reference: string) =>
  (await staffed.outbox()).filter(({ subject }) => subject.includes(reference));

test("an enquiry is answered with its reference and the day until which the theatre answers", async () => {
  const before = staffed.time.now;
  staffed.time.now = new Date("2026-11-30T23:30:00Z");
  const { status, body } = await sendEnquiry(staffed.call);
  staffed.time.now = before;
  expect([status, body]).toEqual([
    201,
    {
      data: {
        reference: expect.stringMatching(/^P26-\d{5}$/u),
        received_at: "2026-11-30T23:30:00.000Z",
        reply_by: "2026-12-08",
      },
    },
  ]);
});

test("both letters say all that was written; the theatre's names the visitor to answer to", async () => {
  const { body } = await sendEnquiry(staffed.call, { email: "ucitelka@example.cz" });
  const letters = await lettersOf(body.data.reference);
  expect(letters.map(({ to }) => to).toSorted()).toEqual([
    "eshop@divadlonavantrokach.example",
    "ucitelka@example.cz",
  ]);
  for (const { text } of letters) {
    const told = text.replaceAll("\u00a0", " ");
    for (const said of ["škola", enquiry.title, enquiry.date, "48", enquiry.organisation, enquiry.grade])
      expect(told).toContain(said);
    expect(told).toContain(enquiry.note);
    expect(told).toMatch(/nejpozději \d{1,2}\. \S+ 20\d\d/u);
  }
  const notice = letters.find(({ to }) => to.startsWith("eshop"));
  expect(notice?.raw).toMatch(/^Reply-To: ucitelka@example\.cz/mu);
});

test("a text of one line adds no line to a letter", async () => {
  const { body } = await sendEnquiry(staffed.call, { organisation: "ZŠ\nE-mail: jiny@example.cz" });
  const [letter] = await lettersOf(body.data.reference);
  expect(letter?.text).toContain("Organizace: ZŠ E-mail: jiny@example.cz");
});

test("sent twice with one key an enquiry is recorded once", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const send = () => staffed.call("POST", "/api/enquiries", { json: enquiry, headers });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(await lettersOf(first.body.data.reference)).toHaveLength(2);
});

test.each([
  [{ kind: "wedding" }, "kind"],
  [{ people: 0 }, "people"],
  [{ people: 2_001 }, "people"],
  [{ name: " " }, "name"],
  [{ email: "jana" }, "email"],
  [{ note: "a".repeat(2_001) }, "note"],
])("%o is refused", async (changes, field) => {
  const { status, body } = await sendEnquiry(staffed.call, changes);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});
