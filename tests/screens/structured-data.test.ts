import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { performanceWire } from "./performance-wire.ts";
import { demo } from "../support/demo.ts";

type Thing = Readonly<Record<string, unknown>>;

const origin = "https://divadlo.example";
const app = await openTestApp({ onlyReads: true, config: { publicOrigin: origin } });
const visit = (path: string) => app.visitor().visit(path);

/** All structured data of a page, one by one. */
function structuredDataOf(page: Page): Thing[] {
  const blocks = elements(page.html, "script", (one) => attribute(one, "type") === "application/ld+json");
  return blocks.flatMap((block) => {
    const [text] = block.childNodes;
    const result = JSON.parse(text && "value" in text ? text.value : "");
    expect(result["@context"]).toBe("https://schema.org");
    // An empty list would be useless.
    expect(result["@graph"]).not.toEqual([]);
    return result["@graph"] ?? [result];
  });
}

function of(page: Page, type: string): Thing[] {
  return structuredDataOf(page).filter((thing) => thing["@type"] === type);
}

test("the home page and the contacts describe the theatre", async () => {
  for (const path of [paths.home(), paths.contacts()]) {
    const [result, ...others] = of(await visit(path), "PerformingArtsTheater");
    expect(others).toEqual([]);
    expect(result).toMatchObject({
      "@id": `${origin}/#divadlo`,
      name: "Divadlo Na Vantrokách",
      url: `${origin}/`,
      telephone: expect.stringMatching(/^\+420/u),
      email: expect.stringContaining("@"),
      address: {
        "@type": "PostalAddress",
        streetAddress: "Mlýnská strouha 12",
        addressLocality: "Doubravín",
        addressCountry: "CZ",
      },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: "15:00", closes: "19:00" }),
      ]),
    });
  }
});

test("a title has an event for each of its dates, with every required property", async () => {
  const events = of(await visit(paths.production({ slug: "rur" })), "TheaterEvent");
  expect(events.length).toBeGreaterThan(2);
  for (const event of events) {
    expect(event).toMatchObject({
      name: expect.stringContaining("R."),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/u),
      endDate: expect.stringMatching(/\+0[12]:00$/u),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        name: expect.stringMatching(/^Divadlo Na Vantrokách – /u),
        address: { "@type": "PostalAddress", addressCountry: "CZ" },
      },
      image: expect.stringMatching(/\/images\/poster\/big\/[^/]+$/u),
      organizer: { "@id": `${origin}/#divadlo` },
      workPerformed: { "@type": "Play", author: { name: "Karel Čapek" } },
      offers: { priceCurrency: "CZK", price: expect.stringMatching(/^\d+$/u) },
    });
  }
  const availabilities = events.map((event) => event["offers"]).map((offer) => Object(offer).availability);
  expect(availabilities).toContain("https://schema.org/SoldOut");
});

test("a cancelled date is marked, and a moved one appears once with its previous time", async () => {
  const off = of(await visit(paths.production({ slug: "marysa" })), "TheaterEvent").filter(
    (event) => event["eventStatus"] === "https://schema.org/EventCancelled",
  );
  expect(off.map((event) => event["startDate"])).toEqual(["2026-12-04T19:00:00+01:00"]);
  expect(off[0]).not.toHaveProperty("offers");
  const dates = of(await visit(paths.production({ slug: "tri-sestry" })), "TheaterEvent");
  const moved = dates.filter((event) => event["previousStartDate"] === "2026-12-09T19:00:00+01:00");
  expect(moved).toEqual([
    expect.objectContaining({
      startDate: "2027-01-06T19:00:00+01:00",
      eventStatus: "https://schema.org/EventRescheduled",
    }),
  ]);
  expect(dates.map((event) => event["startDate"])).not.toContain("2026-12-09T19:00:00+01:00");
});

test("an evening that was moved in time is rescheduled, unless it was cancelled since", async () => {
  const over = { title: "Maryša", previous_starts_at: "2026-11-27T18:00:00Z" };
  const data = [performanceWire({ ...over, id: 1 }), performanceWire({ ...over, id: 2, state: "cancelled" })];
  const other = await openTestApp({ upstreamFetch: app.passOn, config: { publicOrigin: origin } });
  other.intercept("GET /api/programme/*", () => json({ data }));
  for (const path of [paths.production({ slug: "marysa" }), paths.programme()]) {
    const [moved, off] = of(await other.visitor().visit(path), "TheaterEvent");
    expect(moved).toMatchObject({
      startDate: "2026-12-01T19:00:00+01:00",
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2026-11-27T19:00:00+01:00",
    });
    expect(off).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
    expect(off).not.toHaveProperty("previousStartDate");
  }
});

test("the site offers an evening of the shop at its own page, at its lowest price", async () => {
  const categories = [{ variant_id: 9, name: "Přízemí", price: 500, tax_rate: { rate: 12 }, free: 3 }];
  const sold = { title: "Maryša", ticket_url: null, tickets: { product_id: 8, categories } };
  const states = ["on_sale", "few_left", "sold_out"];
  const data = states.map((state, index) => performanceWire({ ...sold, id: index + 1, state }));
  const other = await openTestApp({ upstreamFetch: app.passOn, config: { publicOrigin: origin } });
  other.intercept("GET /api/programme/*", () => json({ data }));
  const events = of(await other.visitor().visit(paths.production({ slug: "marysa" })), "TheaterEvent");
  expect(events.map(({ offers }) => offers)).toEqual(
    ["InStock", "LimitedAvailability", "SoldOut"].map((availability, index) => ({
      "@type": "Offer",
      url: `${origin}/vstupenky?termin=${index + 1}`,
      price: "190",
      priceCurrency: "CZK",
      availability: `https://schema.org/${availability}`,
    })),
  );
});

