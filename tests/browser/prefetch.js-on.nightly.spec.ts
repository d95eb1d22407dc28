import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

const header = (page: Page) => page.getByRole("banner");

test("links are prefetched on intent, but not on 2g or with Save-Data", async ({ context }) => {
  test.slow();
  /** Opens a new page; `calls` collects the data it requests. */
  async function open(connection: object) {
    const page = await context.newPage();
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
      connection,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/eshop");
    await page.clock.install();
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) calls.push(new URL(request.url()).pathname);
    });
    return { page, calls };
  }
  /** Hovers over a link for a second of the page's clock. */
  async function pointAt(page: Page, name: string) {
    await header(page).getByRole("link", { name, exact: true }).first().hover();
    await page.clock.runFor(1_000);
  }

  // Another link for each row, because a prefetched page comes from the browser's cache.
  const rows = [
    [{ effectiveType: "2g" }, "Repertoár", "/repertoar"],
    [{ effectiveType: "slow-2g" }, "Program", "/program"],
    [{ effectiveType: "4g", saveData: true }, "Vstupenky", "/vstupenky"],
  ] as const;
  for (const [connection, name] of rows) {
    const { page, calls } = await open(connection);
    await pointAt(page, name);
    // By keyboard, so that no pointer hovers over it; its data are the first to be requested.
    await header(page).getByRole("link", { name: "Kontakty", exact: true }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakty");
    expect(calls).toEqual(["/kontakty.data"]);
    await page.close();
  }
  const { page, calls } = await open({ effectiveType: "4g", saveData: false });
  for (const [, name, path] of rows) {
    await pointAt(page, name);
    await expect.poll(() => calls).toContain(`${path}.data`);
  }
});

test("an idle browser prefetches the likely next pages, except with Save-Data", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) calls.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const waits: (number | undefined)[] = [];
    Object.assign(window, { waits });
    const ask = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) => {
      waits.push(options?.timeout);
      return ask(work, options);
    };
  });
  const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await page.goto("/");
  await expect.poll(() => calls).toContain("/program.data");
  expect(calls).toEqual(["/program.data"]);
  expect(await waits()).toContain(2000);

  // Of a list the first entry, whose code and style are those of all the others.
  const lists = [
    ["/program", /^\/vstupenky\.data$/u, "tickets"],
    ["/7/pro-deti", /^\/\d+\/[^/]+\/[^/]+\.data$/u, "product"],
  ] as const;
  for (const [list, next, chunk] of lists) {
    calls.length = 0;
    const code = page.waitForRequest((request) =>
      new RegExp(`/assets/${chunk}-[^/]*[.]js$`, "u").test(request.url()),
    );
    await page.goto(list);
    await expect.poll(() => calls).toContainEqual(expect.stringMatching(next));
    await code;
  }

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  calls.length = 0;
  await page.goto("/");
  await page.getByRole("contentinfo").hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await waits()).not.toContain(2000);
  expect(calls).toEqual([]);
});

test("the likely next pages are not prefetched on 2g either", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) calls.push(new URL(request.url()).pathname);
  });
  for (const effectiveType of ["2g", "slow-2g"]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
      { effectiveType },
    );
    await page.goto("/");
    await page.getByRole("contentinfo").hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(calls).toEqual([]);
  }
});

test("a prefetched page comes from the browser's cache", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/eshop");
  const link = header(page).getByRole("link", { name: "Kontakty", exact: true }).first();
  const ahead = page.waitForResponse(/\/kontakty\.data/u);
  await link.hover();
  const answer = await ahead;
  expect(await answer.request().headerValue("sec-purpose")).toBe("prefetch");
  await answer.finished();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakty");
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/kontakty.data"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(bytes).toHaveLength(2);
  expect(bytes[0]).toBeGreaterThan(0);
  expect(bytes[1]).toBe(0);
});

test("with a page's module the chunks that it imports and its sheet are loaded ahead", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/eshop");
  const files = [
    "programme-[^/]*[.]js",
    "programme-choice[^/]*[.]js",
    "performance-row[^/]*[.]js",
    "programme-[^/]*[.]css",
  ];
  const loads = files.map((name) =>
    page.waitForRequest((request) => new RegExp(`/assets/${name}$`, "u").test(request.url())),
  );
  await header(page).getByRole("link", { name: "Program", exact: true }).first().hover();
  expect(await Promise.all(loads)).toHaveLength(files.length);
});

test("pointing at the cart loads its code, but not its data", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/eshop");
  await page.clock.install();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const code = page.waitForRequest(/\/assets\/cart-[^/]*[.]js$/u);
  await header(page)
    .getByRole("link", { name: /^Košík/u })
    .hover();
  await code;
  await page.clock.runFor(1_000);
  // A page that may be prefetched, after it.
  await header(page).getByRole("link", { name: "Program", exact: true }).first().hover();
  await page.clock.runFor(1_000);
  await expect.poll(() => calls).toContain("/program.data");
  expect(calls.filter((path) => path.endsWith(".data"))).toEqual(["/program.data"]);
});
