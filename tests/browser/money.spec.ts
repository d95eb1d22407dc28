import type { APIRequestContext, Page } from "@playwright/test";
import { expect, staffToken, test } from "./support/journey.ts";
import { addFromDetail, submit } from "./support/shopping.ts";
import { demo } from "../support/demo.ts";

async function addFrom(page: Page, path: string): Promise<void> {
  await addFromDetail(page, path);
  await page.goto("/kosik");
}

interface Buying {
  readonly email: string;
  readonly delivery: RegExp;
  readonly payment: RegExp;
  readonly isCompany?: boolean;
}

/** Fills in the order form and submits it, again as often as a changed total requires it. */
async function buy(page: Page, { email, delivery, payment, isCompany = false }: Buying): Promise<void> {
  const form = page.locator("#objednavka");
  await form.getByRole("radio", { name: delivery }).check();
  await form.getByRole("radio", { name: payment }).check();
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
  if (isCompany) {
    await form.getByRole("checkbox", { name: "Nakupuji na firmu" }).check();
    await form.getByLabel("Název firmy").fill("Nakladatelství U Jezu, s. r. o.");
    await form.getByLabel("IČO").fill("00000027");
  }
  if (/Osobní/u.test(delivery.source)) {
    await form.getByLabel("Vybrat výdejní místo").locator("visible=true").selectOption({ index: 1 });
  }
  if (/PPL/u.test(delivery.source)) {
    await form
      .getByLabel(/^Ulice/u)
      .first()
      .fill("Náplavní 3");
    await form.getByLabel("PSČ").first().fill("799 98");
    await form.getByLabel("Město").first().fill("Doubravín");
  }
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
  await page.getByRole("button", { name: submit }).click();
  // Without JavaScript the first answer shows the total with the chosen fees.
  if (new URL(page.url()).pathname !== "/kosik") return;
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
  await page.getByRole("button", { name: submit }).click();
}

async function useCode(page: Page, code: string): Promise<void> {
  await page.getByText("Mám slevový kód nebo dárkový poukaz").click();
  await page.getByLabel("Kód poukazu").fill(code);
  await page.getByRole("button", { name: "Uplatnit" }).click();
  await expect(page.getByText(/^zůstatek /u)).toBeVisible();
}

test("a gift voucher pays for two purchases, and tells its balance between them", async ({
  page,
  emailsTo,
  javaScriptEnabled,
}) => {
  test.slow();
  const email = `poukaz-${javaScriptEnabled}@example.com`;
  await addFrom(page, demo.products.voucherForTwo.path);
  await buy(page, { email, delivery: /^E-mail/u, payment: /^Kartou/u });
  await page.getByRole("button", { name: "Zaplaceno" }).click();
  await expect(page.getByText("Zaplaceno, děkujeme.")).toBeVisible();
  await expect.poll(() => emailsTo(email).join()).toMatch(/DAR-/u);
  const [code = ""] = /DAR(?:-[\dA-Z]{4}){3}/u.exec(emailsTo(email).join()) ?? [];

  await addFrom(page, demo.products.book.path);
  await useCode(page, code);
  await buy(page, { email, delivery: /^Osobní/u, payment: /^QR/u });
  await expect(page.getByText(/Po.objednávce na.něm zůstalo 710,00.Kč/u)).toBeVisible();
  await expect(page.getByText("Zaplaceno, děkujeme.")).toBeVisible();

  await page.goto("/poukaz");
  await page.getByLabel("Kód poukazu").fill(code);
  await page.getByRole("button", { name: /^Zjistit/u }).click();
  await expect(page.getByRole("heading", { name: /Na.poukazu zbývá 710,00.Kč/u })).toBeVisible();

  await addFrom(page, demo.products.hoodie.path);
  await useCode(page, code);
  await buy(page, { email, delivery: /^Osobní/u, payment: /^QR/u });
  await expect(page.getByText(/Po.objednávce na.něm zůstalo 0,00.Kč/u)).toBeVisible();
  await expect(page.getByRole("heading", { name: /Zbývá zaplatit 580,00.Kč/u })).toBeVisible();
});

async function move(request: APIRequestContext, code: string, to: string, data?: object): Promise<void> {
  const answer = await request.post(`/api/admin/orders/${code}/${to}`, {
    headers: { Authorization: `Bearer ${staffToken}` },
    ...(data && { data }),
  });
  expect(answer.status(), to).toBe(200);
}

