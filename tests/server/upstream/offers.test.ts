import { describe, expect, test } from "vitest";
import { z } from "zod";
import { areas } from "#app/domain/area.ts";
import { legalSlugs } from "#app/domain/legal-links.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { endpoints, type Endpoint } from "#server/upstream/endpoints.ts";
import { callsOfAreas, createOffers, isList } from "#server/upstream/offers.ts";
import { clientOver, memoryLog } from "../support/fake-context.ts";

const minute = 60_000;
const anything = z.unknown();

/** A back office whose calls answer with these statuses; the clock is moved by hand. */
function open(
  statuses: Record<string, number>,
  adapter: Adapter | null = null,
  body: Readonly<Record<string, unknown>> | null = null,
) {
  let time = Date.parse("2026-11-23T10:00:00Z");
  const asked: string[] = [];
  const client = clientOver(
    async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const status = statuses[pathname] ?? 200;
      return Response.json(status === 200 ? [] : (body ?? { status }), { status });
    },
    { clock: () => new Date(time), adapter },
  );
  const upstream = client.forRequest({ requestId: "r", token: null });
  return {
    asked,
    survey: client.survey,
    offers: upstream.offers,
    people: () => upstream.read("people", {}, anything),
    register: () => upstream.send("register", {}, {}, anything, "key-1"),
    person: () => upstream.read("person", { id: 1 }, anything),
    wait: (ms: number) => (time += ms),
  };
}

const people = "/api/people/cs";
const settings = "/api/settings/cs";
const notOffered = { ok: false, error: { kind: "not-found" } };
const outage = { ok: false, error: { kind: "unreachable" } };

test("every call outside of the specification belongs to one area", () => {
  const mapped = Object.values(callsOfAreas).flat().toSorted();
  const rows: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
  const ours = rows
    .filter(([, row]) => row.specified !== true && (row.method !== "GET" || row.answer !== "bytes"))
    .map(([name]) => name);
  expect(mapped).toEqual([...ours, "subscribe"].toSorted());
});

test.each([404, 405, 501])(
  "a list that answered %d twice, a minute apart, is absent for minutes",
  async (status) => {
    const office = open({ [people]: status });
    expect(await office.people()).toMatchObject(notOffered);
    expect(office.offers.has("people")).toBe(true);
    expect(await office.people()).toMatchObject(notOffered);
    expect(office.asked.filter((path) => path === people)).toHaveLength(1);

    office.wait(minute);
    expect(await office.people()).toMatchObject(notOffered);
    expect(office.offers.has("people")).toBe(false);
    expect(office.offers.absent()).toEqual(["people"]);
    office.wait(4 * minute);
    await office.people();
    expect(office.asked.filter((path) => path === people)).toHaveLength(2);
    office.wait(minute);
    await office.people();
    expect(office.asked.filter((path) => path === people)).toHaveLength(3);
    expect(office.offers.has("people")).toBe(false);
  },
);

test("an absent area comes back with the first answer", async () => {
  const statuses: Record<string, number> = { [people]: 404 };
  const office = open(statuses);
  await office.people();
  office.wait(minute);
  await office.people();
  delete statuses[people];
  office.wait(5 * minute);
  expect(await office.people()).toMatchObject({ ok: true });
  expect(office.offers.has("people")).toBe(true);
});

test("an area that has worked is an outage, not absent", async () => {
  const statuses: Record<string, number> = {};
  const office = open(statuses);
  await office.people();
  statuses[people] = 404;
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await office.people()).toMatchObject(outage);
    office.wait(minute);
  }
  expect(office.offers.has("people")).toBe(true);
});

test.each([404, 500])("while the settings answer %d a missing list is an outage", async (status) => {
  const office = open({ [people]: 404, [settings]: status });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await office.people()).toMatchObject(outage);
    office.wait(minute);
  }
  expect(office.offers.has("people")).toBe(true);
});

test.each([500, 502, 503])("a list that answers %d is an outage", async (status) => {
  const office = open({ [people]: status });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await office.people()).toMatchObject(outage);
    office.wait(minute);
  }
  expect(office.offers.has("people")).toBe(true);
});

