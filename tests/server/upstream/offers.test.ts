import { describe, expect, test } from "vitest";
import { z } from "zod";
import { legalSlugs } from "#app/domain/legal-links.ts";
import { endpoints, type Endpoint, areas, ofAccounts } from "#server/upstream/endpoints.ts";
import { callsOf, createOffers, isList } from "#server/upstream/offers.ts";
import { clientOver, type LogLine } from "../support/fake-context.ts";

const anything = z.unknown();

/** A back office whose calls answer with these statuses. */
function open(statuses: Record<string, number>) {
  const calls: string[] = [];
  const log: LogLine[] = [];
  const client = clientOver(
    async (request) => {
      const { pathname } = new URL(request.url);
      calls.push(pathname);
      const status = statuses[pathname] ?? statuses["*"] ?? 200;
      return Response.json(status === 200 ? [] : { status }, { status });
    },
    { log },
  );
  const upstream = client.forRequest({ requestId: "r", token: null });
  return {
    calls,
    log,
    survey: client.survey,
    offers: upstream.offers,
    people: () => upstream.read("people", {}, anything),
    person: () => upstream.read("person", { id: 1 }, anything),
    register: () => upstream.send("register", {}, {}, anything, "key-1"),
    count: (path: string) => calls.filter((value) => value === path).length,
  };
}

const people = "/api/people/cs";
const settings = "/api/settings/cs";
const pages = legalSlugs.map((slug) => `/api/pages/cs/${slug}`);
const notOffered = { ok: false, error: { kind: "not-found" } };
const outage = { ok: false, error: { kind: "unreachable" } };

test("every call outside of the specification, and two of it, belong to one area", () => {
  const mapped = areas.flatMap(callsOf).toSorted();
  const rows: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
  const ours = rows
    .filter(([, row]) => row.specified !== true && (row.method !== "GET" || row.answer !== "bytes"))
    .map(([name]) => name);
  expect(mapped).toEqual([...ours, "subscribe", "logIn"].toSorted());
});

test.each([404, 405, 501])("a call that answers the survey %d is absent", async (status) => {
  const office = open({ [people]: status });
  await office.survey();
  expect(office.offers.found()).toEqual(["people"]);
  expect(await office.people()).toMatchObject(notOffered);
  expect(await office.person()).toMatchObject(notOffered);
  expect(office.count(people)).toBe(1);
  expect(office.log.filter(({ event }) => event === "upstream.offers")).toMatchObject([
    { level: "info", fields: { absent: "people", answered: true } },
  ]);
});

test.each([401, 429, 500, 502, 503])("a call that answers the survey %d stays", async (status) => {
  const office = open({ [people]: status });
  await office.survey();
  expect(office.offers.found()).toEqual([]);
});

test.each([404, 500])("while the settings answer %d the survey takes nothing away", async (status) => {
  const office = open({ [people]: 404, [settings]: status });
  await office.survey();
  expect(office.offers.found()).toEqual([]);
  expect(office.log.filter(({ event }) => event === "upstream.offers")).toMatchObject([
    { level: "warn", fields: { absent: "", answered: false } },
  ]);
});

test("a new survey finds what has come, and what has gone", async () => {
  const statuses: Record<string, number> = { [people]: 404 };
  const office = open(statuses);
  await office.survey();
  delete statuses[people];
  statuses["/api/venues/cs"] = 404;
  await office.survey();
  expect(office.offers.found()).toEqual(["venues"]);
  expect(await office.people()).toMatchObject({ ok: true });
});

test.each([404, 405, 501])(
  "after the survey a list that answers %d is an outage, not absent",
  async (status) => {
    const statuses: Record<string, number> = {};
    const office = open(statuses);
    await office.survey();
    statuses[people] = status;
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await office.people()).toMatchObject(outage);
    }
    expect(office.offers.has("people")).toBe(true);
  },
);

test("a missing record and a missing change say nothing about their area", async () => {
  const office = open({ "/api/people/cs/1": 404, "/api/auth/register": 404 });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await office.person()).toMatchObject(notOffered);
    expect(await office.register()).toMatchObject(notOffered);
  }
  expect(office.count("/api/auth/register")).toBe(3);
  expect(office.offers.found()).toEqual([]);
});

test("a survey asks what needs neither a record nor a customer, without a token", async () => {
  const lists = Object.values<Endpoint>(endpoints)
    .filter(({ method, path, query, specified }) => {
      const isAboutNothing = !/\{(?!locale\})/u.test(path) && !query?.includes("cart");
      const isOfCustomer = path.startsWith("/api/me") || path === "/api/orders";
      return method === "GET" && !specified && isAboutNothing && !isOfCustomer;
    })
    .map(({ path }) => path.replace("{locale}", "cs"));
  const office = open({});
  await office.survey();
  expect(office.calls.toSorted()).toEqual([...lists, ...pages, settings].toSorted());
});

test("a back office without any of the pages that every shop has is without pages", async () => {
  const missing = Object.fromEntries(pages.map((path) => [path, 404]));
  const office = open(missing);
  await office.survey();
  expect(office.offers.found()).toEqual(["pages"]);

  const partly = open(Object.fromEntries(Object.entries(missing).slice(1)));
  await partly.survey();
  expect(partly.offers.found()).toEqual([]);
});

