import type { Locator, Page } from "@playwright/test";

/** A visit in the visitor's way: presses visible links and buttons. */
export interface Walk {
  readonly page: Page;
  press(target: Locator): Promise<void>;
  /** Opens the menu or the disclosure that hides a link of the header in a narrow window. */
  openMenu(): Promise<void>;
}

export function walkOf(page: Page): Walk {
  const press = (target: Locator) => target.first().click();
  return {
    page,
    press,
    async openMenu() {
      const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
      if (await menu.isVisible()) await press(menu);
    },
  };
}
