import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Standalone } from "#server/standalone/standalone.ts";
import { addToCart, setQuantity } from "#server/services/cart/change-line.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import type { RequestContext } from "#server/context/context.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import { fakeServices, Jar, type FakeServices } from "../support/fake-context.ts";

/** One browser with three tabs: requests of one cookie jar that overlap, over the real standalone back office. */

let backend: Standalone;
let services: FakeServices;

beforeAll(async () => {
  backend = await openSeededStandalone();
  services = fakeServices({}, {}, (request) => backend.fetch(request));
});
afterAll(() => backend.close());

const badge = { productId: 110, variantId: null };
const shirt = { productId: 101, variantId: 1012 };
/** Three in stock. */
const mug = { productId: 105, variantId: null };
const things = [badge, shirt, mug] as const;
const tabs = [0, 1, 2] as const;

interface Change {
  readonly tab: number;
  readonly thing: number;
  readonly quantity: number;
}

const changes = fc.array(
  fc.record({ tab: fc.nat({ max: 2 }), thing: fc.nat({ max: 2 }), quantity: fc.nat({ max: 6 }) }),
  { minLength: 2, maxLength: 9 },
);

async function act<T>(jar: Jar, work: (context: RequestContext) => Promise<T>): Promise<T> {
  const context = await services.context(jar, { method: "POST" });
  const result = await work(context);
  jar.take(context);
  return result;
}

/** Quantities of each product, in the order of `things`, in a new cart with one of each after `run`. */
async function piecesAfter(run: (jar: Jar) => Promise<unknown>): Promise<number[]> {
  const jar = new Jar();
  for (const thing of things) await act(jar, (context) => addToCart(context, { ...thing, quantity: 1 }));
  await run(jar);
  const state = await act(jar, openCart);
  const lines = state.kind === "known" ? state.cart.lines : [];
  return things.map(({ productId }) => lines.find(({ product }) => product.id === productId)?.quantity ?? 0);
}

test("changes of one cart from three tabs give the result of a serial order", async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (sent: readonly Change[]) => {
      const pieces = await piecesAfter((jar) =>
        Promise.all(
          tabs.map(async (tab) => {
            for (const { thing, quantity } of sent.filter((change) => change.tab === tab)) {
              const line = things[thing] ?? badge;
              await act(jar, (context) => setQuantity(context, { ...line, quantity }));
            }
          }),
        ),
      );
      // Quantities are absolute: whatever the order, the last quantity of a product is the last one of one of the tabs.
      pieces.forEach((count, thing) => {
        const own = sent.filter((change) => change.thing === thing);
        const last = tabs.flatMap((tab) => own.findLast((change) => change.tab === tab)?.quantity ?? []);
        const most = things[thing] === mug ? 3 : 999;
        expect(last.length > 0 ? last.map((quantity) => Math.min(quantity, most)) : [1]).toContain(count);
      });
    }),
    { numRuns: 15 },
  );
});

test("quantities added from three tabs at once are all there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(...tabs.map(() => fc.integer({ min: 1, max: 4 }))), async (more) => {
      const [badges] = await piecesAfter((jar) =>
        Promise.all(
          more.map((quantity) => act(jar, (context) => addToCart(context, { ...badge, quantity }))),
        ),
      );
      expect(badges).toBe(more.reduce((sum, quantity) => sum + quantity, 1));
    }),
    { numRuns: 10 },
  );
});
