import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { addFromDetail, submit } from "./support/shopping.ts";
import { demo } from "../support/demo.ts";

async function fillPerson(page: Page): Promise<void> {
  const form = page.locator("#objednavka");
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("host@example.com");
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
  await form.getByLabel(/^Telefon/u).fill("723 456 789");
}

test("a guest finds things, changes the cart and uses a voucher", async ({ page, javaScriptEnabled }) => {
  test.slow();
  await page.goto("/kosik");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Váš košík je prázdný");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Přejít do.e-shopu$/u })
    .click();
  await expect(page).toHaveURL("/eshop");

  await page.goto("/products/sale");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Tričko Vantroky/u })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Tričko Vantroky/u);
  await addFromDetail(page, new URL(page.url()).pathname);
  await addFromDetail(page, demo.products.mug.path);

  await page.goto("/kosik");
  await expect(page.getByRole("textbox", { name: "Počet kusů" })).toHaveCount(2);

  // More than the stock: the shop shows how many it has.
  const mug = page.getByRole("listitem").filter({ has: page.getByRole("textbox", { name: /Hrnek/u }) });
  await mug.getByRole("textbox", { name: "Počet kusů" }).fill("50");
  if (javaScriptEnabled) await mug.getByRole("textbox", { name: "Počet kusů" }).blur();
  else await mug.getByRole("button", { name: "Přepočítat" }).click();
  await expect(page.getByRole("status").first()).toContainText(/Skladem.máme.jen.3.ks/u);
  await expect(mug.getByRole("textbox", { name: "Počet kusů" })).toHaveValue("3");

  // Removed and restored.
  await mug.getByRole("button", { name: /^Odebrat/u }).click();
  await expect(page.getByRole("textbox", { name: "Počet kusů" })).toHaveCount(1);
  await page.getByRole("button", { name: /Vrátit.zpět/u }).click();
  await expect(mug.getByRole("textbox", { name: "Počet kusů" })).toHaveValue("3");

  await page.getByText("Mám slevový kód nebo dárkový poukaz").click();
  await page.getByLabel("Kód poukazu").fill("VYPRSELO");
  await page.getByRole("button", { name: "Uplatnit" }).click();
  await expect(page.getByText(/Tento poukaz teď není možné uplatnit\./u)).toBeVisible();
  await expect(page.getByLabel("Kód poukazu")).toHaveValue("VYPRSELO");
  await page.getByLabel("Kód poukazu").fill("VANTROKY10");
  await page.getByRole("button", { name: "Uplatnit" }).click();
  await expect(page.getByRole("button", { name: /Odebrat slevový kód VANTROKY10/u })).toBeVisible();
});

test("a corrected order follows an invalid one, and shows its payment code", async ({
  page,
  javaScriptEnabled,
}) => {
  await addFromDetail(page, demo.products.shirt.path);
  await page.goto("/kosik");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("alert").first()).toContainText("Formulář se nepodařilo odeslat");
  await page.getByRole("link", { name: /^E-mail: Pole musí být vyplněno/u }).click();
  await expect(page.locator("#objednavka-email")).toBeFocused();

  await page.getByRole("radio", { name: /PPL na.adresu/u }).check();
  await page.getByRole("radio", { name: /QR platbou/u }).check();
  if (!javaScriptEnabled) await page.getByRole("button", { name: /Použít dopravu/u }).click();
  await expect(
    page.locator("#objednavka").getByRole("definition").filter({ hasText: "129,00" }),
  ).toBeVisible();
  await fillPerson(page);
  const form = page.locator("#objednavka");
  await form
    .getByLabel(/^Ulice/u)
    .first()
    .fill("Dlouhá 1");
  await form.getByLabel("PSČ").first().fill("110 00");
  await form.getByLabel("Město").first().fill("Praha");
  await form.getByRole("checkbox", { name: /Nakupuji na.firmu/u }).check();
  await form.getByLabel("Název firmy").fill("Divadelní spolek z. s.");
  await form.getByLabel("IČO").fill("12345678");
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
  await page.getByRole("button", { name: submit }).click();
  await expect(form.getByText(/Toto IČO neexistuje/u)).toBeVisible();
  await expect(form.getByLabel(/^Ulice/u).first()).toHaveValue("Dlouhá 1");
  await form.getByLabel("IČO").fill("27082440");
  // A double click still places one order.
  await page.getByRole("button", { name: submit }).dblclick();

  await expect(page).toHaveURL(/\/shrnuti\/\d+\/[\w-]+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Děkujeme,\sobjednávku\s\S+\smáme\.$/u);
  await expect(page.getByRole("img", { name: /QR kód/u })).toBeVisible();

  const summary = page.url();
  await page.goto("/kosik");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Váš košík je prázdný");
  await page.getByRole("link", { name: /Vaše poslední objednávka/u }).click();
  await expect(page).toHaveURL(summary);
});

