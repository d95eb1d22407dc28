import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

/** The path of the link in the last e-mail to an address. */
async function lastLink(emailsTo: (address: string) => readonly string[], email: string): Promise<string> {
  let link = "";
  await expect
    .poll(() => {
      [link = ""] = /\/newsletter\/(?:potvrzeni|odhlaseni)\/[\w-]+/u.exec(emailsTo(email).at(-1) ?? "") ?? [];
      return link;
    })
    .not.toBe("");
  return link;
}

async function press(page: Page, name: RegExp) {
  await page.getByRole("main").getByRole("button", { name }).click();
}

test("a visitor subscribes to the newsletter, confirms it and ends it by e-mails", async ({
  page,
  emailsTo,
  javaScriptEnabled,
}) => {
  const email = `novinky-${javaScriptEnabled === false ? "bez" : "s"}@example.cz`;
  await page.goto("/kontakty");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: "E-mail" }).fill(email);
  await footer.getByRole("button", { name: /^Odebírat.novinky$/u }).click();
  const message = page.getByText(/E-mail byl úspěšně uložen\. Pošleme.vám e-mail/u).first();
  await expect(message).toBeVisible();
  if (javaScriptEnabled !== false) {
    // It stays in the form, and does not vanish like a toast.
    await expect(message).toBeFocused();
    await expect(footer.getByText(/E-mail byl úspěšně uložen/u)).toBeVisible();
    await expect(page.getByRole("group", { name: "Oznámení" })).toHaveCount(0);
  }

  await page.goto(await lastLink(emailsTo, email));
  await press(page, /^Potvrdit.odběr.novinek$/u);
  await expect(page.getByRole("heading", { name: /^Odběr.novinek.je.potvrzený$/u })).toBeVisible();

  await expect.poll(() => emailsTo(email).length).toBe(2);
  await page.goto(await lastLink(emailsTo, email));
  await press(page, /^Odhlásit.odběr.novinek$/u);
  await expect(page.getByRole("heading", { name: /^Odběr.novinek.je.odhlášený$/u })).toBeVisible();
});
