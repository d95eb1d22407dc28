import { expect, test } from "vitest";
import { retention } from "#standalone/domain/retention.ts";
import { privacy, purposes } from "#standalone/seed/data/pages/privacy.ts";

const text = privacy.body.replaceAll("\u00a0", " ");

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
  for (const { title } of purposes) expect(text).toContain(`<h3>${title}</h3>`);
});

test.each(purposes)("„$title“ names a letter of art. 6 (1) GDPR, a time and recipients", (purpose) => {
  expect(purpose.basis).toMatch(/písm\. [abcf]\)/u);
  expect(purpose.time).toMatch(/\d|do zrušení účtu|do odhlášení/u);
  expect(purpose.recipients).not.toBe("");
});

test("its times are those that the standalone back office keeps", () => {
  const time = (title: string) => purposes.find((one) => one.title.startsWith(title))?.time;
  expect(time("Objednávky")).toContain(`${retention.orders.years} let od konce roku`);
  expect(time("Objednávky")).toContain(`po ${retention.guestCarts.days} dnech`);
  expect(time("Reklamace")).toContain(`${retention.orders.years} let od konce roku`);
  expect(time("Novinky")).toContain(`po ${retention.unconfirmedSubscribers.days} dnech`);
  expect(time("Novinky")).toContain(`${retention.endedConsents.years} roky po odhlášení`);
  expect(time("Hodnocení")).toContain(`po ${retention.unconfirmedRatings.days} dnech`);
});

test("it says of transfers outside the EU that a tag decides, and where that is told", () => {
  expect(text).toContain("Naše vlastní zpracování údaje mimo Evropskou unii nepředává.");
  expect(text).toContain('<a href="/info/cookies">Cookies</a>');
});
