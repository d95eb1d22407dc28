import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { fillIn, refusedForms } from "./support/refused-forms.ts";
import { rowsToTry } from "../support/night.ts";

/** The errors of an answer are shown by the answer itself, before the page's data are read again. */

// One in a dialog; the page's forms at night.
const inGate = ["an address"];

for (const refused of rowsToTry(refusedForms, ({ name }) => inGate.includes(name))) {
  test(`errors of ${refused.name} do not wait for the revalidation`, async ({ page, site, emailsTo }) => {
    for (const [path, form] of refused.before ?? []) {
      const sent = await page.request.post(path, { form, headers: { Origin: site.url }, maxRedirects: 0 });
      expect(sent.status()).toBe(303);
    }
    const letter = refused.letterTo && emailsTo(refused.letterTo).at(-1);
    await page.goto(letter ? (/https?:\/\/\S+\/zmena-hesla\/\S+/u.exec(letter)?.[0] ?? "") : refused.at);
    const { box, press } = await fillIn(page, refused);
    const reading = await hold(page, "**/*.data*", (route) => route.request().method() === "GET");
    await press.click();

    const error = box.getByText(refused.error).first();
    await expect(error).toBeVisible();
    await expect.poll(reading.count, "the page is being revalidated").toBeGreaterThan(0);
    const summary = box.locator("[role=alert][tabindex]");
    if ((await summary.count()) > 0) await expect(summary).toBeFocused();
    await expect(press).not.toHaveAttribute("aria-busy");

    // The visitor continues: neither the focus nor the text is taken away, and nothing is announced again.
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
