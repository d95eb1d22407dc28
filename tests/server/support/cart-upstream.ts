import { json, type Answerer } from "../../support/fake-upstream.ts";
import { notExists, wireLine } from "./wire.ts";

interface Line {
  quantity: number;
  note: string | null;
}

interface StoredCart {
  readonly id: string;
  readonly tempId: string | null;
  readonly lines: Map<number, Line>;
}

/** An upstream that stores carts in memory; product ids are its lines, `stock` caps each of them. */
export function cartUpstream({ stock = 99, delay = 0 } = {}) {
  const carts: StoredCart[] = [];
  let customers: StoredCart | null = null;

  const pause = () => new Promise((resolve) => setTimeout(resolve, delay * Math.random()));
  const show = ({ id, tempId, lines }: StoredCart) => ({
    id,
    ...(tempId !== null && { tempId }),
    items: [...lines].map(([product, { quantity, note }]) => wireLine(quantity, note, product)),
    vouchers: [],
  });
  function make(tempId: string | null): StoredCart {
    const cart = { id: `cart-${carts.length + 1}`, tempId, lines: new Map<number, Line>() };
    carts.push(cart);
    return cart;
  }
  const last = (path: string) => path.split("/").at(-1);

  const answers: Record<string, Answerer> = {
    "GET /api/cart/anonymous/cs": () => json(show(make(`temp-${carts.length + 1}`))),
    "GET /api/cart/anonymous/cs/*": async (_request, { path }) => {
      await pause();
      const cart = carts.find((storedCart) => storedCart.tempId === last(path));
      return cart ? json(show(cart)) : json(notExists, 404);
    },
    "GET /api/cart/cs": () => json(customers ? [show(customers)] : []),
    "POST /api/cart/create": () => {
      customers = make(null);
      return json(show(customers), 201);
    },
    "DELETE /api/cart/*": (_request, { path }) => {
      carts.splice(
        carts.findIndex(({ id }) => id === last(path)),
        1,
      );
      return new Response(null, { status: 204 });
    },
    "PUT /api/cart/*": async (_request, { path, body }) => {
      await pause();
      const cart = carts.find(({ id }) => id === last(path));
      if (!cart) return json(notExists, 404);
      const wanted: { id: number; quantity: number; note: string | null } = JSON.parse(body);
      const before = cart.lines.get(wanted.id)?.quantity ?? 0;
      const quantity = Math.min(wanted.quantity, stock);
      if (quantity === 0) cart.lines.delete(wanted.id);
      else cart.lines.set(wanted.id, { quantity, note: wanted.note });
      return json({ product: { name: "Hrnek" }, variant: null, quantity, original_quantity: before });
    },
  };
  return { answers, carts };
}