test(
  "a delivery that excludes the payment leads to the payments",
  { tag: "@js-on-by-day" },
  async ({ page, javaScriptEnabled }) => {
    await addFromDetail(page, demo.products.shirt.path);
    await page.goto("/kosik");
    const recount = page.getByRole("button", { name: /Použít dopravu/u });
    await page.getByRole("radio", { name: /Osobní odběr/u }).check();
    await page.getByRole("radio", { name: /V.pokladně při vyzvednutí/u }).check();
    if (!javaScriptEnabled) await recount.click();
    await page.getByRole("radio", { name: /PPL na.adresu/u }).check();
    if (!javaScriptEnabled) await recount.click();
    await expect(page.locator("#objednavka-payment-error")).toBeInViewport();
    await expect(page.locator("#objednavka-payment-error")).toContainText(/V.pokladně při vyzvednutí/u);
    if (javaScriptEnabled) await expect(page.locator("#objednavka-payment")).toBeFocused();

    await fillPerson(page);
    await page.getByRole("checkbox", { name: /Nakupuji na.firmu/u }).check();
    await page.getByLabel("DIČ").fill("CZ12345678");
    await page.getByLabel("IČO").fill("27");
    await page.getByRole("button", { name: /Načíst údaje z.ARES/u }).click();
    await expect(page.getByLabel("Název firmy")).toHaveValue(/Ateliér Nováková/u);
    await expect(page.getByText(/V.registru je jinak: DIČ.CZ00000027/u)).toBeInViewport();
    await expect(page.getByLabel("DIČ")).toHaveValue("CZ12345678");
    await expect(page.locator("#objednavka-email")).toHaveValue("host@example.com");
  },
);

test("two tickets, a programme book and a voucher are one order", async ({ page, javaScriptEnabled }) => {
  test.slow();
  await page.goto("/repertoar/marysa");
  await page.getByRole("main").locator('a[href^="/vstupenky?termin="]').first().click();
  await expect(page).toHaveURL(/\/vstupenky\?termin=\d+/u);
  const count = page.getByRole("textbox", { name: /Počet kusů: 6\.–11\..řada/u });
  await count.fill("2");
  const add = page.locator("#vstupenky").getByRole("button", { name: /^Do.košíku$/u });
  await add.scrollIntoViewIfNeeded();
  const { x, y, width } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // At its upper edge, and held until the page has reacted to the blur of the field.
  await page.mouse.move(x + width / 2, y + 3);
  await page.mouse.down();
  if (javaScriptEnabled) await expect(page.getByText(/^2.vstupenky.za.\d{3},00.Kč$/u)).toBeVisible();
  expect(await add.boundingBox()).toMatchObject({ x, y });
  await page.mouse.up();
  await expect(page).toHaveURL("/kosik");
  await expect(page.getByText(/do.košíku jsme přidali 2.vstupenky\./u).first()).toBeVisible();
  await expect(page.getByLabel(/^Ulice/u)).toHaveCount(0);
  await expect(page.getByLabel(/^Telefon/u)).toHaveCount(0);

  await addFromDetail(page, "/113/knihy-a-programy/program-k-inscenaci-marysa");
  if (javaScriptEnabled) {
    const dropdown = page.getByRole("region", { name: /^Obsah.košíku$/u });
    await expect(dropdown).toContainText(
      /Maryša.+, (?:Velký|Malý) sál\s*2.vstupenky\s+\d{3},00.Kč.za.vstupenku/u,
    );
    await expect(dropdown).not.toContainText("Nemá obrázek");
  }
  await page.goto("/kosik");
  await page.getByText("Mám slevový kód nebo dárkový poukaz").click();
  await page.getByLabel("Kód poukazu").fill("VANTROKY10");
  await page.getByRole("button", { name: "Uplatnit" }).click();
  await expect(page.getByRole("button", { name: /Odebrat slevový kód VANTROKY10/u })).toBeVisible();
  await page.getByRole("radio", { name: /Osobní odběr/u }).check();
  await page.getByLabel("Vybrat výdejní místo").locator("visible=true").selectOption({ index: 1 });
  await page.getByRole("radio", { name: /Kartou online/u }).check();
  if (!javaScriptEnabled) await page.getByRole("button", { name: /Použít dopravu/u }).click();
  await fillPerson(page);
  await page
    .locator("#objednavka")
    .getByRole("checkbox", { name: /Souhlasím/u })
    .check();
  await page.getByRole("button", { name: submit }).click();
  await page.getByRole("button", { name: "Zaplaceno" }).click();
  await expect(page.getByText(/\d+\..řada, místo.\d+; \d+\..řada, místo.\d+/u)).toBeVisible();
  const link = page.getByRole("link", { name: /Vstupenky.\(PDF\)/u });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.status()).toBe(200);
  expect(file.headers()["content-type"]).toBe("application/pdf");
});

