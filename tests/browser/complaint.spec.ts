import { expect, staffToken, test } from "./support/journey.ts";

test("a customer complains, gets a confirmation at once, and hears how it was settled", async ({
  page,
  request,
  emailsTo,
  javaScriptEnabled,
}) => {
  test.slow();
  const email = `reklamace-${javaScriptEnabled}@example.com`;
  await page.goto("/reklamovat");
  await page.getByRole("textbox", { name: /^Číslo.objednávky/u }).fill("E26-00042");
  await page.getByRole("textbox", { name: /^Co.reklamujete/u }).fill("Hrnek Přestávka");
  await page.getByRole("textbox", { name: /^Popis.vady/u }).fill("Ucho prasklo při druhém mytí.");
  await page.getByRole("radio", { name: /^Vyměnit.za.nové$/u }).check();
  await page.locator("main [name=email]").fill(email);
  await page.getByRole("button", { name: /^Odeslat.reklamaci$/u }).click();

  await expect(page.getByText("Pole musí být vyplněno.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Popis.vady/u })).toHaveValue(/^Ucho prasklo/u);
  expect(emailsTo(email)).toEqual([]);
  await page.getByRole("textbox", { name: /^Jméno.a.příjmení/u }).fill("Jana Nováková");
  await page.getByRole("button", { name: /^Odeslat.reklamaci$/u }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Reklamaci.jsme.přijali$/u);
  const reference = /R\d\d-\d{5}/u.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  await expect(page.getByRole("main")).toContainText(
    /Fotografie nám pošlete na \S+@\S+, do předmětu napište/u,
  );
  // The theatre's address is longer than the frame.
  await page.setViewportSize({ width: 320, height: 800 });
  const frame = page.getByRole("region", { name: /^Reklamaci.jsme.přijali$/u });
  const { inside, room } = await frame.evaluate((box) => ({
    inside: box.scrollWidth,
    room: box.clientWidth,
  }));
  expect(inside).toBeLessThanOrEqual(room);
  await expect.poll(() => emailsTo(email).join("\n")).toContain(`Její číslo je ${reference}.`);

  const settled = await request.post(`/api/admin/complaints/${reference}/closed`, {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { result: "accepted", manner: "Poslali jsme vám nový hrnek." },
  });
  expect(settled.status()).toBe(200);
  await expect.poll(() => emailsTo(email).join("\n")).toContain("Poslali jsme vám nový hrnek.");
});
