import type { Page } from "@playwright/test";

/** Spacing that readers may set without losing content or functionality (WCAG 2.2, 1.4.12). */
export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Sets the spacing in spite of the page's policy, which forbids inline styles; an empty text removes it. */
export const space = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, text);
