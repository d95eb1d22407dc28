import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";

const bearer = "admin-token-of-the-tests";
const start = new Date("2026-11-21T10:00:00Z");
let now = start;

let backend: OpenedStandalone;
beforeAll(async () => {
  backend = await open({ adminToken: bearer, clock: () => now, publicOrigin: "https://www.example.cz" });
});
beforeEach(() => {
  now = start;
});
afterAll(() => backend.close());
const rating = {
  production: "marysa",
  stars: 4,
  text: "Krásné, jen ta židle.",
  name: "Božena",
  email: "Bozena@Example.cz",
  confirm_url: "https://www.example.cz/hodnoceni/potvrzeni/{token}",
};

async function rate(changes: Partial<typeof rating> = {}) {
  return backend.call("POST", "/api/ratings", { json: { ...rating, ...changes } });
}

async function lastEmail() {
  const message = (await backend.outbox()).at(-1);
  const token = /potvrzeni\/([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";
  return { to: message?.to, subject: message?.subject, text: message?.text ?? "", token };
}

function confirm(token: string) {
  return backend.call("POST", "/api/ratings/confirm", { json: { token } });
}

async function countOf(slug: string): Promise<number> {
  const { body } = await backend.call("GET", "/api/ratings/cs/summary");
  return body.data.productions.find((production: { slug: string }) => production.slug === slug).count;
}

test("the demo's averages and counts follow from its distributions", async () => {
  const { data } = (await backend.call("GET", "/api/ratings/cs/summary")).body;
  const found = Object.fromEntries(
    data.productions.map((production: { slug: string; average: number; count: number }) => [
      production.slug,
      [production.average, production.count],
    ]),
  );
  expect(found).toMatchObject({
    marysa: [4.7, 212],
    rur: [4.5, 86],
    "ze-zivota-hmyzu": [4.2, 340],
    kytice: [4.8, 401],
    "strakonicky-dudak": [4.4, 155],
    revizor: [4.6, 233],
    "tri-sestry": [4.3, 71],
    "sen-noci-svatojanske": [4.6, 118],
    lakomec: [4.1, 287],
    nora: [4.7, 54],
    broucci: [4.9, 178],
  });
  for (const item of [data, ...data.productions]) {
    expect(item.distribution.map(({ stars }: { stars: number }) => stars)).toEqual([5, 4, 3, 2, 1]);
    const sum = item.distribution.reduce((all: number, { count }: { count: number }) => all + count, 0);
    expect(sum).toBe(item.count);
  }
});

test("a production lists its ratings with a text, the newest first", async () => {
  const { body } = await backend.call("GET", "/api/ratings/cs?production=marysa&per_page=3");
  expect(body.meta).toMatchObject({ page: 1, per_page: 3 });
  expect(body.meta.total).toBeGreaterThanOrEqual(5);
  const dates = body.data.map((item: { date: string }) => item.date);
  expect(dates).toEqual(dates.toSorted().reverse());
  const all = (await backend.call("GET", "/api/ratings/cs?per_page=100")).body.data;
  expect(all.length).toBeGreaterThan(0);
  expect(all.every((item: { text: string; name: string }) => item.text && item.name)).toBe(true);
  expect(all.some((item: { answer: string | null }) => item.answer)).toBe(true);
  expect(all.some((item: { stars: number }) => item.stars <= 2)).toBe(true);
});

test("a link confirms a rating once, and the theatre publishes it", async () => {
  const before = await countOf("marysa");
  expect(await rate()).toMatchObject({ status: 202, body: {} });
  const { to, subject, text, token } = await lastEmail();
  expect(to).toBe("Bozena@Example.cz");
  expect(subject).toContain("Maryša");
  // The e-mail must not carry the sender's text to a stranger's address.
  expect(text).not.toContain(rating.text);
  expect(text).toContain("4 hvězdičky");

  const waiting = () => backend.call("GET", "/api/admin/ratings", { bearer });
  expect((await waiting()).body.data).toEqual([]);
  expect((await confirm(token)).body).toEqual({ data: { production: { slug: "marysa", title: "Maryša" } } });
  expect((await confirm(token)).status).toBe(404);
  expect(await countOf("marysa")).toBe(before);
  const [one] = (await waiting()).body.data;
  expect(one).toMatchObject({ stars: 4, text: rating.text, name: "Božena", email: "bozena@example.cz" });

  expect((await backend.call("POST", `/api/admin/ratings/${one.id}/published`)).status).toBe(401);
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await backend.call("POST", `/api/admin/ratings/${one.id}/published`, { bearer })).status).toBe(
      200,
    );
  }
  expect(await countOf("marysa")).toBe(before + 1);
  const { body } = await backend.call("GET", "/api/ratings/cs?production=marysa&per_page=1");
  expect(body.data[0]).toMatchObject({ name: "Božena", stars: 4 });
  expect(JSON.stringify(body).toLowerCase()).not.toContain("bozena@example.cz");
});

