import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const text = "E-mail byl úspěšně uložen.";
const toasts = (page: Page) => page.getByRole("group", { name: "Oznámení" });

/** A toast's timer is an invisible animation: it can be read and set, so that no test waits for it. */
function clockOf(page: Page) {
  return toasts(page).evaluate((toast) => {
    const [clock] = toast
      .getAnimations({ subtree: true })
      .filter(
        ({ effect }) => effect?.getTiming().iterations === 1 && Number(effect.getTiming().duration) > 1000,
      );
    return clock ? { lasts: clock.effect?.getTiming().duration, state: clock.playState } : null;
  });
}

function setClock(page: Page, time: number) {
  return toasts(page).evaluate((toast, at) => {
    for (const clock of toast.getAnimations({ subtree: true })) {
      if (Number(clock.effect?.getTiming().duration) > 1000) clock.currentTime = at;
    }
  }, time);
}

let visitors = 0;

/** Signs up in the footer, with another address for every call. */
async function signUp(page: Page) {
  const footer = page.getByRole("contentinfo");
  visitors += 1;
  await footer.getByRole("textbox", { name: "E-mail" }).fill(`toast-${visitors}@example.com`);
  await footer.getByRole("button", { name: /^Odebírat.novinky$/u }).click();
}

/** Submits that form as a page without hydration would: a new document is loaded, with the notice in it. */
async function signUpPlainly(page: Page) {
  const footer = page.getByRole("contentinfo");
  visitors += 1;
  await footer.getByRole("textbox", { name: "E-mail" }).fill(`toast-${visitors}@example.com`);
  await footer.locator("form[action='/newsletter']").evaluate((form: HTMLFormElement) => form.submit());
}

// With JavaScript it becomes a toast.
test(
  "a notice is in the document once, as a status, and is gone from the next one",
  { tag: "@js-off" },
  async ({ page }) => {
    await page.goto("/eshop");
    await signUp(page);
    await expect(page).toHaveURL("/eshop");
    await expect(page.getByRole("status").getByText(text)).toHaveCount(1);
    await expect(page.getByText(text)).toHaveCount(1);
    await page.reload();
    await expect(page.getByText(text)).toHaveCount(0);
  },
);

// Toasts need JavaScript.
test.describe("with JavaScript", { tag: "@js-on" }, () => {
  test("a notification lasts 3500 ms, and longer under the pointer or the focus", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/eshop");
    await page.getByRole("link", { name: /^Nastavení.cookies$/u }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Odmítnout" }).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText(/^Nastavení.cookies jsme uložili/u);
    await page.mouse.move(640, 700);
    await expect.poll(() => clockOf(page)).toEqual({ lasts: 3500, state: "running" });
    expect((await toasts(page).boundingBox())?.y).toBeLessThan(160);
    // Announced politely, and by one region only.
    await expect(page.locator("[aria-live=polite]").filter({ has: toasts(page) })).toHaveCount(1);

    await toasts(page).hover();
    await expect.poll(async () => (await clockOf(page))?.state).toBe("paused");
    await page.getByRole("button", { name: "Zavřít oznámení" }).focus();
    await page.mouse.move(640, 700);
    await expect.poll(async () => (await clockOf(page))?.state).toBe("paused");
    // In its last millisecond it is still visible; after its release it disappears.
    await setClock(page, 3499);
    await expect(toasts(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Zavřít oznámení" }).blur();
    await expect(toasts(page)).toHaveCount(0);
  });

  test("a notification with an undo stays for 8000 ms", { tag: "@nightly" }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const added = await page.request.post("/kosik", {
      form: { intent: "add", product: "105", variant: "", quantity: "1" },
      headers: { Origin: site.url },
    });
    expect(added.status()).toBe(200);
    await page.goto("/kosik");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Odebrat Hrnek/u })
      .click();
    await expect(toasts(page).getByRole("button", { name: /^Vrátit.zpět/u })).toBeVisible();
    await page.mouse.move(640, 700);
    await expect.poll(() => clockOf(page)).toEqual({ lasts: 8000, state: "running" });
    await setClock(page, 7900);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(
    "a notification that asks for something stays until the visitor leaves the page",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/hodnoceni");
      await page.getByLabel("Titul", { exact: true }).selectOption({ label: "Maryša" });
      await page.getByRole("radio", { name: "4 hvězdy" }).check();
      await page.getByLabel("Jméno").fill("Jitka");
      await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("jitka@example.cz");
      // Like a page without hydration.
      await page.locator("#hodnoceni").evaluate((form: HTMLFormElement) => form.submit());
      await expect(toasts(page)).toContainText(/prosím potvrďte/u);
      await expect(toasts(page)).toHaveCSS("opacity", "1");
      expect(await clockOf(page)).toBeNull();
      await page.getByRole("contentinfo").getByRole("link", { name: "Program", exact: true }).click();
      await expect(page).toHaveURL("/program");
      await expect(toasts(page)).toHaveCount(0);
    },
  );

  test(
    "a notice is shown in the page if the toasts' chunk fails to load",
    { tag: "@nightly" },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/u);
      await page.route("**/assets/toasts-*.js", (route) => route.abort());
      await page.goto(demo.products.badges.path);
      // A chunk failed to load less than a minute ago: the page does not reload again.
      await page.evaluate(() => sessionStorage.setItem("opona.reload", String(Date.now())));
      const lost = page.waitForEvent("requestfailed", (request) => /toasts-.*\.js$/u.test(request.url()));
      await page.getByRole("main").getByRole("button", { name: "Do košíku" }).first().click();
      await lost;
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(page.getByRole("status").getByText(/jsme přidali do.košíku/u)).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Odznaky");
    },
  );

  test(
    "a notice that came with the document becomes one toast, and is not shown again",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/eshop");
      await expect(page.locator("[data-progress]")).toHaveCount(1);
      await signUpPlainly(page);
      await expect(toasts(page)).toHaveCount(1);
      await toasts(page).hover();
      await expect(page.getByText(text)).toHaveCount(1);
      await page.getByRole("button", { name: "Zavřít oznámení" }).click();
      await expect(page.getByText(text)).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Program", exact: true }).click();
      await expect(page).toHaveURL("/program");
      await expect(page.getByText(text)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL("/eshop");
      await expect(toasts(page)).toHaveCount(0);
    },
  );
});
