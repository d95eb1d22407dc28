import { expect, test } from "vitest";
import { retention } from "#standalone/domain/retention.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

const text = demoTheatre().pages.find(({ slug }) => slug === "zasady-zpracovani-osobnich-udaju")?.body ?? "";

/** A heading of the third level is a purpose; below it art. 13 (1) c) to e) and (2) a) GDPR want these four. */
const purposes = text
  .split("<h3>")
  .slice(1)
  .map((part) => {
    const textOf = (label: string) =>
      new RegExp(`<li><strong>${label}:</strong>(.*?)</li>`, "su").exec(part)?.[1]?.trim() ?? "";
    return {
      title: part.slice(0, part.indexOf("</h3>")),
      data: textOf("Údaje"),
      basis: textOf("Právní důvod"),
      time: textOf("Doba"),
      recipients: textOf("Kdo je dostane"),
    };
  });

test("the notice has every purpose of the theatre's processing", () => {
  expect(purposes.map(({ title }) => title)).toEqual([
    "Objednávky v e-shopu",
    "Reklamace a odstoupení od smlouvy",
    "Uživatelský účet",
    "Novinky e-mailem",
    "Hodnocení představení",
    "Nahlášená hodnocení",
    "Uchazeči o práci a konkurzy",
    "Školy a skupiny",
    "Oznámení protiprávního jednání",
    "Měření návštěvnosti",
    "Provoz a bezpečnost webu",
  ]);
});

test.each(purposes)("„$title“ names a letter of art. 6 (1) GDPR, a time and recipients", (purpose) => {
  expect(purpose.data).not.toBe("");
  expect(purpose.basis).toMatch(/písm\. [abcf]\)/u);
  expect(purpose.time).toMatch(/\d|do zrušení účtu|do odhlášení/u);
  expect(purpose.recipients).not.toBe("");
});

test("its times are those that the standalone back office keeps", () => {
  const time = (title: string) => purposes.find((purpose) => purpose.title.startsWith(title))?.time;
  expect(time("Objednávky")).toContain(`${retention.orders.years} let od konce roku`);
  expect(time("Objednávky")).toContain(`po ${retention.guestCarts.days} dnech`);
  expect(time("Reklamace")).toContain(`${retention.orders.years} let od konce roku`);
  expect(time("Novinky")).toContain(`po ${retention.unconfirmedSubscribers.days} dnech`);
  expect(time("Novinky")).toContain(`${retention.endedConsents.years} roky po odhlášení`);
  expect(time("Nahlášená")).toContain(`${retention.decidedReports.years} roky od rozhodnutí`);
  expect([time("Uživatelský účet"), retention.unconfirmedEmailChanges.days]).toEqual([
    expect.stringContaining("změnu e-mailu mažeme po jednom dni"),
    1,
  ]);
  expect(time("Hodnocení")).toContain(`po ${retention.unconfirmedRatings.days} dnech`);
});

test("it says of transfers outside the EU that a tag decides, and where that is told", () => {
  expect(text).toContain("Naše vlastní zpracování údaje mimo Evropskou unii nepředává.");
  expect(text).toContain('<a href="/info/cookies">Cookies</a>');
});
