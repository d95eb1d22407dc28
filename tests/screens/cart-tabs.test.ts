import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "#server/platform/shared-store.ts";
import { openTestApp } from "../support/open-app.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { attribute, byRole } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { badge, mug, shirt } from "./shopping.ts";

/** One browser with three tabs: forms of one cookie jar that overlap, as requests and pages. */

const app = await openTestApp();
const tabs = [0, 1, 2] as const;
/** The stock has three mugs; of the other products it exceeds any quantity in these tests. */
const things = [
  { line: badge, name: /Odznaky/u, most: 999 },
  { line: shirt, name: /Tričko/u, most: 999 },
  { line: mug, name: /Hrnek/u, most: 3 },
] as const;

interface Change {
  readonly tab: number;
  readonly thing: number;
  readonly intent: "add" | "quantity" | "remove";
  readonly quantity: number;
}

const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    tab: fc.nat({ max: 2 }),
    thing: fc.nat({ max: 2 }),
    intent: fc.constantFrom("add", "quantity", "remove"),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 2, maxLength: 8 },
);

/** Possible quantities of `count` products after the changes of all tabs, in any order that keeps each tab's own. */
function possible(queues: readonly (readonly Change[])[], count: number, most: number): number[] {
  const next = queues.flatMap(([first, ...rest], at) =>
    first ? possible(queues.with(at, rest), after(first, count, most), most) : [],
  );
  return next.length > 0 ? next : [count];
}

function after({ intent, quantity }: Change, count: number, most: number): number {
  return intent === "remove" ? 0 : Math.min(intent === "add" ? count + quantity : quantity, most);
}

/** Quantities in the cart that a page shows, in the order of `things`. */
function shown(page: Page): number[] {
  return things.map(({ name }) => {
    const [box] = byRole(page.html, page.html, "textbox", name);
    return box ? Number(attribute(box, "value")) : 0;
  });
}

test("the cart page shows the result of one serial order of three tabs' changes", async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (sent) => {
      const visitor = app.visitor();
      for (const { line } of things) await visitor.post("/kosik", { intent: "add", ...line, quantity: "1" });
      expect(shown(await visitor.visit("/kosik"))).toEqual([1, 1, 1]);
      const statuses: number[] = [];
      await Promise.all(
        tabs.map(async (tab) => {
          for (const { thing, intent, quantity } of sent.filter((change) => change.tab === tab)) {
            const line = things[thing]?.line ?? badge;
            // Each tab's form is different, because equal simultaneous ones count as one.
            const form = { intent, ...line, quantity: String(quantity), back: `/kosik?tab=${tab}` };
            statuses.push((await visitor.post("/kosik", form)).status);
          }
        }),
      );
      expect(statuses).toEqual(sent.map(() => 303));

      const left = shown(await visitor.visit("/kosik"));
      things.forEach(({ most }, thing) => {
        const queues = tabs.map((tab) =>
          sent.filter((change) => change.tab === tab && change.thing === thing),
        );
        expect(possible(queues, 1, most), JSON.stringify(sent)).toContain(left[thing]);
      });
    }),
    { numRuns: 12, interruptAfterTimeLimit: 10_000 },
  );
});

describe("replicas that do not share their locks", () => {
  const unsure = "Nevíme jistě, zda se změna uložila.";
  const quantity = { intent: "quantity", ...badge, quantity: "3" };
  const more = { intent: "add", ...badge, quantity: "1", back: "/eshop" };

  /** A cart with a badge, whose line another replica sets to seven before or after each change of this one. */
  async function openPair(other: "before" | "after" | null, isAway = true) {
    const store = { ...createMemoryStore(() => seededAt), isAway: () => isAway };
    const site = await openTestApp({ store });
    const visitor = site.visitor();
    await visitor.post("/kosik", more);
    await visitor.visit("/kosik");
    site.intercept("PUT /api/cart/*", async (request, { body }) => {
      const seven = JSON.stringify({ ...JSON.parse(body), quantity: 7 });
      const others = new Request(request.clone(), { method: "PUT", body: seven });
      others.headers.delete("Idempotency-Key");
      if (other === "before") await site.passOn(others);
      const answer = await site.passOn(request);
      if (other === "after") await site.passOn(others);
      return answer;
    });
    return { site, visitor };
  }

  test.each([
    ["before", "an added", more, "2"],
    ["before", "a changed", quantity, "3"],
    ["after", "an added", more, "7"],
    ["after", "a changed", quantity, "7"],
  ] as const)(
    "if another replica wrote %s it, %s line is unsure, and the cart shows the result",
    async (other, _, form, left) => {
      const { visitor } = await openPair(other);
      const answer = await visitor.post("/kosik", form);
      const cart = await visitor.visit("/kosik");
      expect(cart.text).toContain(unsure);
      expect(answer).toRedirectTo("/kosik");
      expect(cart.text).not.toMatch(/jsme přidali|jsme upravili/u);
      expect(attribute(cart.the("textbox", /Odznaky/u), "value")).toBe(left);
    },
  );

  test("a change that no other replica touched is as sure as ever", async () => {
    const { visitor } = await openPair(null);
    expect(await visitor.post("/kosik", more)).toRedirectTo("/eshop");
    expect((await visitor.visit("/kosik")).text).not.toContain(unsure);
  });

  test("a change with what they share ends with its call", async () => {
    const { site, visitor } = await openPair("after", false);
    const before = site.calls.length;
    await visitor.post("/kosik", more);
    const methods = site.calls.slice(before).map(({ method }) => method);
    expect(methods.at(-1)).toBe("PUT");
    expect(methods.filter((method) => method === "PUT").length).toBe(1);
  });
});