test("a gift voucher needs no address, and a card payment can be resumed", async ({ page }) => {
  await page.goto(demo.products.voucherForTwo.path);
  await addFromDetail(page, new URL(page.url()).pathname);
  await page.goto("/kosik");
  await expect(page.getByLabel(/^Ulice/u)).toHaveCount(0);
  await page.getByRole("radio", { name: /E-mail/u }).check();
  await page.getByRole("radio", { name: /Kartou online/u }).check();
  await fillPerson(page);
  await page
    .locator("#objednavka")
    .getByRole("checkbox", { name: /Souhlasím/u })
    .check();
  await page.getByRole("button", { name: submit }).click();
  await page.getByRole("button", { name: "Platba selhala" }).click();
  await expect(page.getByText(/Platba se nezdařila\./u)).toBeVisible();
  await page.getByRole("button", { name: "Zaplatit kartou" }).click();
  await page.getByRole("button", { name: "Zaplaceno" }).click();
  await expect(page.getByText("Zaplaceno, děkujeme.")).toBeVisible();
});

test(
  "Zásilkovna shows its branches without a reload, and the choice is stored",
  { tag: "@nightly" },
  async ({ page, javaScriptEnabled }) => {
    await addFromDetail(page, demo.products.mug.path);
    await page.goto("/kosik");
    const isStored = () =>
      javaScriptEnabled ? page.waitForResponse((answer) => answer.request().method() === "POST") : null;
    const isDeliveryStored = isStored();
    await page.getByRole("radio", { name: /Zásilkovna/u }).check();
    await isDeliveryStored;
    const place = page.getByLabel("Vybrat výdejní místo").locator("visible=true");
    await expect(place).toHaveCount(1);
    await expect(page.getByLabel(/^Ulice/u).first()).toBeHidden();
    const isPlaceStored = isStored();
    await place.selectOption({ index: 1 });
    await isPlaceStored;
    const isPaymentStored = isStored();
    await page.getByRole("radio", { name: /Na.dobírku/u }).check();
    await isPaymentStored;
    if (!javaScriptEnabled) await page.getByRole("button", { name: /Použít dopravu/u }).click();
    await page.goto("/eshop");
    await page.goto("/kosik");
    await expect(page.getByRole("radio", { name: /Zásilkovna/u })).toBeChecked();
    await expect(page.getByRole("radio", { name: /Na.dobírku/u })).toBeChecked();
    await expect(page.getByLabel(/výdejní místo/u).locator("visible=true")).not.toHaveValue("");
  },
);

test("„Vyprázdnit košík“ asks for confirmation", { tag: "@nightly" }, async ({ page }) => {
  await addFromDetail(page, demo.products.mug.path);
  await page.goto("/kosik");
  await page.getByRole("link", { name: /Vyprázdnit.košík/u }).click();
  await expect(page.getByText(/Opravdu chcete z.košíku odebrat všechny položky\?/u)).toBeVisible();
  await page.getByRole("button", { name: /Ano, vyprázdnit/u }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Váš košík je prázdný");
});

test("an information page opens", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/info/obchodni-podminky");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Obchodní podmínky");
});

test("the cart fits a phone", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addFromDetail(page, demo.products.mug.path);
  for (const path of ["/kosik", "/info/obchodni-podminky"]) {
    await page.goto(path);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});

// Without JavaScript no request is pending meanwhile.
test(
  "a quantity typed while the previous one is being saved is not overwritten",
  { tag: ["@js-on", "@nightly"] },
  async ({ page, site }) => {
    const mug = { intent: "add", product: "105", quantity: "1", back: "/" };
    await page.request.post("/kosik", { form: mug, headers: { Origin: site.url } });
    await page.goto("/kosik");
    const box = page.getByRole("textbox", { name: /^Počet kusů: Hrnek/u });
    const counting = await hold(page, "**/kosik/zmena.data*", (route) => route.request().method() === "POST");
    // More than the stock.
    await box.fill("50");
    await box.blur();
    await box.fill("2");
    counting.release();
    await expect(page.getByText(/^1.047,00.Kč$/u).first()).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("2");
    await box.blur();
    await expect(page.getByText(/^698,00.Kč$/u).first()).toBeVisible();
    await expect(box).toHaveValue("2");
  },
);

test(
  "an older answer does not overwrite a quantity that the visitor typed meanwhile",
  { tag: ["@js-on", "@nightly"] },
  async ({ page, site }) => {
    const badge = { intent: "add", product: "110", quantity: "1", back: "/" };
    await page.request.post("/kosik", { form: badge, headers: { Origin: site.url } });
    await page.goto("/kosik");
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let answered = 0;
    await page.route("**/kosik.data*", async (route) => {
      const isOldest = answered === 0;
      answered += 1;
      const answer = await route.fetch();
      if (isOldest) await isReleased;
      // The page may have aborted it meanwhile.
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    // As after a return by the back/forward cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect.poll(() => answered).toBe(1);
    const box = page.getByRole("textbox", { name: /^Počet kusů: / });
    await box.fill("3");
    await box.blur();
    await expect(page.getByText(/Počet kusů jsme změnili/u).first()).toBeVisible();
    await expect(page.locator("main li[aria-busy]")).toHaveCount(0);
    release();
    await expect(page.locator("[data-progress=busy]")).toHaveCount(0);
    await expect(box).toHaveValue("3");
  },
);