test("a bare back office offers only what the specification has", async () => {
  const bare = open({ "*": 404, [settings]: 200 });
  await bare.survey();
  const specified: readonly string[] = ["newsletter", "accounts", "line-notes"];
  expect(bare.offers.absent()).toEqual(areas.filter((area) => !specified.includes(area)));
  expect(await bare.register()).toMatchObject(notOffered);
  expect(bare.count("/api/auth/register")).toBe(0);

  const little = open({ "*": 404, [settings]: 200, [people]: 200 });
  await little.survey();
  expect(little.offers.has("people")).toBe(true);
  expect(little.offers.has("registration")).toBe(true);
});

describe("the operator's word", () => {
  const offersWith = (parts: Partial<Parameters<typeof createOffers>[0]>) =>
    createOffers({ switchedOff: [], adapter: null, ...parts });

  test.each(areas)("%s may be switched off", (area) => {
    const others = area === "accounts" ? ofAccounts.areas : [];
    expect(offersWith({ switchedOff: [area] }).found()).toEqual([area, ...others]);
  });

  test("an absent call of the adapter takes its area away at once", () => {
    const offers = offersWith({ adapter: { absent: ["production", "partners", "posters"] } });
    expect(offers.found()).toEqual(["repertoire", "partners"]);
    expect(offers.isAbsent("production")).toBe(true);
    expect(offers.isAbsent("posters")).toBe(true);
    expect(offers.isAbsent("people")).toBe(false);
  });

  test("a name of an area and of a call is the area's", () => {
    const offers = offersWith({ adapter: { absent: ["complaints"] } });
    expect(offers.found()).toEqual(["complaints"]);
    expect(offers.isAbsent("sendComplaint")).toBe(true);
    expect(offers.isAbsent("complaints")).toBe(false);
  });

  test.each([[["logIn"]], [["accounts"]], ["all others"]] as const)(
    "without the sign-in (%s) nothing of customers is left",
    (absent) => {
      const calls = { register: () => null, me: () => null, orders: () => [], ownOrder: () => null };
      const offers = offersWith({ adapter: { absent, calls } });
      for (const area of ["accounts", "registration", "orders"] as const)
        expect(offers.has(area), area).toBe(false);
      for (const name of ["logIn", "me", "logOut", "carts"] as const)
        expect([name, offers.isAbsent(name), offers.isSwitchedOff(name)]).toEqual([name, true, true]);
      expect(offers.isAbsent("guestCart")).toBe(false);
    },
  );

  test("without the sign-out or `me` alone there are still accounts", () => {
    const offers = offersWith({ adapter: { absent: ["logOut", "me"] } });
    expect(offers.has("accounts")).toBe(true);
  });

  test("„all others“ leaves the required calls and whole areas that the adapter has", () => {
    const calls = { people: () => [], person: () => null, production: () => null, logIn: () => null };
    const offers = offersWith({ adapter: { absent: "all others", calls } });
    expect(areas.filter((area) => offers.has(area))).toEqual(["people", "accounts"]);
    for (const name of ["settings", "carts", "picture", "person"] as const)
      expect(offers.isAbsent(name), name).toBe(false);
    for (const name of ["posters", "countries", "repertoire"] as const)
      expect(offers.isAbsent(name), name).toBe(true);
  });
});

test("lists are the calls without an id in their path", () => {
  expect(isList("people")).toBe(true);
  expect(isList("orders")).toBe(true);
  expect(isList("person")).toBe(false);
  expect(isList("register")).toBe(false);
  expect(isList("categories")).toBe(false);
});

describe("an area that nothing can find out", () => {
  const offersOf = (parts: Partial<Parameters<typeof createOffers>[0]>) =>
    createOffers({ switchedOff: [], adapter: null, ...parts });

  test("is absent until the settings name it, and again once they do not", () => {
    const offers = offersOf({});
    expect(offers.has("resend")).toBe(false);
    expect(offers.isAbsent("resendOrders")).toBe(true);
    expect(offers.absent()).toEqual(["resend"]);
    expect(offers.found()).toEqual([]);
    offers.announce(["resend"]);
    expect(offers.has("resend")).toBe(true);
    expect(offers.isAbsent("resendOrders")).toBe(false);
    offers.announce([]);
    expect(offers.has("resend")).toBe(false);
  });

  test("is there if the adapter maps the call, unless it says that it is absent", () => {
    const calls = { resendOrders: () => undefined };
    expect(offersOf({ adapter: { calls } }).has("resend")).toBe(true);
    expect(offersOf({ adapter: { calls, absent: ["resend"] } }).has("resend")).toBe(false);
  });

  test("is absent by the operator's word, whatever the settings say", () => {
    const offers = offersOf({ switchedOff: ["resend"] });
    offers.announce(["resend"]);
    expect(offers.has("resend")).toBe(false);
    expect(offers.found()).toEqual(["resend"]);
  });

  test("is there by the settings of a back office that has nothing else", async () => {
    const office = open({ "*": 404, [settings]: 200 });
    await office.survey();
    expect(office.offers.has("ratings")).toBe(false);
    office.offers.announce(["resend"]);
    expect(office.offers.has("resend")).toBe(true);
  });
});
