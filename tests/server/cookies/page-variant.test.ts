import { expect, test } from "vitest";
import { choicesIn } from "#server/pipeline/cached-pages/page-variant.ts";

test.each([
  ["", ""],
  ["cart=a; auth.session=b; shape=c; notice=d; locale=cs; _ga=1", ""],
  ["cart=a; currency=b; consent=c", " currency=b; consent=c"],
  ["__Host-currency=b; __Host-cart=a", "__Host-currency=b"],
  ["intro-popup=a;newsletter-popup=b", "intro-popup=a;newsletter-popup=b"],
  ["xcurrency=b; currencyx=c; currency", " currency"],
  ["cart=currency=1; x=consent=1", ""],
])("of %j a renderer sees %j", (header, expected) => {
  expect(choicesIn(header)).toBe(expected);
});
