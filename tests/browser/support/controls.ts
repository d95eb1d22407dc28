import type { Page } from "@playwright/test";

/**
 * Faults of a page's controls: a name that does not contain the visible text (WCAG 2.5.3), or a target that is too
 * small (2.5.8: 24 px; 44 px on the way to an order).
 */
export const faultsOfControls = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const plain = (text: string | null | undefined) =>
      (text ?? "").replace(/\s+/gu, " ").trim().toLowerCase();
    const texts = (ids: string | null) =>
      ids?.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
    const kinds = "a[href], button, summary, select, textarea, input:not([type=hidden])";
    for (const control of document.querySelectorAll<HTMLElement>(kinds)) {
      const box = control.getBoundingClientRect();
      // For screen readers only, on another slide, or for robots.
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        !isShown ||
        control.closest("[inert], [tabindex='-1']:not(a)") ||
        getComputedStyle(control).clipPath !== "none"
      )
        continue;
      const shown = plain(control.innerText);
      const name = control.ariaLabel ?? texts(control.getAttribute("aria-labelledby"))?.join(" ");
      if (name !== undefined && !plain(name).includes(shown)) faults.add(`„${shown}“ is named „${name}“`);

      // A press on its label selects a choice, too; a link in a sentence is as high as its line.
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [box, ...labels.map((label) => label.getBoundingClientRect())];
      const isInSentence =
        getComputedStyle(control).display === "inline" &&
        plain(control.parentElement?.textContent) !== plain(control.textContent);
      if (isInSentence) continue;
      const width = Math.max(...boxes.map((item) => item.width));
      const height = Math.max(...boxes.map((item) => item.height));
      const isOfOrder = control.closest("main form") && location.pathname !== "/program";
      const isButton =
        control.matches("button, select, input, #zbozi summary") && !control.closest("nav, [role=group]");
      const least = isOfOrder && isButton ? 44 : 24;
      const isQuantity = control.matches("article [type=number]");
      if (height < least - 0.1 || (width < least - 0.1 && !isQuantity)) {
        faults.add(
          `„${shown || (name ?? control.outerHTML.slice(0, 90))}“ is ${Math.round(width)} × ${Math.round(height)} px`,
        );
      }
    }
    return [...faults];
  });
