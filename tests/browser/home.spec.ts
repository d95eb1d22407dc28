import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

const partners = (page: Page) => page.getByRole("list", { name: "Partneři divadla" });
/** Scrolling starts the code, which renders the row again: a previously found element may be gone. */
const showPartners = (page: Page) => expect(() => partners(page).scrollIntoViewIfNeeded()).toPass();
/** The position of the row of logos, or the one it moves to. */
const placeOf = (page: Page) => partners(page).evaluate((row) => row.style.transform);

test("the home page shows the programme and the partners", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Co hrajeme" })).toBeVisible();
  await expect(partners(page).getByRole("listitem")).toHaveCount(8);
});

test("a phone shows the next seven days without scrolling", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const days = page.getByRole("navigation", { name: "Kdy máte čas?" }).getByRole("list").first();
  const box = await days.boundingBox();
  expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a day links to its programme", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Kdy máte čas?" })
    .getByRole("link", { name: /představení/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/program\?od=\d{4}-\d\d-\d\d&do=\d{4}-\d\d-\d\d$/u);
});

// The animations are read by JavaScript.
test.describe("the opening of the page", { tag: "@js-on" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  const moves = (page: Page) =>
    page.evaluate(() =>
      // Transitions are no part of the opening: late styles begin some.
      document.getAnimations().flatMap((animation) => {
        const { duration, delay = 0, iterations } = animation.effect?.getTiming() ?? {};
        return animation instanceof CSSAnimation ? [{ lasts: Number(duration) + delay, iterations }] : [];
      }),
    );

  test("is the curtain and the wheel, at most 400 ms, and once a visit", async ({ page }) => {
    await page.addInitScript(() => {
      // The first frame holds them, so that a slow machine can read them.
      requestAnimationFrame(function hold() {
        for (const animation of document.getAnimations()) {
          if (animation instanceof CSSAnimation) animation.pause();
        }
        requestAnimationFrame(hold);
      });
    });
    await page.goto("/", { waitUntil: "load" });
    await expect.poll(() => moves(page)).toEqual(Array(3).fill({ lasts: 400, iterations: 1 }));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => moves(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.getByRole("banner").getByRole("link", { name: "Program", exact: true }).first().click();
    await page.waitForURL("/program");
    await page.goto("/", { waitUntil: "load" });
    await expect(page.locator("html")).toHaveAttribute("data-scripted", "1");
    expect(await moves(page)).toEqual([]);
  });
});

// Without JavaScript it is a plain row.
test.describe("the partners' carousel", { tag: "@js-on" }, () => {
  test("starts when it is in view, and stops on request", { tag: "@nightly" }, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await page.clock.install();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(calls.filter((url) => url.includes("carousel-engine"))).toEqual([]);
    await showPartners(page);
    const pause = page.getByRole("button", { name: "Zastavit střídání log" });
    await expect(pause).toBeVisible();
    await page.mouse.move(0, 0);
    const first = await placeOf(page);
    await expect.poll(() => placeOf(page)).not.toBe(first);
    await pause.click();
    await expect(page.getByRole("button", { name: "Spustit střídání log" })).toBeVisible();
    await page.mouse.move(0, 0);
    const isMoving = () => partners(page).evaluate((row) => row.getAnimations().length > 0);
    await expect.poll(isMoving).toBe(false);
    const stopped = await placeOf(page);
    await page.clock.runFor(30_000);
    expect(await placeOf(page)).toEqual(stopped);
    expect(await isMoving()).toBe(false);
  });

  test("waits 800 ms, takes 1000 ms for a step and loops", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/");
    await showPartners(page);
    await expect(page.getByRole("button", { name: "Zastavit střídání log" })).toBeVisible();
    // Swiper stores its parameters on the element around the row.
    const result = await partners(page).evaluate((row) => {
      const { params } = (row.parentElement as unknown as { swiper: { params: Record<string, unknown> } })
        .swiper;
      return { speed: params["speed"], loop: params["loop"], autoplay: params["autoplay"] };
    });
    expect(result).toMatchObject({ speed: 1000, loop: true, autoplay: { enabled: true, delay: 800 } });
  });

  test("never starts with reduced motion", { tag: "@nightly" }, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await showPartners(page);
    // By then the observer of the row's visibility has fired, too, and has requested the engine.
    await partners(page).evaluate(
      (row) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver((entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) requestAnimationFrame(() => resolve());
          }).observe(row);
        }),
    );
    await page.waitForLoadState("networkidle");
    expect(calls.filter((url) => url.includes("carousel-engine"))).toEqual([]);
    await expect(page.getByRole("button", { name: /střídání log/u })).toHaveCount(0);
    expect(await placeOf(page)).toBe("");
  });
});
