import { expect, test } from "./support/journey.ts";

const sent = /Pošleme vám e-mail, hodnocení v\s+něm prosím potvrďte\./u;

test("a rating is written, corrected and sent", { tag: "@nightly" }, async ({ page, javaScriptEnabled }) => {
  await page.goto("/hodnoceni");
  const isScripted = javaScriptEnabled !== false;
  if (isScripted) await page.evaluate(() => void Object.assign(window, { opened: true }));
  await page.getByRole("button", { name: "Odeslat hodnocení" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Kolik hvězd: Pole musí být vyplněno." }),
  ).toBeVisible();

  await page.getByLabel("Titul", { exact: true }).selectOption({ label: "Maryša" });
  await page.getByRole("radio", { name: "4 hvězdy" }).check();
  await page.getByLabel("Jméno").fill("Jitka");
  await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("jitka@example.cz");
  await page.getByRole("button", { name: "Odeslat hodnocení" }).click();
  await expect(page.getByText(sent).first()).toBeVisible();
  await expect(page.getByLabel("Jméno")).toHaveValue("");
  // With JavaScript the document was not reloaded.
  if (isScripted) expect(await page.evaluate(() => "opened" in window)).toBe(true);
});

test("stars are chosen with the keyboard alone", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/hodnoceni");
  const stars = page.getByRole("radiogroup", { name: "Kolik hvězd" });
  await page.getByLabel("Titul", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(stars.getByRole("radio", { name: "1 hvězda" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(stars.getByRole("radio", { name: "3 hvězdy" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(/Vaše slova/u)).toBeFocused();
});
