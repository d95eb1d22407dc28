import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestTheatre } from "../support/open-theatre.ts";
import { attribute, byRole } from "../support/reading.ts";
import { badge, mug, shirt } from "./shopping.ts";

/** One browser, three tabs: forms of one jar of cookies that overlap, as requests and pages. */

const theatre = await openTestTheatre();
const things = [badge, shirt, mug] as const;
/** There are three mugs; of the others more than anybody asks for here. */
const most = [999, 999, 3] as const;

const changes = fc.array(
  fc.record({ tab: fc.nat({ max: 2 }), thing: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 6 }) }),
  { minLength: 2, maxLength: 8 },
);

test("the cart page shows what one of the orders of three tabs' changes would leave, and every change is answered", async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (sent) => {
      const visitor = theatre.visitor();
      for (const thing of things) await visitor.post("/kosik", { intent: "add", ...thing, quantity: "1" });
      const answers = await Promise.all(
        [0, 1, 2].map(async (tab) => {
          const statuses: number[] = [];
          for (const { thing, quantity } of sent.filter((each) => each.tab === tab)) {
            const line = things[thing] ?? badge;
            const answer = await visitor.post("/kosik", {
              intent: "quantity",
              ...line,
              quantity: String(quantity),
            });
            statuses.push(answer.status);
          }
          return statuses;
        }),
      );
      expect(answers.flat().every((status) => status === 303)).toBe(true);

      const page = await visitor.visit("/kosik");
      const shown = byRole(page.html, page.html, "spinbutton", /^Počet kusů/u).map((box) =>
        Number(attribute(box, "value")),
      );
      expect(shown).toHaveLength(things.length);
      shown.forEach((count, thing) => {
        const own = sent.filter((each) => each.thing === thing);
        const last = [0, 1, 2].flatMap((tab) => own.findLast((each) => each.tab === tab)?.quantity ?? []);
        const possible = last.map((quantity) => Math.min(quantity, most[thing] ?? 999));
        expect(possible.length > 0 ? possible : [1]).toContain(count);
      });
    }),
    { numRuns: 8 },
  );
});
