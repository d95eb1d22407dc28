import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { demo } from "../support/demo.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";

interface Plan {
  readonly sections: readonly { readonly rows: readonly { readonly seats: readonly object[] }[] }[];
}

/** The same hall without sold seats; `most`: parts, rows and seats of a row. */
function withoutSold({ sections }: Plan, most = Infinity) {
  const all = sections.slice(0, most).map((section) => ({
    ...section,
    rows: section.rows.slice(0, most).map((row) => ({
      ...row,
      seats: row.seats.slice(0, most).map((seat) => ({ ...seat, state: "free" })),
    })),
  }));
  return { sections: all };
}

const app = await openTestApp({ onlyReads: true });
const plan = "GET /api/programme/*/seats";

// Each seat is there twice: as a box, and in the data of the page's script.
test("a hall of 312 free seats adds at most 60 KB to its page, 12 KB compressed", async () => {
  const pageWith = async (most?: number) => {
    app.intercept(plan, async (request) =>
      json(withoutSold((await (await app.passOn(request)).json()) as Plan, most)),
    );
    return (await app.visitor().visit(demo.plan.path)).body;
  };
  const [full, bare] = [await pageWith(), await pageWith(1)];
  // With two places for wheelchairs and two for those who come with them.
  expect(full.match(/name="misto"/gu)).toHaveLength(312 + 4);
  expect(bare.match(/name="misto"/gu)).toHaveLength(1);
  const added = (sizeOf: (body: string) => number) => sizeOf(full) - sizeOf(bare);
  expect(added(Buffer.byteLength)).toBeLessThanOrEqual(60_000);
  expect(added((body) => gzipSync(body).length)).toBeLessThanOrEqual(12_000);
});
