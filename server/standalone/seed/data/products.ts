import type { SeedProduct } from "#standalone/seed/types.ts";
import { bagProducts } from "./products/bags.ts";
import { bookProducts } from "./products/books.ts";
import { childrenProducts } from "./products/children.ts";
import { clothingProducts } from "./products/clothing.ts";
import { giftVoucherProducts } from "./products/gift-vouchers.ts";
import { homeProducts } from "./products/home.ts";
import { paperProducts } from "./products/paper.ts";
import { regionalChildrenProducts } from "./products/regional-children.ts";
import { regionalHomeProducts } from "./products/regional-home.ts";
import { regionalPocketProducts } from "./products/regional-pockets.ts";
import { regionalTreatProducts } from "./products/regional-treats.ts";
import { treatProducts } from "./products/treats.ts";

export const products: readonly SeedProduct[] = [
  ...clothingProducts,
  ...bagProducts,
  ...homeProducts,
  ...paperProducts,
  ...bookProducts,
  ...childrenProducts,
  ...treatProducts,
  ...giftVoucherProducts,
  ...regionalHomeProducts,
  ...regionalTreatProducts,
  ...regionalChildrenProducts,
  ...regionalPocketProducts,
];
