import { expect, test } from "vitest";
import { boxOfficeTexts } from "../../../app/messages/box-office.ts";
import { ticketsTexts } from "../../../app/messages/tickets.ts";
import { calendarOf } from "#standalone/seed/calendar.ts";
import { articlesOf } from "#standalone/seed/data/articles.ts";
import { branches } from "#standalone/seed/data/branches.ts";
import { pickUp } from "#standalone/seed/data/deliveries.ts";
import { contacts } from "#standalone/seed/data/contacts.ts";
import { documents } from "#standalone/seed/data/documents.ts";
import * as building from "#standalone/seed/data/building.ts";
import { pages } from "#standalone/seed/data/pages.ts";
import { way } from "#standalone/seed/data/pages/way.ts";
import { people } from "#standalone/seed/data/people.ts";
import { reports } from "#standalone/seed/data/reports.ts";
import { venues } from "#standalone/seed/data/venues.ts";

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0]+/gu, " ");
const facts = plain(Object.values(building).join(" "));

/** Every text in a value, as sentences of their own. */
function texts(value: unknown): string {
  if (typeof value === "string") return /[.!?]$/u.test(value) ? value : `${value}.`;
  return typeof value === "object" && value !== null ? Object.values(value).map(texts).join(" ") : "";
}

/** All that the demo theatre says of itself, by place. */
const told: readonly (readonly [string, string])[] = [
  ...pages.map(({ slug, body }) => [`/info/${slug}`, body] as const),
  ...contacts.map((contact) => [`contact ${contact.slug}`, texts(contact)] as const),
  ...venues.map((venue) => [`venue ${venue.slug}`, `${venue.description} ${venue.access ?? ""}`] as const),
  ...branches
    .filter(({ delivery_id: delivery }) => delivery === pickUp)
    .map(({ name, opening_hours: hours }) => [`pick-up ${name}`, hours ?? ""] as const),
  ...articlesOf(calendarOf("2026-11-24", new Date("2026-11-21T10:00:00Z"))).map(
    ({ slug, body }) => [`article ${slug}`, body] as const,
  ),
  ...documents.map((document) => [`document ${document.file}`, texts(document)] as const),
  ...people.map(({ slug, bio }) => [`person ${slug}`, bio ?? ""] as const),
  ...reports.map((report) => ["annual report", texts(report)] as const),
];

const topics = {
  entrance: /vchod|vjezd|vjíždí|bez(?: | jediných )schod|schod(?:y|ů) |plošin|výtah|bezbariér/iu,
  parking: /parkov|pro voz(?:y|idla)|průkaz(?:em|y) ZTP(?!.*(?:slev|zdarma))|kola můžete/iu,
  way: /nádraží|autobus|zastávk/iu,
  hours: /15(?::00)?\s?(?:–|do)\s?19|pokladna (?:je|má) otevřen|hodinu před (?:představením|začátkem)/iu,
};

/** Sentences that name one of these things and state no fact about it. */
const asides = [
  /^Pondělí–pátek 9:00–15:00/u,
  /zamluvíme parkování pro nákladní vůz/u,
  /Na osobní odběr v pokladně si můžete přijít ještě 22\. a 23\. prosince od 15 do 19 hodin/u,
  /^Do 18\. prosince má pokladna otevřeno jako vždycky/u,
  /^Od 19\. prosince večer do 6\. ledna ráno platí vánoční provoz/u,
  /Kavárna vaří hodinu před představením/u,
  /^Přijďte hodinu předem/u,
  /Telefon zvedá každý všední den od 15 do 19 hodin/u,
  /^Kamery u vchodů/u,
];

const sentences = (text: string) =>
  plain(text)
    .split(/(?<=[.!?])["„“]? (?=\p{Lu})/u)
    .map((each) => each.trim());

test.each(Object.keys(topics) as (keyof typeof topics)[])(
  "every text that states the %s of the house says it in the same sentence",
  (topic) => {
    const said = told.flatMap(([place, text]) =>
      sentences(text)
        .filter((sentence) => topics[topic].test(sentence))
        .map((sentence) => ({ place, sentence })),
    );
    const others = said.filter(
      ({ sentence }) =>
        !Object.values(building).some((fact) => sentences(fact).some((one) => sentence.includes(one))) &&
        !asides.some((aside) => aside.test(sentence)),
    );
    expect(said.length).toBeGreaterThan(1);
    expect(others).toEqual([]);
  },
);

test("the page about the way states every fact about the house", () => {
  const { cancelled, cancelledVoucher, assessed, deskHours, ...needed } = building;
  expect([cancelled, cancelledVoucher, assessed, deskHours].every((text) => text !== "")).toBe(true);
  const missing = Object.values(needed).filter((fact) => !plain(way.body).includes(plain(fact)));
  expect(missing).toEqual([]);
});

test("the hours are those that the site itself says", () => {
  expect(facts).toContain(`${boxOfficeTexts.weekdays} ${boxOfficeTexts.weekdayHours}.`);
  expect(facts).toContain(plain(boxOfficeTexts.weekend));
});

test("every text about cancelled performances promises the same, with the period that the site says", () => {
  const promises = told.flatMap(([place, text]) =>
    sentences(text)
      .filter(
        (sentence) =>
          /zruš/iu.test(sentence) && /představení/u.test(sentence) && /vrátíme|vrací|peníze/iu.test(sentence),
      )
      .map((sentence) => ({ place, sentence })),
  );
  expect(plain(building.cancelled)).toContain("nejlépe do měsíce od původního data");
  expect(plain(ticketsTexts.refundsText.join(" "))).toContain("nejlépe do měsíce od původního data");
  expect(promises.filter(({ sentence }) => !plain(building.cancelled).includes(sentence))).toEqual([]);
  const whole = told.filter(([, text]) => plain(text).includes(plain(building.cancelled)));
  expect(whole.map(([place]) => place)).toEqual([
    "/info/vstupenky",
    "/info/predplatne",
    "article zrusene-predstaveni-marysa",
  ]);
});
