import { By, until } from "selenium-webdriver";
import { expect, test } from "./support/journey.ts";
import { missing, openWebKit } from "./support/webkit.ts";

/** The main journeys in the engine of iPhones, by Debian's driver of WebKitGTK: Playwright's own build is not there. */

test.skip(missing !== null && !process.env.CI, `WebKit is missing: ${missing}`);

test("WebKit: a ticket for this weekend, at 390 px", async ({ site }) => {
  await using webkit = await openWebKit(390, 844);
  const { page } = webkit;
  await page.get(site.url);
  await page.findElement(By.linkText("Tento víkend")).click();
  await page.wait(until.urlMatches(/\/program\?od=.*&do=/u), 10_000);
  const buy = await page.wait(until.elementLocated(By.css("main a[href^='/vstupenky?termin=']")), 10_000);
  await page.executeScript("arguments[0].scrollIntoView({ block: 'center' })", buy);
  await buy.click();
  await page.wait(until.urlMatches(/\/vstupenky\?termin=\d+/u), 10_000);
  expect(await page.findElement(By.css("h1")).isDisplayed()).toBe(true);
});

test("WebKit: soap is ordered and paid by a QR code, at 1280 px", async ({ site }) => {
  await using webkit = await openWebKit(1280, 900);
  const { page } = webkit;
  const located = (selector: string) => page.wait(until.elementLocated(By.css(selector)), 10_000);
  const press = async (selector: string) => {
    const target = await located(selector);
    await page.executeScript("arguments[0].scrollIntoView({ block: 'center' })", target);
    await target.click();
  };
  await page.get(`${site.url}/123/domov/mydlo-ciste-ruce-100-g`);
  // The question about cookies would cover what is pressed.
  const question = await located("button[name=choice][value=refuse]");
  await question.click();
  await page.wait(until.stalenessOf(question), 10_000);
  await press("main form[action='/kosik'] button[type=submit]");
  await page.wait(until.elementLocated(By.xpath("//*[@role='status'][contains(., 'jsme přidali')]")), 10_000);
  await page.get(`${site.url}/kosik`);
  // To the box office, and paid before.
  await press("#objednavka input[name=delivery][value='1']");
  await press("#objednavka input[name=payment][value='2']");
  await press("select[name=branch] optgroup option");
  for (const [name, value] of [
    ["email", "webkit@example.com"],
    ["firstName", "Jana"],
    ["lastName", "Nová"],
    ["phone", "723 456 789"],
  ] as const) {
    await (await located(`#objednavka [name='${name}']`)).sendKeys(value);
  }
  await press("#objednavka input[name=terms]");
  await press("#objednavka button[value=order]");
  await page.wait(until.urlMatches(/\/shrnuti\//u), 15_000);
  await page.wait(until.elementLocated(By.css("main [role='img'][aria-label*='QR']")), 10_000);
});
