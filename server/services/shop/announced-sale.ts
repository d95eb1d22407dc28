import type { Cart } from "#app/domain/shop/cart.ts";
import type { NetPrice, Product, ProductCard } from "#app/domain/shop/product.ts";
import type { Config } from "#server/config.ts";
import type { RequestContext } from "#server/context.ts";

/** Sites whose operator has been told. */
const told = new WeakSet<Config>();

/**
 * A sale may be announced only beside the lowest price of the 30 days before (§ 12a of Act 634/1992). Where the
 * upstream does not say it, the operator is told once; with REQUIRE_LOWEST_PRICE the sale price becomes simply the
 * price, so that neither an old price nor a label is shown.
 */
function announce(context: RequestContext, price: NetPrice): NetPrice {
  if (price.sale === null || price.lowest30Days !== null) return price;
  if (!told.has(context.config)) {
    told.add(context.config);
    context.log.warn("sale.without-lowest-price", { hidden: context.config.requireLowestPrice });
  }
  return context.config.requireLowestPrice ? { ...price, net: price.sale, sale: null } : price;
}

export function announceCards(
  context: RequestContext,
  cards: readonly ProductCard[],
): readonly ProductCard[] {
  return cards.map((card) => ({ ...card, price: announce(context, card.price) }));
}

export function announceProduct(context: RequestContext, product: Product): Product {
  return {
    ...product,
    price: announce(context, product.price),
    variants: product.variants.map((variant) => ({ ...variant, price: announce(context, variant.price) })),
  };
}

export function announceCart(context: RequestContext, cart: Cart): Cart {
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, price: announce(context, line.price) })) };
}