test("a missing record says nothing about its list", async () => {
  const office = open({ "/api/people/cs/1": 404 });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await office.person()).toMatchObject(notOffered);
    office.wait(minute);
  }
  expect(office.offers.has("people")).toBe(true);
});

test("a change that is refused with a code is there, and one that is unknown is absent", async () => {
  const refused = open({ "/api/auth/register": 404 }, null, { error: "not_exists" });
  const unknown = open({ "/api/auth/register": 404 }, null, {});
  const words = open({ "/api/auth/register": 404 }, null, { status: 404, error: "Not Found" });
  for (const office of [refused, unknown, words]) {
    expect(await office.register()).toMatchObject({ ok: false, error: { kind: "not-found" } });
    office.wait(minute);
    await office.register();
    expect(office.asked.filter((path) => path === "/api/auth/register")).toHaveLength(2);
  }
  expect(refused.offers.has("registration")).toBe(true);
  expect(words.offers.has("registration")).toBe(false);
  expect(unknown.offers.has("registration")).toBe(false);
  unknown.wait(5 * minute);
  expect(unknown.offers.has("registration")).toBe(true);
  await unknown.register();
  expect(unknown.offers.has("registration")).toBe(false);
});

test("a survey asks every list without an answer, and none that has one", async () => {
  const lists = Object.values<Endpoint>(endpoints)
    .filter(({ method, path, query, specified }) => {
      const isAboutNothing = !/\{(?!locale\})/u.test(path) && !query?.includes("cart");
      return method === "GET" && !specified && isAboutNothing;
    })
    .map(({ path }) => path.replace("{locale}", "cs"));
  const office = open({ [people]: 404, "/api/me/addresses": 401, "/api/orders": 404 });
  await office.survey();
  const pages = legalSlugs.map((slug) => `/api/pages/cs/${slug}`);
  expect([...new Set(office.asked)].toSorted()).toEqual([...lists, ...pages, settings].toSorted());
  office.asked.length = 0;
  office.wait(minute);
  await office.survey();
  expect(office.asked.filter((path) => path !== settings).toSorted()).toEqual(["/api/orders", people]);
  expect(office.offers.absent()).toEqual(["people", "orders"]);
});

test("a back office without any of the pages that every shop has is without pages", async () => {
  const missing = Object.fromEntries(legalSlugs.map((slug) => [`/api/pages/cs/${slug}`, 404]));
  const office = open(missing);
  await office.survey();
  office.wait(minute);
  await office.survey();
  expect(office.offers.absent()).toEqual(["pages"]);

  const [first = "", ...others] = Object.keys(missing);
  const partly = open(Object.fromEntries(others.map((path) => [path, 404])));
  await partly.survey();
  partly.wait(minute);
  await partly.survey();
  expect(partly.asked.filter((path) => path === first)).toHaveLength(1);
  expect(partly.offers.has("pages")).toBe(true);
});

describe("the operator's word", () => {
  const offersWith = (parts: Partial<Parameters<typeof createOffers>[0]>) =>
    createOffers({ switchedOff: [], adapter: null, clock: () => new Date(), log: memoryLog([]), ...parts });

  test.each(areas)("%s may be switched off", (area) => {
    expect(offersWith({ switchedOff: [area] }).absent()).toEqual([area]);
  });

  test("an absent call of the adapter takes its area away at once", () => {
    const offers = offersWith({
      adapter: { calls: { production: { absent: true }, partners: { absent: true } } },
    });
    expect(offers.absent()).toEqual(["repertoire", "partners"]);
    expect(offers.isRemembered("production")).toBe(true);
    expect(offers.isRemembered("people")).toBe(false);
  });
});

test("lists are the calls without an id in their path", () => {
  expect(isList("people")).toBe(true);
  expect(isList("orders")).toBe(true);
  expect(isList("register")).toBe(true);
  expect(isList("person")).toBe(false);
  expect(isList("categories")).toBe(false);
});
