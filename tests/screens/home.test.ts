import { expect, test } from "vitest";
import type { Page } from "../support/visitor.ts";
import { attribute, byRole, elements, textOf } from "../support/reading.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestTheatre } from "../support/open-theatre.ts";

/** A `<section>` with a name. */
function sliderOf(page: Page) {
  const [slider] = elements(page.html, "section", (one) => attribute(one, "aria-label") === "Co je nového");
  if (!slider) throw new Error("No slider");
  return slider;
}

const theatre = await openTestTheatre();

test("the home page's title is exactly the theatre's name, and its one heading says name and claim", async () => {
  const page = await theatre.visitor().visit("/");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Divadlo Na Vantrokách");
  const [heading, ...others] = elements(page.html, "h1").map(textOf);
  expect(heading).toContain("Divadlo Na Vantrokách");
  expect(heading).toContain("Divadlo, které žene vodu.");
  expect(others).toEqual([]);
});

test("the top slider's banners are all in the document, the first picture at once and the others when needed", async () => {
  const page = await theatre.visitor().visit("/");
  const slider = sliderOf(page);
  expect(byRole(slider, page.html, "heading").map(textOf)).toHaveLength(3);
  expect(byRole(slider, page.html, "link", "Vybrat poukaz")).toHaveLength(1);
  const pictures = elements(slider, "img").map((image) => [
    attribute(image, "loading"),
    attribute(image, "fetchpriority"),
  ]);
  expect(pictures).toEqual([
    ["eager", "high"],
    ["lazy", null],
    ["lazy", null],
  ]);
});

test("without JavaScript there is no slider button that could do nothing", async () => {
  const page = await theatre.visitor().visit("/");
  expect(page.has("button", /snímek|snímků/u)).toBe(false);
});

test("the home page offers novelties, gift vouchers and what is on sale", async () => {
  const page = await theatre.visitor().visit("/");
  expect(page.all("heading")).toEqual(
    expect.arrayContaining(["Nové v obchodě", "Darujte večer v divadle", "Výhodně"]),
  );
  expect(page.has("link", "Dárkový poukaz do divadla")).toBe(true);
});

test("what is empty is not on the home page, what failed says so, and the rest stands", async () => {
  const other = await openTestTheatre({ upstreamFetch: theatre.passOn });
  other.intercept("GET /api/poster/all/cs", () => json({ message: "down" }, 500));
  other.intercept("GET /api/products/cs", (request) =>
    new URL(request.url).searchParams.get("list") === "new"
      ? json({ data: [], meta: { total: 0, page: 1, pages: 0, per_page: 10 } })
      : other.passOn(request),
  );
  const page = await other.visitor().visit("/");
  expect(page.status).toBe(200);
  expect(page.has("heading", "Nové v obchodě")).toBe(false);
  expect(page.has("heading", "Výhodně")).toBe(true);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});
