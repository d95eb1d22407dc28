import type { StockAvailability, Product } from "#app/domain/shop/product.ts";

const madeToOrder = /na objednávku|po objednání|od objednání/iu;

/** Whether, by a text, the shop makes or orders the goods only after the purchase. */
function saysOrdered(text: string | null): boolean {
  return (
    text !== null && madeToOrder.test(text.replaceAll(/<[^<>]*>/g, "").replaceAll(/(?:\s|&nbsp;)+/gu, " "))
  );
}

function ordered(availability: StockAvailability): StockAvailability {
  const { code } = availability;
  return code === "in_stock" || code === "last_pieces"
    ? { ...availability, code: "on_order", days: null }
    : availability;
}

/** The availability of goods with this name. */
export function availabilityOf(name: string, availability: StockAvailability): StockAvailability {
  return saysOrdered(name) ? ordered(availability) : availability;
}

/**
 * Never „Skladem“ beside „na objednávku“, which would promise two times of delivery: if the texts describe goods made
 * to order and the upstream has everything in stock, the page shows the later time. If a variant is on order, the texts
 * refer to that one.
 */
export function withoutStockOfOrdered(product: Product): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    availability: availabilityOf(variant.name, variant.availability),
  }));
  const supplies = variants.length > 0 ? variants : [product];
  const texts = [
    product.perex,
    product.descriptionHtml,
    ...product.attributes.flatMap(({ name, value }) => [name, value]),
  ];
  const isOrdered = supplies.some(
    ({ availability: { code } }) => code === "on_order" || code === "on_request",
  );
  if (isOrdered || !texts.some(saysOrdered)) return { ...product, variants };
  return {
    ...product,
    availability: ordered(product.availability),
    variants: variants.map((variant) => ({ ...variant, availability: ordered(variant.availability) })),
  };
}
