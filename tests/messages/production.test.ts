import { expect, test } from "vitest";
import { ageText, lengthText, productionTexts } from "#app/messages/production-texts.ts";

const plain = (text: string) => text.replace(/\u00a0/gu, " ");

test.each([
  [140, 1, "2 hodiny 20 minut s jednou přestávkou"],
  [110, 0, "1 hodina 50 minut bez přestávky"],
  [120, 0, "2 hodiny bez přestávky"],
  [50, null, "50 minut"],
  [301, 2, "5 hodin 1 minuta se dvěma přestávkami"],
  [300, 5, "5 hodin s 5 přestávkami"],
])("%i minutes with %s intervals is „%s“", (minutes, intervals, text) => {
  expect(plain(lengthText(minutes, intervals))).toBe(text);
});

test("a length never breaks between a number and its unit", () => {
  expect(lengthText(140, 1)).toContain("2\u00a0hodiny 20\u00a0minut");
});

test.each([
  [1, "od 1 roku"],
  [3, "od 3 let"],
  [12, "od 12 let"],
])("from %i is „%s“", (age, text) => {
  expect(plain(ageText(age))).toBe(text);
});

test("a title no longer played names its last date, if known", () => {
  expect(plain(productionTexts.ended("20. května 2026"))).toBe(
    "Derniéra 20. května 2026 – tuto inscenaci už nehrajeme",
  );
  expect(plain(productionTexts.ended(null))).toBe("Tuto inscenaci už nehrajeme");
});
