import { idText } from "#app/domain/id.ts";
import type { Offer, Product as ProductData } from "schema-dts";
import { saleOf, unitGross } from "#app/domain/shop/money.ts";
import { paths } from "#app/domain/paths.ts";
import type { StockAvailability, NetPrice, Product } from "#app/domain/shop/product.ts";
import { absolute, imageOf, theatreId, type Site } from "./site.ts";

/** Product with price and availability; one offer per variant. */
export function product(site: Site, one: Product): ProductData {
  const { name, perex, images, brand, variants, price, availability } = one;
  const offers =
    variants.length > 0
      ? variants.map((variant) =>
          offer(site, one, variant.price, variant.availability, `${one.id}-${variant.id}`),
        )
      : [offer(site, one, price, availability, idText(one.id))];
  return {
    "@type": "Product",
    name,
    url: absolute(site, paths.product(one)),
    sku: idText(one.id),
    image: [...new Set(images.map((file) => imageOf(site, "product", file)))],
    ...(perex && { description: perex }),
    ...(brand && { brand: { "@type": "Brand", name: brand.name } }),
    offers,
  };
}

const inStock: Partial<Record<StockAvailability["code"], Offer["availability"]>> = {
  in_stock: "https://schema.org/InStock",
  last_pieces: "https://schema.org/LimitedAvailability",
  on_order: "https://schema.org/BackOrder",
  on_request: "https://schema.org/PreOrder",
  sold_out: "https://schema.org/OutOfStock",
};

function offer(
  site: Site,
  one: Product,
  price: NetPrice,
  availability: StockAvailability,
  sku: string,
): Offer {
  const stock = inStock[availability.code];
  const before = saleOf(price)?.lowest ?? null;
  return {
    "@type": "Offer",
    sku,
    url: absolute(site, paths.product(one)),
    price: unitGross(price).toFixed(2),
    priceCurrency: "CZK",
    ...(stock && { availability: stock }),
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", "@id": theatreId(site), name: site.theatre.name },
    // The only previous price the law allows here is the lowest of the 30 days before the sale.
    ...(before !== null && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: before.toFixed(2),
        priceCurrency: "CZK",
      },
    }),
    ...(!one.withdrawalExcluded && {
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "CZ",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 14,
      },
    }),
  };
}
