import sharp from "sharp";
import { expect, staffToken, test } from "./support/journey.ts";

const photograph = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer(),
});

test("a customer complains with photographs, is confirmed at once, and told how it was settled", async ({
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
  const photographs = page.getByLabel(/^Fotografie/u);
  await photographs.setInputFiles({ name: "ucho.jpg", mimeType: "image/jpeg", buffer: Buffer.from("text") });
  await page.getByRole("textbox", { name: /^Jméno.a.příjmení/u }).fill("Jana Nováková");
  await page.locator("main [name=email]").fill(email);
  await page.getByRole("button", { name: /^Odeslat.reklamaci$/u }).click();

  await expect(page.getByText(/^1\..soubor není fotografie/u).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Popis.vady/u })).toHaveValue(/^Ucho prasklo/u);
  expect(emailsTo(email)).toEqual([]);
  await photographs.setInputFiles(await Promise.all([photograph("ucho.jpg"), photograph("dno.jpg")]));
  await page.getByRole("button", { name: /^Odeslat.reklamaci$/u }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Reklamaci.jsme.přijali$/u);
  await expect(page.getByRole("main")).toContainText(/Fotografie\s*2/u);
  const reference = /R\d\d-\d{5}/u.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  await expect.poll(() => emailsTo(email).join("\n")).toContain(`Její číslo je ${reference}.`);

  const settled = await request.post(`/api/admin/complaints/${reference}/closed`, {
    headers: { Authorization: `Bearer ${staffToken}` },
    data: { result: "accepted", manner: "Poslali jsme vám nový hrnek." },
  });
  expect(settled.status()).toBe(200);
  await expect.poll(() => emailsTo(email).join("\n")).toContain("Poslali jsme vám nový hrnek.");
});
