import { expect, test } from "./support/journey.ts";

test(
  "a new password is measured while it is typed, and shown on request",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/registrace");
    const password = page.getByLabel("Heslo", { exact: true });
    await password.fill("kůň 12345");
    await expect(password).toHaveAccessibleDescription(/^Slabé.heslo: ještě.3.znaky\./u);
    await password.fill("kůň sedlá baterii");
    await expect(password).toHaveAccessibleDescription(/^Silné.heslo\./u);
    await expect(password).toHaveAttribute("type", "password");
    await page.getByLabel(/^Zobrazit.napsané$/u).check();
    await expect(password).toHaveAttribute("type", "text");
    await expect(page.getByLabel(/^Heslo.znovu$/u)).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("kůň sedlá baterii");
  },
);
