import type { Block } from "#app/domain/block.ts";
import type { Banner } from "#app/domain/frame.ts";
import type { ProductCard } from "#app/domain/product.ts";
import { readCategories, readProducts } from "#server/upstream/catalogue.ts";
import { readPosters } from "#server/upstream/posters.ts";
import type { Visit } from "#server/visit.ts";
import { announceCards } from "./announced-sale.ts";
import { toBlock } from "./blocks.ts";
import { highlights } from "./highlights.ts";

export interface Home {
  readonly banners: Block<readonly Banner[]>;
  readonly fresh: Block<readonly ProductCard[]>;
  readonly sale: Block<readonly ProductCard[]>;
  readonly vouchers: Block<readonly ProductCard[]>;
}

/** The category whose products the home page offers as gifts, where the upstream has it. */
const giftVouchers = "darkove-poukazy";

export async function loadHome(visit: Visit): Promise<Home> {
  const [posters, fresh, sale, vouchers] = await Promise.all([
    readPosters(visit.upstream),
    highlights(visit, "new"),
    highlights(visit, "sale"),
    loadGiftVouchers(visit),
  ]);
  return { banners: toBlock(posters, ({ home }) => home), fresh, sale, vouchers };
}

async function loadGiftVouchers(visit: Visit): Promise<Home["vouchers"]> {
  const categories = await readCategories(visit.upstream);
  if (!categories.ok) return { ok: false };
  const category = categories.value.find(({ slug }) => slug === giftVouchers);
  if (!category) return { ok: true, value: [] };
  const page = await readProducts(visit.upstream, { category: category.id, perPage: 10 });
  return toBlock(page, ({ products }) => announceCards(visit, products));
}
