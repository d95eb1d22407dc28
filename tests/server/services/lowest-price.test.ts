import { expect, test } from "vitest";
import type { NetPrice } from "#app/domain/shop/product.ts";
import { applySaleRulesToCards } from "#server/services/shop/sale-rules.ts";
import type { FakeServices } from "../support/fake-context.ts";
import { fakeServices } from "../support/fake-context.ts";

const sale: NetPrice = { net: 100, sale: 80, taxRate: 21, lowest30Days: null };

async function announce(services: FakeServices, price: NetPrice): Promise<NetPrice | undefined> {
  const card = {
    id: 105,
    name: "Hrnek",
    slug: "hrnek",
    price,
    mainImage: null,
    category: null,
    brand: null,
    availability: { code: "in_stock", quantity: null, days: null },
    isNew: false,
    hasVariants: false,
  } as const;
  return applySaleRulesToCards(await services.context(), [card])[0]?.price;
}

const textOf = ({ log }: FakeServices) => log.filter(({ event }) => event === "sale.without-lowest-price");

test.each(["true", "false"])(
  "sales without a lowest price are logged once for the operator (%s)",
  async (required) => {
    const services = fakeServices({}, { REQUIRE_LOWEST_PRICE: required });
    await announce(services, sale);
    await announce(services, sale);
    expect(textOf(services).map(({ level, fields }) => [level, fields])).toMatchObject([
      ["warn", { hidden: required === "true" }],
    ]);
  },
);

test("a sale with its lowest price is shown unchanged, and nothing is logged", async () => {
  const services = fakeServices({}, { REQUIRE_LOWEST_PRICE: "true" });
  const price = { ...sale, lowest30Days: 90 };
  expect(await announce(services, price)).toEqual(price);
  expect(textOf(services)).toEqual([]);
});

test("an ordinary price is no sale", async () => {
  const services = fakeServices({}, { REQUIRE_LOWEST_PRICE: "true" });
  const price = { ...sale, sale: null };
  expect(await announce(services, price)).toEqual(price);
  expect(textOf(services)).toEqual([]);
});
