import type { Block } from "#app/domain/block.ts";
import type { Banner } from "#app/domain/frame.ts";
import type { ProductCard } from "#app/domain/product.ts";
import type { Visit } from "#server/visit.ts";

export interface Home {
  readonly banners: Block<readonly Banner[]>;
  readonly fresh: Block<readonly ProductCard[]>;
  readonly sale: Block<readonly ProductCard[]>;
  readonly vouchers: Block<readonly ProductCard[]>;
}

export async function loadHome(_visit: Visit): Promise<Home> {
  throw new Error("not yet");
}
