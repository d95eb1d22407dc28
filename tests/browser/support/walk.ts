import type { Locator, Page } from "@playwright/test";

/** A visit as its visitor takes it: presses links and buttons that are seen. */
export interface Walk {
  readonly page: Page;
  press(target: Locator): Promise<void>;
  /** Opens the menu or the disclosure that hides a link of the header, where the window is too narrow for it. */
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
