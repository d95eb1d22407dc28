import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { comeBack, expectHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const panelOf = (page: Page) => page.getByRole("region", { name: "Obsah košíku" });
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Košík,/u });
const mug = demo.products.mug.path;

/** Adds products to the cart without the page, as another device would: `105`, with a variant `101/1012`. */
async function fill(page: Page, ...things: string[]): Promise<void> {
  for (const thing of things) {
    const [product = "", variant = ""] = thing.split("/");
    const answer = await page.request.post("/kosik", {
      form: { intent: "add", product, variant, quantity: "1", back: "/eshop" },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }
}

const undoOf = (page: Page) => page.getByRole("button", { name: /Vrátit.zpět/u });
const toast = (page: Page) => page.locator("[aria-live=polite]").getByRole("group", { name: "Oznámení" });

/** The notice of the removal stays in the page until the toasts' chunk is released. */
async function removeMugWithoutToasts(page: Page) {
  await page.goto("/eshop");
  await fill(page, "105", "101/1012");
  const program = await hold(page, "**/assets/toasts-*.js");
  await page.goto("/eshop");
  await cartLink(page).click();
  await panelOf(page)
    .getByRole("button", { name: /^Odebrat Hrnek/u })
    .click();
  await expect(undoOf(page)).toBeVisible();
  return program;
}

async function buy(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();
}

// The other tests are about the dropdown.
test("without JavaScript the badge links to the cart", { tag: "@js-off" }, async ({ page }) => {
  await page.goto(mug);
  await buy(page);
  await expect(cartLink(page)).toHaveAccessibleName("Košík, 1 položka");
  await cartLink(page).click();
  await expect(page).toHaveURL("/kosik");
});

// The dropdown needs JavaScript.
test.describe("the dropdown", { tag: "@js-on" }, () => {
  test("opens by itself after a change and closes after 3 seconds", { tag: "@nightly" }, async ({ page }) => {
    await page.clock.install();
    await page.goto(mug);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await buy(page);
    await expect(panelOf(page)).toBeVisible();
    await expect(panelOf(page)).toContainText("Hrnek Přestávka");
    await expect(panelOf(page)).toContainText(/1.ks\s+349,00.Kč za.kus/u);
    await page.clock.runFor(2_900);
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(panelOf(page)).toBeHidden();
  });

  test(
    "starts its 3 seconds when its content is visible, however late its chunk loads",
    { tag: "@nightly" },
    async ({ page }) => {
      const program = await hold(page, "**/assets/cart-panel-*.js");
      await page.clock.install();
      await page.goto(mug);
      await expect(cartLink(page)).toHaveAttribute("aria-expanded", "false");
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await buy(page);
      await expect.poll(program.count).toBe(1);
      await expect(cartLink(page)).toHaveAccessibleName("Košík, 1 položka");
      await page.clock.runFor(4_000);
      program.release();
      await expect(panelOf(page)).toBeVisible();
      await page.clock.runFor(2_500);
      await expect(panelOf(page)).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(panelOf(page)).toBeHidden();
    },
  );

  test(
    "falls back to the link to the cart if its chunk fails to load",
    { tag: "@nightly" },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/u);
      await page.goto(mug);
      await page.route("**/assets/*-panel-*.js", (route) => route.abort());
      // The first failure reloads the page.
      const reloaded = page.waitForEvent("load");
      await cartLink(page).hover();
      await reloaded;
      await expectHydrated(page);
      await buy(page);
      await expect(page.getByRole("banner").getByRole("link", { name: /^Zobrazit.košík$/u })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hrnek/u);
      // For the next minute links load whole documents.
      await cartLink(page).click();
      await expect(page).toHaveURL("/kosik");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Košík/u);
    },
  );

  test(
    "announces a removed line even if the response comes after its row unmounts",
    { tag: "@nightly" },
    async ({ page }) => {
      // React renders on these messages. Delayed together, they make it skip a state that existed only briefly.
      await page.addInitScript(() => {
        const held: (() => void)[] = [];
        const send = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;
        function release() {
          delete document.documentElement.dataset.held;
          for (const item of held.splice(0)) item();
        }
        MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
          if (!document.documentElement.dataset.held) return send.call(this, message);
          if (held.push(() => send.call(this, message)) === 1) setTimeout(release, 2_000);
        };
      });
      await page.goto(mug);
      await fill(page, "105");
      await page.reload();
      await expect(cartLink(page)).toHaveAttribute("aria-expanded", "false");
      await cartLink(page).click();
      const remove = panelOf(page).getByRole("button", { name: /^Odebrat Hrnek/u });
      await expect(remove).toBeVisible();
      const answer = await hold(page, "**/kosik/zmena.data*");
      await remove.click();
      await expect(
        panelOf(page)
          .getByText("V košíku zatím nic nemáte.")
          .or(panelOf(page).locator("[aria-busy]"))
          .first(),
      ).toBeVisible();
      await page.evaluate(() => (document.documentElement.dataset.held = "yes"));
      answer.release();
      await expect(page.getByRole("button", { name: /Vrátit.zpět/u })).toBeVisible();
    },
  );

  test(
    "opens by itself on the cart page too, and lets clicks through to the page",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto(mug);
      await buy(page);
      await expect(panelOf(page)).toBeVisible();
      await page.goto("/kosik");
      await expect(panelOf(page)).toBeHidden();
      await page.getByRole("textbox", { name: "Počet kusů" }).fill("2");
      await page.getByRole("textbox", { name: "Počet kusů" }).blur();
      await expect(panelOf(page)).toBeVisible();
      await expect(panelOf(page)).toContainText(/2.ks/u);
      // The content under it can still be clicked, and the pointer does not keep it open.
      await expect(panelOf(page).locator("..")).toHaveCSS("pointer-events", "none");
      await cartLink(page).click();
      await expect(panelOf(page).locator("..")).toHaveCSS("pointer-events", "auto");
      await page.getByRole("heading", { level: 1 }).click();
      await expect(panelOf(page)).toBeHidden();
      await page.getByRole("link", { name: /^Vyprázdnit.košík/u }).click();
      await page.getByRole("button", { name: /^Ano, vyprázdnit.košík/u }).click();
      await expect(panelOf(page)).toContainText(/V.košíku zatím nic nemáte\./u);
    },
  );

  test("stays open while the pointer or the focus is in it", { tag: "@nightly" }, async ({ page }) => {
    await page.clock.install();
    await page.goto(mug);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await buy(page);
    await expect(panelOf(page)).toBeVisible();
    await panelOf(page).hover();
    await page.clock.runFor(10_000);
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(0, 700);
    await panelOf(page).getByRole("link", { name: "Zobrazit košík" }).focus();
    await page.clock.runFor(10_000);
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await expect(cartLink(page)).toBeFocused();
  });

  test("is a disclosure: keyboard, Esc, a click outside, and a message for an empty cart", async ({
    page,
  }) => {
    await page.goto("/eshop");
    await cartLink(page).focus();
    await expect(cartLink(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(cartLink(page)).toHaveAttribute("aria-expanded", "true");
    await expect(panelOf(page)).toContainText(/V.košíku zatím nic nemáte\./u);
    await page.keyboard.press("Tab");
    await expect(panelOf(page).getByRole("link", { name: "Zobrazit košík" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await cartLink(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(panelOf(page)).toBeHidden();
    await cartLink(page).click();
    await panelOf(page).getByRole("link", { name: "Zobrazit košík" }).click();
    await expect(page).toHaveURL("/kosik");
    await expect(panelOf(page)).toBeHidden();
  });

  test(
    "shows the number of lines above five, the vouchers and the total",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/eshop");
      await fill(page, "101/1012", "105", "110", "106", "109", "112", "113");
      const voucher = await page.request.post("/kosik", {
        form: { intent: "voucher-add", code: "VANTROKY10" },
        headers: { Origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
      expect(voucher.status()).toBe(303);
      await page.goto("/eshop");
      await cartLink(page).click();
      const panel = panelOf(page);
      await expect(panel.getByRole("button", { name: /z.košíku$/u })).toHaveCount(5);
      const shirt = panel.getByRole("listitem").filter({ hasText: "Tričko" });
      await expect(shirt).toContainText(/Tričko Vantroky, /u);
      await expect(shirt.locator("img")).toBeVisible();
      await expect(shirt).toContainText(/Celkem \d+,\d\d.Kč/u);
      await expect(panel).toContainText(/V.košíku máte ještě 2.další položky\./u);
      await expect(panel).toContainText(/VANTROKY10/u);
      await expect(panel).toContainText(/−10.%/u);
      await expect(panel).toContainText("Celkem");
      await panel.getByRole("button", { name: /^Odebrat slevový kód.VANTROKY10/u }).click();
      await expect(panel).not.toContainText("VANTROKY10");
    },
  );

  test(
    "shows five lines without a count of others, and a fixed discount in crowns",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/eshop");
      await fill(page, "101/1012", "105", "110", "106", "109");
      const voucher = await page.request.post("/kosik", {
        form: { intent: "voucher-add", code: "POTLESK100" },
        headers: { Origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
      expect(voucher.status()).toBe(303);
      await page.goto("/eshop");
      await cartLink(page).click();
      const panel = panelOf(page);
      await expect(panel.getByRole("button", { name: /z.košíku$/u })).toHaveCount(5);
      for (const name of [/z.košíku$/u, /^Odebrat (?:poukaz|slevový.kód)/u])
        await expect(panel.getByRole("button", { name }).first().locator("svg")).toBeVisible();
      await expect(panel).not.toContainText(/ještě/u);
      await expect(panel.getByRole("listitem").filter({ hasText: "POTLESK100" })).toContainText(
        /−100,00.Kč/u,
      );
      await expect(panel).toContainText(/Celkem\s*[\d\u00a0]+,\d\d.Kč/u);
      await expect(panel.getByRole("button", { name: /^Odebrat slevový kód.POTLESK100/u })).toBeVisible();
    },
  );

  test.describe("on a page that visitors with as many lines share", () => {
    /** A cart with a mug, read by the cart page: the next page knows only the number of its lines. */
    async function open(page: Page, at: string) {
      await page.goto("/kosik");
      await fill(page, "105");
      await page.goto("/kosik");
      await page.goto(at);
      await expectHydrated(page);
      await expect(cartLink(page)).toHaveAccessibleName("Košík, 1 položka");
      expect(await page.content()).not.toContain("Hrnek Přestávka");
    }

    test("reads the cart once, when it is first wanted", { tag: "@nightly" }, async ({ page }) => {
      await open(page, "/kontakty");
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes(".data")) calls.push(request.url());
      });
      const reading = await hold(page, "**/kontakty.data*");
      await cartLink(page).click();
      await expect(panelOf(page)).toContainText(/Načítáme.obsah.košíku…/u);
      await expect(panelOf(page).getByRole("link", { name: /^Zobrazit.košík$/u })).toBeVisible();
      reading.release();
      await expect(panelOf(page)).toContainText("Hrnek");
      await expect(panelOf(page)).not.toContainText("Načítáme");
      await page.keyboard.press("Escape");
      await cartLink(page).click();
      await expect(panelOf(page)).toContainText("Hrnek");
      expect(calls).toHaveLength(1);
    });

    test("the badge never shows a number that is not the cart's", { tag: "@nightly" }, async ({ page }) => {
      await open(page, "/4/papir-a-plakaty");
      const answer = await hold(page, "**/kosik/zmena.data*");
      const names: (string | null)[] = [];
      await page.exposeFunction("note", (name: string | null) => void names.push(name));
      await cartLink(page).evaluate((link) => {
        new MutationObserver(() => void Reflect.get(window, "note")(link.getAttribute("aria-label"))).observe(
          link,
          { attributes: true, attributeFilter: ["aria-label"] },
        );
      });
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Do.košíku/u })
        .first()
        .click();
      await expect(cartLink(page).locator("[aria-busy=true]")).toHaveText("1");
      answer.release();
      await expect(cartLink(page)).toHaveAccessibleName("Košík, 2 položky");
      await expect(panelOf(page)).toContainText("Hrnek");
      expect(names).toEqual([expect.stringMatching(/^Košík, 2.položky$/u)]);
    });
  });

  test("a line is removed and restored, and the focus goes to the next one", async ({ page }) => {
    await page.goto("/eshop");
    await fill(page, "105", "110");
    await page.goto("/eshop");
    await cartLink(page).click();
    await panelOf(page)
      .getByRole("button", { name: /^Odebrat Hrnek/u })
      .focus();
    await page.keyboard.press("Enter");
    await expect(panelOf(page)).not.toContainText("Hrnek");
    await expect(panelOf(page).getByRole("listitem").getByRole("link", { name: /./u }).first()).toBeFocused();
    await expect(cartLink(page)).toHaveAccessibleName("Košík, 1 položka");
    const undo = page.getByRole("button", { name: /Vrátit.zpět/u });
    const answer = await hold(page, "**/kosik/zmena.data*");
    await undo.focus();
    await page.keyboard.press("Enter");
    await expect(undo).toHaveAttribute("aria-busy", "true");
    answer.release();
    await expect(cartLink(page)).toHaveAccessibleName("Košík, 2 položky");
    await expect(panelOf(page)).toContainText("Hrnek");
    // The undo works once; its toast is removed, and the focus is not lost with it.
    await expect(undo).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Oznámení" }).filter({ hasText: "odebrali" })).toHaveCount(
      0,
    );
    await expect(page.locator("body")).not.toBeFocused();
  });

  test("a failed undo can be retried", { tag: "@nightly" }, async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/u);
    await page.goto("/eshop");
    await fill(page, "105");
    await page.goto("/eshop");
    await cartLink(page).click();
    await panelOf(page)
      .getByRole("button", { name: /^Odebrat Hrnek/u })
      .click();
    const undo = page.getByRole("button", { name: /Vrátit.zpět/u });
    await undo.hover();
    let isLost = true;
    await page.route("**/kosik/zmena.data*", (route) =>
      isLost && route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    // A failed change revalidates the page, however long that takes.
    const reading = await hold(page, "**/eshop.data*");
    await undo.click();
    await expect(page.getByRole("region", { name: "Oznámení" })).toContainText(/Divadlo neodpovědělo/u);
    isLost = false;
    const again = page.waitForRequest((request) => request.method() === "POST");
    await undo.click();
    await again;
    reading.release();
    await expect(cartLink(page)).toHaveAccessibleName("Košík, 1 položka");
    await expect(undo).toHaveCount(0);
  });

  test(
    "a removal undone before the toasts' chunk loads gets no toast with an undo",
    { tag: "@nightly" },
    async ({ page }) => {
      const program = await removeMugWithoutToasts(page);
      await undoOf(page).click();
      await expect(cartLink(page)).toHaveAccessibleName("Košík, 2 položky");
      program.release();
      await expect(toast(page).filter({ hasText: "vrátili" })).toBeVisible();
      // Checked at once, because the toast would close by itself after a while.
      expect(await undoOf(page).count()).toBe(0);
    },
  );

  test(
    "a removal being undone while the toasts' chunk loads gets no toast with an undo",
    { tag: "@nightly" },
    async ({ page }) => {
      const program = await removeMugWithoutToasts(page);
      const answer = await hold(page, "**/kosik/zmena.data*");
      await undoOf(page).click();
      await expect(undoOf(page)).toHaveAttribute("aria-busy", "true");
      program.release();
      await toast(page)
        .filter({ has: undoOf(page) })
        .hover();
      await expect(undoOf(page)).toHaveAttribute("aria-busy", "true");
      answer.release();
      await expect(cartLink(page)).toHaveAccessibleName("Košík, 2 položky");
      await expect(undoOf(page)).toHaveCount(0);
    },
  );

  test(
    "another tab reads its cart on return, once in ten seconds, the cart page too",
    { tag: "@nightly" },
    async ({ page, context }) => {
      await context.clock.install();
      await page.goto(mug);
      const other = await context.newPage();
      await other.goto("/kosik");
      await expect(other.getByRole("heading", { level: 1 })).toHaveText("Váš košík je prázdný");
      await buy(page);
      await expect(page.getByText(/jsme přidali do.košíku/u).first()).toBeVisible();
      const read: string[] = [];
      other.on("request", (request) => {
        if (request.url().includes(".data")) read.push(request.url());
      });
      await comeBack(other);
      await expect(other.getByRole("textbox", { name: "Počet kusů" })).toHaveValue("1");
      await expect(cartLink(other)).toHaveAccessibleName("Košík, 1 položka");
      await expect(panelOf(other)).toBeHidden();
      const reads = read.length;
      await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await other.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(other.locator("[data-progress=busy]")).toHaveCount(0);
      expect(read).toHaveLength(reads);
    },
  );
});

// Without JavaScript the change appears on the next page.
test.describe("a requested quantity", { tag: "@js-on" }, () => {
  test("is shown at once, marked as unsettled, and reverted when the stock is lower", async ({ page }) => {
    await page.goto("/eshop");
    await fill(page, "105");
    await page.goto("/kosik");
    const answer = await hold(page, "**/kosik/zmena.data*", (route) => route.request().method() === "POST");
    const line = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("textbox", { name: "Počet kusů" }) });
    await line.getByRole("textbox", { name: "Počet kusů" }).fill("50");
    await line.getByRole("textbox", { name: "Počet kusů" }).blur();
    await expect(line).toContainText(/17.450,00.Kč/u);
    await expect(line).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("#objednavka [aria-busy=true]")).toContainText(/17.450,00.Kč/u);
    answer.release();
    await expect(page.getByRole("status").first()).toContainText(/Skladem máme jen 3.ks/u);
    await expect(line).toContainText(/1.047,00.Kč/u);
    await expect(line.getByRole("textbox", { name: "Počet kusů" })).toHaveValue("3");
    await expect(page.locator("#objednavka [aria-busy=true]")).toHaveCount(0);
    // The cart page shows the change itself.
    await expect(panelOf(page)).toBeHidden();
  });

  test("changes the badge before the server responds", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(mug);
    const answer = await hold(page, "**/kosik/zmena.data*");
    await buy(page);
    await expect(cartLink(page)).toHaveAccessibleName("Košík, 1 položka");
    await expect(panelOf(page)).toBeHidden();
    answer.release();
    await expect(panelOf(page)).toBeVisible();
  });
});