test("the programme has a short event for each date it shows", async () => {
  const page = await visit(paths.programme());
  const halls = of(page, "PerformingArtsTheater");
  expect(halls.length).toBeGreaterThan(1);
  expect(halls[0]).toMatchObject({
    name: expect.stringMatching(/^Divadlo Na Vantrokách – /u),
    address: { "@type": "PostalAddress", addressCountry: "CZ" },
  });
  const events = of(page, "TheaterEvent");
  expect(events.length).toBeGreaterThan(10);
  for (const event of events) {
    expect(event).toMatchObject({
      name: expect.any(String),
      startDate: expect.stringMatching(/\+0[12]:00$/u),
      url: expect.stringMatching(/^https:\/\/divadlo\.example\/(?:repertoar\/|program\?)/u),
    });
    expect(halls.map((hall) => ({ "@id": hall["@id"] }))).toContainEqual(event["location"]);
    expect(event).not.toHaveProperty("performer");
  }
});

test("a title without dates has no event", async () => {
  const empty = await openTestApp({ upstreamFetch: app.passOn });
  empty.intercept("GET /api/programme/*", () => json({ data: [] }));
  for (const path of [paths.programme(), paths.production({ slug: "marysa" })]) {
    const page = await empty.visitor().visit(path);
    expect(page.status).toBe(200);
    expect(of(page, "TheaterEvent")).toEqual([]);
  }
});

test("an article, a person and the breadcrumbs are described", async () => {
  const article = await visit("/aktuality/rur-ma-za-sebou-premieru");
  const [result] = structuredDataOf(article).filter((thing) =>
    /Article|BlogPosting/u.test(String(thing["@type"])),
  );
  expect(result).toMatchObject({
    headline: expect.stringContaining("premiéru"),
    datePublished: expect.stringMatching(/^\d{4}-/u),
    image: expect.stringMatching(/\/images\/article\/big\/[^/]+$/u),
    author: { name: expect.any(String) },
    publisher: { "@id": `${origin}/#divadlo` },
  });
  const [crumbs] = of(article, "BreadcrumbList");
  expect(crumbs?.["itemListElement"]).toEqual(
    expect.arrayContaining([
      { "@type": "ListItem", position: 1, name: "Divadlo Na Vantrokách", item: `${origin}/` },
      { "@type": "ListItem", position: 2, name: "Aktuality", item: `${origin}/aktuality` },
    ]),
  );
  const people = await visit(paths.people());
  const link = elements(people.the("main"), "a").map((element) => attribute(element, "href") ?? "");
  const person = await visit(link.find((href) => /^\/lide\/\d+\//u.test(href)) ?? "");
  expect(of(person, "Person")[0]).toMatchObject({
    name: person.all("heading")[0],
    url: `${origin}${person.path}`,
    image: expect.stringMatching(/\/images\/person\/big\/[^/]+$/u),
  });
});

test("a product has an offer for each variant", async () => {
  const [shirt] = of(await visit(demo.products.shirt.path), "Product");
  expect(shirt).toMatchObject({
    name: "Tričko Vantroky",
    sku: "101",
    brand: { "@type": "Brand", name: "Textilka Břežanka" },
    image: expect.arrayContaining([expect.stringMatching(/\/images\/product\/big\/[^/]+$/u)]),
  });
  const offers: Thing[] = Object(shirt).offers;
  expect(offers).toHaveLength(5);
  expect(offers[0]).toMatchObject({
    price: "442.50",
    priceCurrency: "CZK",
    availability: expect.stringMatching(/^https:\/\/schema\.org\//u),
    priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "590.00" },
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  });
  const [mug] = of(await visit(demo.products.mug.path), "Product");
  expect(Object(mug).offers).toHaveLength(1);
  expect(Object(mug).offers[0]).toMatchObject({ price: "349.00" });
  expect(Object(mug).offers[0].priceSpecification).toBeUndefined();
});

test("an editor's text cannot close the script element", async () => {
  app.intercept("GET /api/blog/cs/*", () =>
    json({
      data: {
        slug: "zly",
        title: "</script><script>alert(1)</script>",
        perex: "<!--<script>",
        date: "2026-11-02T09:00:00+01:00",
        image: null,
        category: null,
        kind: "news",
        body: "<p>Ahoj</p>",
        author: null,
        updated_at: null,
        production: null,
        related: [],
      },
    }),
  );
  const page = await visit("/aktuality/zly");
  app.intercept("GET /api/blog/cs/*", undefined);
  expect(page.body).not.toContain("<script>alert(1)");
  expect(of(page, "NewsArticle")[0]).toMatchObject({ headline: "</script><script>alert(1)</script>" });
});

test("a shared link names its address and its kind", async () => {
  const meta = (page: Page, name: string) =>
    elements(page.html, "meta")
      .filter((element) => attribute(element, "property") === name)
      .map((element) => attribute(element, "content"));
  const page = await visit(paths.production({ slug: "rur" }));
  expect(meta(page, "og:url")).toEqual([`${origin}/repertoar/rur`]);
  const article = await visit("/aktuality/rur-ma-za-sebou-premieru");
  expect(meta(article, "og:type")).toEqual(["article"]);
});
