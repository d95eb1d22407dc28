import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";

const start = new Date("2026-11-21T10:00:00Z");
let now = start;
let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open({ clock: () => now, publicOrigin: "https://www.example.cz" });
  ({ call } = backend);
});
beforeEach(() => {
  now = start;
});
afterAll(() => backend.close());

const consent = {
  source: "newsletter /kontakty",
  wording: "Odesláním souhlasíte se zasíláním novinek.",
  confirm_url: "https://www.example.cz/newsletter/potvrzeni/{token}",
  unsubscribe_url: "https://www.example.cz/newsletter/odhlaseni/{token}",
};
let addresses = 0;
const someone = () => `Odber${(addresses += 1)}@example.cz`;

const save = (email: string) => call("POST", "/api/subscriber/save", { json: { email, type: "modal" } });
const agree = (email: string, changes = {}) =>
  call("POST", "/api/subscriber/consent", { json: { email, ...consent, ...changes } });
const confirm = (token: string) => call("POST", "/api/subscriber/confirm", { json: { token } });
const leave = (token: string) => call("POST", "/api/subscriber/unsubscribe", { json: { token } });

async function emailsTo(email: string) {
  return (await backend.outbox()).filter(({ to }) => to === email.toLowerCase());
}

/** The secret of the last e-mail's link. */
async function tokenTo(email: string, path: "potvrzeni" | "odhlaseni"): Promise<string> {
  const text = (await emailsTo(email)).at(-1)?.text ?? "";
  return new RegExp(`/newsletter/${path}/([\\w-]+)`, "u").exec(text)?.[1] ?? "";
}

async function subscribed(email = someone()): Promise<string> {
  await save(email);
  await agree(email);
  expect((await confirm(await tokenTo(email, "potvrzeni"))).status).toBe(204);
  return email;
}

test("the link in its e-mail subscribes an address, whatever its case", async () => {
  const email = someone();
  expect(await save(email)).toMatchObject({ status: 201, body: { confirm: true } });
  expect(await save(email)).toMatchObject({ status: 409, body: { error: "already_exists" } });
  expect((await agree(email)).status).toBe(202);
  const token = await tokenTo(email, "potvrzeni");
  expect((await confirm(token)).status).toBe(204);
  expect(await save(email.toLowerCase())).toMatchObject({ status: 409, body: { error: "already_exists" } });
  expect((await confirm(token)).status).toBe(404);
});

test("the confirmation has its subject and its end, and nothing from the form", async () => {
  const email = someone();
  await save(email);
  await agree(email, { wording: "Kupte levné hodinky" });
  const message = (await emailsTo(email)).at(-1);
  expect(message?.subject).toMatch(/^Potvrďte prosím odběr novinek/u);
  expect(message?.text).toContain("Odkaz platí do 28. 11. 2026 11:00");
  expect(message?.text).not.toContain("hodinky");
});

test("a link confirms for seven days, also one of an earlier e-mail", async () => {
  const email = someone();
  await save(email);
  const tokens = [];
  for (let message = 0; message < 4; message += 1) {
    await agree(email);
    tokens.push(await tokenTo(email, "potvrzeni"));
  }
  const [first = "", second = "", last = "", late = ""] = tokens;
  for (const token of [first, last, second]) expect((await confirm(token)).status).toBe(204);
  expect((await emailsTo(email)).filter(({ subject }) => subject.startsWith("Potvrďte"))).toHaveLength(4);
  expect((await emailsTo(email)).filter(({ subject }) => !subject.startsWith("Potvrďte"))).toHaveLength(1);
  now = new Date(start.getTime() + 7 * 24 * 3_600_000);
  expect((await confirm(late)).status).toBe(404);
});

test("a consent to an address that waits for none gets the same answer and no e-mail", async () => {
  const email = await subscribed();
  const before = (await emailsTo(email)).length;
  for (const other of [email, someone()]) {
    expect(await agree(other)).toMatchObject({ status: 202, body: {} });
  }
  expect(await emailsTo(email)).toHaveLength(before);
});

test("a link to another site is refused", async () => {
  const email = someone();
  await save(email);
  const refused = await agree(email, { confirm_url: "https://jinam.example/{token}" });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { confirm_url: ["Odkaz nevede na tento web."] } },
  });
  expect(await emailsTo(email)).toEqual([]);
});

test("an e-mail ends the subscription by its link, and by its head for mail programs", async () => {
  const email = await subscribed();
  const message = (await emailsTo(email)).at(-1);
  const token = await tokenTo(email, "odhlaseni");
  const head = message?.raw.replaceAll(/\r\n[ \t]+/gu, " ") ?? "";
  expect(head).toContain(`List-Unsubscribe: <https://www.example.cz/newsletter/odhlaseni/${token}>\r\n`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect((await leave(token)).status).toBe(204);
  expect((await leave(token)).status).toBe(404);
  expect((await save(email)).status).toBe(201);
});

test("a link that confirms ends nothing, and one that ends confirms nothing", async () => {
  const email = someone();
  await save(email);
  await agree(email);
  const token = await tokenTo(email, "potvrzeni");
  expect((await leave(token)).status).toBe(404);
  await confirm(token);
  expect((await confirm(await tokenTo(email, "odhlaseni"))).status).toBe(404);
});
