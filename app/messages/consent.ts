import { czech } from "#app/domain/typography.ts";

/** The cookie bar, and the links to the settings. */
export const consentTexts = czech({
  acceptAll: "Přijmout vše",
  refuse: "Odmítnout",
  settingsTitle: "Nastavení cookies",
});
