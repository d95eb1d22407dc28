import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { fill, order, put } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open();
  call = backend.call;
});
afterAll(() => backend.close());

interface Availability {
  readonly code: string;
  readonly quantity: number | null;
  readonly days: number | null;
}

interface Detail {
  readonly availability: Availability;
  readonly variants: readonly { readonly id: number; readonly availability: Availability }[];
}

async function detail(id: number): Promise<Detail> {
  return (await call("GET", `/api/products/cs/${id}`)).body.data;
}

/** The stock of a product, then of its variants in their order. */
async function stockOf(id: number) {
  const { availability, variants } = await detail(id);
  return [availability, ...variants.map((variant) => variant.availability)].map(({ quantity }) => quantity);
}

/** Made-to-order and uncounted products are limited to 99 pieces a line. */
function mostOf({ quantity, days }: Availability): number {
  return quantity === null || days !== null ? 99 : Math.min(quantity, 99);
}

test("the stock of its variant limits a line, or of a product without variants", async () => {
  const { data } = (await call("GET", "/api/products/cs?per_page=100")).body;
  const cart = await fill(call);
  const taken: unknown[] = [];
  const there: unknown[] = [];
  for (const { id } of data) {
    const { availability, variants } = await detail(id);
    const lines = variants.length > 0 ? variants : [{ id: null, availability }];
    for (const line of lines) {
      const { body } = await put(call, cart.id, { id, variantId: line.id, quantity: 500 });
      taken.push([id, line.id, body.quantity]);
      there.push([id, line.id, mostOf(line.availability)]);
    }
  }
  expect(taken.length).toBeGreaterThan(40);
  expect(taken).toEqual(there);
});

/** A lined notebook (18 pieces) and a dotted one (2). */
const notebook = { id: 111, lines: 1111, dots: 1112, gross: 144 };

test("an order reduces the stock of its variants only", async () => {
  const cart = await fill(
    call,
    { id: notebook.id, variantId: notebook.lines, quantity: 3 },
    { id: notebook.id, variantId: notebook.dots },
  );
  expect(await stockOf(notebook.id)).toEqual([20, 18, 2]);
  expect((await order(call, cart.id, 4 * notebook.gross)).status).toBe(201);
  expect(await stockOf(notebook.id)).toEqual([16, 15, 1]);
});

test("an order above its variant's stock is refused, whatever the stock of the others", async () => {
  // Two of size XL, sixteen hoodies in all sizes together.
  const hoodie = { id: 102, variantId: 1024, gross: 1290 };
  const [first, second] = [await fill(call, { ...hoodie, quantity: 2 }), await fill(call, hoodie)];
  expect((await order(call, first.id, 2 * hoodie.gross)).status).toBe(201);
  expect(await order(call, second.id, hoodie.gross)).toMatchObject({
    status: 409,
    body: { error: "out_of_stock", value: "Mikina Zákulisí" },
  });
  expect(await stockOf(hoodie.id)).toEqual([14, 6, 8, 0, 0]);
});