test.each([
  [1, "Dáváte jí 1 hvězdičku z 5."],
  [2, "Dáváte jí 2 hvězdičky z 5."],
  [5, "Dáváte jí 5 hvězdiček z 5."],
])("the e-mail says %i stars in their case", async (stars, words) => {
  await rate({ stars, email: `hvezd-${stars}@example.cz` });
  expect((await lastEmail()).text).toContain(words);
});

test("an unconfirmed rating cannot be published", async () => {
  const email = "potvrzeno@example.cz";
  await rate({ email });
  await confirm((await lastEmail()).token);
  const { body } = await backend.call("GET", "/api/admin/ratings", { bearer });
  const { id } = body.data.find((item: { email: string }) => item.email === email);
  await rate({ email: "nepotvrzeno@example.cz", production: "nora" });
  const before = await countOf("nora");
  for (const next of [id + 1, id + 2]) {
    expect((await backend.call("POST", `/api/admin/ratings/${next}/published`, { bearer })).status).toBe(404);
  }
  expect(await countOf("nora")).toBe(before);
});

test("an address can rate a production once, and always gets the same response", async () => {
  const first = await rate({ email: "Jednou@example.cz" });
  await confirm((await lastEmail()).token);
  const second = await rate({ email: "jednou@example.CZ", stars: 1 });
  expect(second.status).toEqual(first.status);
  expect(second.body).toEqual(first.body);
  const message = await lastEmail();
  expect(message.subject).toContain("už máme");
  expect(message.token).toBe("");
  await rate({ email: "jednou@example.cz", production: "rur" });
  expect((await lastEmail()).token).not.toBe("");
});

test("a new rating replaces an unconfirmed one and its link, which lasts a day", async () => {
  const email = "pozde@example.cz";
  await rate({ email });
  const { token: old } = await lastEmail();
  await rate({ email, stars: 2 });
  const { token } = await lastEmail();
  expect((await confirm(old)).status).toBe(404);
  now = new Date("2026-11-22T10:00:00Z");
  expect((await confirm(token)).status).toBe(404);
  expect((await confirm("nonsense")).status).toBe(404);
});

test.each([
  [{ stars: 6 }, "stars"],
  [{ stars: 0 }, "stars"],
  [{ name: " " }, "name"],
  [{ email: "nikdo" }, "email"],
  [{ production: "neni" }, "production"],
  [{ text: "x".repeat(2001) }, "text"],
  [{ confirm_url: "https://www.example.cz/" }, "confirm_url"],
  [{ confirm_url: "javascript:{token}" }, "confirm_url"],
])("%o is refused by its field", async (changes, field) => {
  const before = (await backend.outbox()).length;
  const { status, body } = await rate(changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(await backend.outbox()).toHaveLength(before);
});

test("moderation requires an administrator's token", async () => {
  const plain = await open();
  expect((await plain.call("GET", "/api/admin/ratings", { bearer })).status).toBe(404);
  await plain.close();
});
