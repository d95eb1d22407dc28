import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";

const wrong = "Pole musí být vyplněno.";
const main = (page: Page) => page.getByRole("main");
const submit = (page: Page) => main(page).getByRole("button", { name: /^Přihlásit.se$/u });

test("form errors stand beside their fields, and not on the next page", async ({
  page,
  javaScriptEnabled,
}) => {
  const newsletter = page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" });
  const isOnePage = javaScriptEnabled !== false;
  await page.goto("/login");
  await submit(page).click();
  await expect(main(page).getByText(wrong).first()).toBeVisible();
  if (isOnePage) {
    // The answer to the refused form comes before the end of its navigation, which is another view of the page.
    await page.waitForFunction(() => {
      const { __remixRouter: router } = window as unknown as {
        __remixRouter: { state: { navigation: { state: string } } };
      };
      return router.state.navigation.state === "idle";
    });
    await newsletter.press("Enter");
    await expect(newsletter).toHaveAttribute("aria-invalid", "true");
    await newsletter.fill("jana@example.com");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Program", exact: true }).click();
  await expect(page).toHaveURL("/program");
  await expect(page.getByText(wrong)).toHaveCount(0);
  // The field is on every page, and so is the text typed in it.
  if (isOnePage) await expect(newsletter).toHaveValue("jana@example.com");
  await page.goto("/login");
  await expect(page.getByText(wrong)).toHaveCount(0);
});

// Without JavaScript every page is a new document.
test.describe("with JavaScript", { tag: "@js-on" }, () => {
  test(
    "a link to the same page resets its form, and the page's language stays",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/login");
      await submit(page).click();
      await expect(main(page).locator("[aria-invalid=true]").first()).toBeVisible();
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Přihlásit se$/u })
        .first()
        .click();
      await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(0);
      await expect(main(page).getByText(wrong)).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", "cs");
    },
  );

  test(
    "a link of the error summary focuses its field and removes no error",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/login");
      await submit(page).click();
      await main(page).getByRole("alert").getByRole("link").first().click();
      await expect(main(page).locator("input:focus")).toHaveCount(1);
      await expect(main(page).locator("[aria-invalid=true]").first()).toBeVisible();
    },
  );

  test(
    "a pending request hides the errors, and its failure shows them again",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/login");
      await submit(page).click();
      const marked = main(page).locator("[aria-invalid=true]");
      await expect(marked.first()).toBeVisible();
      const answer = await hold(page, "**/login.data*");
      await submit(page).click();
      await expect(marked).toHaveCount(0);
      await expect(main(page).getByText(wrong)).toHaveCount(0);
      answer.release();
      await expect(marked.first()).toBeVisible();
      await expect(main(page).getByRole("alert")).toBeFocused();
    },
  );

  test(
    "a refused form can be corrected and sent at once, during the revalidation",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/program");
      const reading = await hold(page, "**/*.data*", (route) => route.request().method() === "GET");
      const form = page.getByRole("contentinfo").locator("form", { hasText: "Odebírat" });
      const send = form.getByRole("button");
      const email = form.getByRole("textbox", { name: "E-mail" });
      await email.fill("neadresa");
      await send.click();
      await expect(form.getByText("Pole musí obsahovat platný email.")).toBeVisible();
      await email.fill("lavka@example.com");
      const sent = page.waitForRequest((request) => request.method() === "POST");
      await send.click();
      await sent;
      reading.release();
      await expect(page.getByText("E-mail byl úspěšně uložen.").first()).toBeVisible();
    },
  );

  test(
    "the values of a rate-limited form stay",
    { tag: "@nightly" },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/429/u);
      await page.goto("/info/cookies");
      const analytics = main(page).getByRole("checkbox", { name: "Analytické" });
      await analytics.check();
      await refuseAsTooOften(page, "**/souhlas.data");
      await main(page)
        .getByRole("button", { name: /^Uložit.výběr$/u })
        .click();
      await expectRefused(page);
      await expect(analytics).toBeChecked();

      await page.goto("/hodnoceni");
      const rate = async (name: string) => {
        await page.getByLabel("Titul", { exact: true }).selectOption({ label: "Maryša" });
        await page.getByRole("radio", { name: "4 hvězdy" }).check();
        await page.getByLabel("Jméno").fill(name);
        await main(page).getByRole("textbox", { name: "E-mail" }).fill("jitka@example.cz");
        await page.getByRole("button", { name: "Odeslat hodnocení" }).click();
      };
      await rate("Jitka");
      await expect(page.getByLabel("Jméno")).toHaveValue("");
      await refuseAsTooOften(page, "**/hodnoceni.data*");
      await rate("Jitka Nová");
      await expectRefused(page);
      await expect(page.getByLabel("Jméno")).toHaveValue("Jitka Nová");
    },
  );
});

/** Waits for the notice and the revalidation: only then would a form that counts as done reset its fields. */
async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByText(tooMany).first()).toBeVisible();
  await expect(page.locator("[data-progress=busy]")).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const tooMany = /Příliš mnoho pokusů\. Zkuste to prosím znovu za.5.minut\./u;

/** From now on answers each POST like an action above its rate limit answers a fetcher (Remix's single fetch). */
async function refuseAsTooOften(page: Page, url: string): Promise<void> {
  const text = "Příliš mnoho pokusů. Zkuste to prosím znovu za 5 minut.";
  const places = { _1: 2 };
  const notice = { _5: 6, _7: 8, _9: 10 };
  const body = [places, "data", { _3: 4 }, "notice", notice, "id", "n1", "kind", "danger", "text", text];
  await page.route(url, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 429,
          headers: { "Content-Type": "text/x-script; charset=utf-8", "X-Remix-Response": "yes" },
          body: `${JSON.stringify(body)}\n`,
        })
      : route.continue(),
  );
}
