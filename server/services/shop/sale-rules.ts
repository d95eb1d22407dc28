import type { Cart } from "#app/domain/shop/cart.ts";
import type { NetPrice, Product, ListedProduct } from "#app/domain/shop/product.ts";
import type { Config } from "#server/operator/config.ts";
import type { RequestContext } from "#server/context/context.ts";

/** Configurations whose warning is in the log already. */
const warnedConfigs = new WeakSet<Config>();

/**
 * A sale may be announced only together with the lowest price of the preceding 30 days (§ 12a of Act 634/1992). If the
 * upstream does not provide it, the site logs a warning once. With REQUIRE_LOWEST_PRICE the sale price becomes simply
 * the price, so that pages show neither an old price nor a label.
 */
function announce(context: RequestContext, price: NetPrice): NetPrice {
  if (price.sale === null || price.lowest30Days !== null) return price;
  if (!warnedConfigs.has(context.config)) {
    warnedConfigs.add(context.config);
    context.log.warn("sale.without-lowest-price", { hidden: context.config.requireLowestPrice });
  }
  return context.config.requireLowestPrice ? { ...price, net: price.sale, sale: null } : price;
}

export function applySaleRulesToCards(
  context: RequestContext,
  cards: readonly ListedProduct[],
): readonly ListedProduct[] {
  return cards.map((card) => ({ ...card, price: announce(context, card.price) }));
}

export function applySaleRulesToProduct(context: RequestContext, product: Product): Product {
  return {
    ...product,
    price: announce(context, product.price),
    variants: product.variants.map((variant) => ({ ...variant, price: announce(context, variant.price) })),
  };
}

export function applySaleRulesToCart(context: RequestContext, cart: Cart): Cart {
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, price: announce(context, line.price) })) };
}
