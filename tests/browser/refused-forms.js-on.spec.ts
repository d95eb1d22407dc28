import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { rowsToTry } from "../support/night.ts";
import { postingForms, type Refused } from "../catalogue/forms.ts";
import type { Page } from "@playwright/test";

/** The answer itself shows its errors, before the page reads its data again. */

const refusals = Object.entries(postingForms).flatMap(
  ([name, { before = [], at, emailedTo, refused = [] }]) =>
    typeof at === "string" ? refused.map((one) => ({ name, before, at, emailedTo, ...one })) : [],
);

/** Opens every disclosure around the form, fills it in and returns its button. */
async function fillIn(page: Page, { form, typed = {}, button = "button" }: Refused) {
  const box = page.locator(form).first();
  await box.evaluate((element) => {
    for (const details of document.querySelectorAll("details")) {
      details.open ||= details.contains(element) || element.contains(details);
    }
    // The browser's own validation would stop an empty field.
    if (element instanceof HTMLFormElement) element.noValidate = true;
  });
  for (const [field, text] of Object.entries(typed)) await box.locator(field).fill(text);
  return { box, press: box.locator(button).last() };
}

// One in a dialog; the page's forms at night.
const inGate = ["a new address"];

for (const refused of rowsToTry(refusals, ({ name }) => inGate.includes(name))) {
  const { name, before, at, emailedTo, error: says = "Pole musí být vyplněno." } = refused;
  test(`errors of ${name} do not wait for the revalidation: ${says}`, async ({ page, site, emailsTo }) => {
    for (const [path, form] of before) {
      const sent = await page.request.post(path, { form, headers: { Origin: site.url }, maxRedirects: 0 });
      expect(sent.status()).toBe(303);
    }
    const email = emailedTo && emailsTo(emailedTo).at(-1);
    const [link] = new RegExp(`${at}\\S+`, "u").exec(email ?? "") ?? [];
    await page.goto(link ?? at);
    const { box, press } = await fillIn(page, refused);
    const reading = await hold(page, "**/*.data*", (route) => route.request().method() === "GET");
    await press.click();

    const error = box.getByText(says).first();
    await expect(error).toBeVisible();
    await expect.poll(reading.count, "the page is being revalidated").toBeGreaterThan(0);
    const summary = box.locator("[role=alert][tabindex]");
    if ((await summary.count()) > 0) await expect(summary).toBeFocused();
    await expect(press).not.toHaveAttribute("aria-busy");

    // The visitor continues: focus and text stay, and the page announces nothing again.
    const announced = await box.locator("[role=alert]").elementHandles();
    const field = box.locator(refused.field).first();
    await field.fill("7");
    reading.release();
    await expect(page.locator("[data-progress=busy]")).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("7");
    await expect(error).toBeVisible();
    for (const alert of announced) expect(await alert.evaluate((element) => element.isConnected)).toBe(true);
    expect(await box.locator("[role=alert]").count()).toBe(announced.length);
  });
}
