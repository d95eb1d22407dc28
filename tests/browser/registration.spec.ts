import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const password = "dlouhé heslo 1";
const nextPassword = "jiné heslo 22";

/** The specification's sentence (§5) in the error summary's link to the field. */
function wrong(page: Page, field: string): Locator {
  return page.getByRole("alert").getByRole("link", { name: `${field}: Pole musí být vyplněno.` });
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  const form = page.locator("#prihlaseni");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Heslo", { exact: true }).fill(secret);
  await form.getByRole("button", { name: /^Přihlásit/u }).click();
}

/** Orders with free delivery and payment, so that the total beside the button is right from the beginning. */
async function order(page: Page): Promise<void> {
  const form = page.locator("#objednavka");
  await form.getByRole("radio", { name: /Osobní odběr/u }).check();
  await form
    .getByLabel(/výdejní místo/iu)
    .locator("visible=true")
    .selectOption({ index: 1 });
  await form.getByRole("radio", { name: /QR platbou/u }).check();
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
  await page.getByRole("button", { name: "Objednávka zavazující k\u00a0platbě" }).click();
}

test("a new customer registers, orders, resets the password and signs out", async ({
  page,
  emailsTo,
  javaScriptEnabled,
}) => {
  test.setTimeout(300_000);
  const email = javaScriptEnabled ? "jana@example.com" : "jan@example.com";
  const main = page.getByRole("main");

  // A guest with a gingerbread: others count the mugs.
  await page.goto(demo.products.gingerbread.path);
  await main
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();
  await expect(page.getByRole("status").first()).toContainText("jsme přidali do košíku");

  // Registration, at first with errors.
  await page.goto("/registrace");
  await main.getByRole("button", { name: /^Založit.účet$/u }).click();
  await expect(wrong(page, "Heslo")).toBeVisible();
  await main.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await main.getByLabel("Jméno").fill("Jana");
  await main.getByLabel("Příjmení").fill("Nová");
  await main.getByLabel("Heslo", { exact: true }).fill(password);
  await main.getByLabel(/^Heslo.znovu$/u).fill(password);
  await main.getByRole("button", { name: /^Založit.účet$/u }).click();
  await expect(page).toHaveURL("/registrace?hotovo=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Podívejte.se do.e-mailu$/u);
  expect(emailsTo(email)).toHaveLength(1);
  expect(emailsTo(email)[0]).toContain("/login");

  // The account works at once, and the gingerbread stays in the cart.
  await main
    .getByRole("link", { name: /^Přihlásit.se$/u })
    .first()
    .click();
  await expect(page).toHaveURL("/login");
  await signIn(page, email, password);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status").first()).toContainText(/najdete v.něm i.teď/u);
  await page.goto("/kosik");
  await expect(page.getByRole("textbox", { name: /Perník/u })).toHaveValue("1");
  await order(page);
  await expect(page).toHaveURL(/\/shrnuti\/\d+\//u);
  const code = /E\d\d-\d{5}/u.exec(await main.innerText())?.[0] ?? "none";

  // The account shows the order.
  await page.goto("/ucet");
  await main.getByRole("link", { name: new RegExp(`^Detail objednávky ${code}$`, "u") }).click();
  await expect(page).toHaveURL(/\/ucet\/objednavka\/\d+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
  await expect(main.getByText(/^Perník Dudák/u).first()).toBeVisible();

  // The customer signs out, requests a password reset, and sets another password by the e-mailed link.
  await main.getByRole("button", { name: /^Odhlásit.se$/u }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/obnova-hesla");
  await main.getByRole("button", { name: /^Poslat.odkaz$/u }).click();
  await expect(wrong(page, "E-mail")).toBeVisible();
  await main.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await main.getByRole("button", { name: /^Poslat.odkaz$/u }).click();
  await expect(page).toHaveURL("/obnova-hesla?hotovo=1");
  const link = /https?:\/\/\S+(\/zmena-hesla\/\S+)/u.exec(emailsTo(email).at(-1) ?? "")?.[1] ?? "none";
  await page.goto(link);
  await main.getByRole("button", { name: /^Změnit.heslo$/u }).click();
  await expect(wrong(page, "Nové heslo")).toBeVisible();
  await main.getByLabel("Nové heslo", { exact: true }).fill(nextPassword);
  await main.getByLabel(/^Heslo.znovu$/u).fill(nextPassword);
  await main.getByRole("button", { name: /^Změnit.heslo$/u }).click();
  await expect(page).toHaveURL("/login");
  await signIn(page, email, password);
  await expect(main.getByRole("alert")).toContainText(/heslo.nesouhlasí/u);
  await signIn(page, email, nextPassword);
  await expect(page).toHaveURL("/");
  await page.goto(link);
  await expect(main.getByRole("link", { name: /^Požádat.o.nový.odkaz$/u })).toBeVisible();

  await page.goto("/ucet");
  await main.getByRole("button", { name: /^Odhlásit.se$/u }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status").first()).toContainText(/^Odhlásili.jsme.vás/u);
  await page.goto("/ucet");
  await expect(page).toHaveURL("/login?redirect=%2Fucet");
});

// Without JavaScript the same double click has one effect.
test(
  "a busy button says so, and a second click on it is ignored",
  { tag: ["@js-on", "@nightly"] },
  async ({ page }) => {
    for (const { path, form, button } of [
      { path: "/obnova-hesla", form: "#obnova", button: /^Poslat.odkaz$/u },
      { path: "/login", form: "#prihlaseni", button: /^Přihlásit.se$/u },
    ]) {
      const posts: string[] = [];
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        (url) => url.pathname === `${path}.data`,
        async (route) => {
          if (route.request().method() === "POST") {
            posts.push(route.request().url());
            await held;
          }
          await route.continue();
        },
      );
      await page.goto(path);
      const submit = page.locator(form).getByRole("button", { name: button });
      // A click before hydration submits a plain form; the response has the same form.
      await expect(async () => {
        await submit.click();
        await expect(submit).toHaveAttribute("aria-busy", "true", { timeout: 1_000 });
      }).toPass();
      await submit.click();
      await submit.press("Enter");
      release();
      await expect(page.getByRole("alert").getByRole("link", { name: /^E-mail: Pole/u })).toBeVisible();
      await expect(submit).not.toHaveAttribute("aria-busy");
      expect(posts).toHaveLength(1);
      await page.unrouteAll();
    }
  },
);