test(
  "a company pays an order, and gets its invoice, parcel, refund and credit note",
  { tag: "@js-on-by-day" },
  async ({ page, request, emailsTo, javaScriptEnabled }) => {
    test.slow();
    const email = `firma-${javaScriptEnabled}@example.com`;
    await addFrom(page, "/118/dobroty/cokolada-opona-70");
    await buy(page, { email, delivery: /^PPL/u, payment: /^QR/u, isCompany: true });
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const code = /E\d\d-\d+/u.exec(title ?? "")?.[0] ?? "";
    await expect(page.getByRole("heading", { name: "Doklady" })).toHaveCount(0);

    await move(request, code, "paid");
    await page.reload();
    const invoice = page.getByRole("link", { name: /Daňový doklad FV/u });
    expect(await download(page, invoice.getAttribute("href"))).toBe("application/pdf %PDF-");

    await move(request, code, "shipped", { parcel_number: "DR123456" });
    await page.reload();
    await expect(page.getByText("DR123456")).toBeVisible();

    await move(request, code, "refunded");
    await page.reload();
    await expect(page.getByText("Zaplacenou cenu jsme vám vrátili.")).toBeVisible();
    const correction = page.getByRole("link", { name: /Opravný daňový doklad DO/u });
    expect(await download(page, correction.getAttribute("href"))).toBe("application/pdf %PDF-");
    await expect(invoice).toHaveCount(1);

    const emails = emailsTo(email).join("\n");
    for (const words of [
      "platbu",
      "daňový doklad FV",
      "předali dopravci",
      "daňový doklad DO",
      "vrátili jsme vám",
    ])
      expect(emails).toContain(words);
  },
);

test(
  "a customer withdraws from one item, and gets a credit note of it alone",
  { tag: "@nightly" },
  async ({ page, request, emailsTo, javaScriptEnabled }) => {
    test.slow();
    const email = `odstoupeni-${javaScriptEnabled}@example.com`;
    await addFrom(page, "/118/dobroty/cokolada-opona-70");
    await addFrom(page, demo.products.book.path);
    await buy(page, { email, delivery: /^PPL/u, payment: /^QR/u });
    const summary = page.url();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const code = /E\d\d-\d+/u.exec(title ?? "")?.[0] ?? "";
    await move(request, code, "paid");
    await move(request, code, "shipped", { parcel_number: "DR123456" });
    await page.goto(summary);
    await expect(page.getByText(/Zboží jsme.předali dopravci.*neskončí tedy dřív/u)).toBeVisible();

    await page.getByRole("main").getByRole("link", { name: "Odstoupit od smlouvy", exact: true }).click();
    // Sealed food: excluded once opened, so the customer has to include it on purpose.
    await page.getByRole("textbox", { name: /^Perník/u }).fill("1");
    await page.getByRole("textbox", { name: /^Kniha/u }).fill("0");
    await page.getByRole("button", { name: /^Pokračovat.ke.kontrole$/u }).click();
    await page.getByRole("button", { name: "Potvrdit odstoupení od smlouvy", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Odstoupení.jsme.přijali$/u);
    await expect.poll(() => emailsTo(email).join("\n")).toContain("přijali vaše odstoupení od smlouvy");

    await move(request, code, "refunded", { items: [{ line: 1 }] });
    await page.goto(summary);
    const refunds = page.getByRole("region", { name: /^Vrácené.peníze$/u });
    await expect(refunds.getByRole("listitem")).toHaveText(/^85,00.Kč.*1×.\D+ 60.g$/u);
    await expect(page.getByText("Odstoupení přijato")).toBeVisible();
    const correction = page.getByRole("link", { name: /Opravný daňový doklad DO/u });
    expect(await download(page, correction.getAttribute("href"))).toBe("application/pdf %PDF-");
    await expect.poll(() => emailsTo(email).join("\n")).toMatch(/jsme vám vrátili 85,00.Kč/u);
  },
);

async function download(page: Page, address: Promise<string | null>): Promise<string> {
  const answer = await page.request.get((await address) ?? "/");
  const bytes = await answer.body();
  return `${answer.headers()["content-type"]} ${bytes.subarray(0, 5).toString("latin1")}`;
}
