import type { CartState } from "#app/domain/cart.ts";
import type { Visit } from "#server/visit.ts";

export async function openCart(_visit: Visit): Promise<CartState> {
  throw new Error("not yet");
}
