/** @type {readonly import("./mutants.js").Mutant[]} */
export const browser = [
  {
    bug: "Links are prefetched on 2g",
    file: "app/shell/prefetch.tsx",
    from: ' && !connection?.effectiveType?.endsWith("2g")',
    to: "",
    tests: [
      "tests/browser/prefetch.js-on.nightly.spec.ts › links are prefetched on intent, but not on 2g or with Save-Data",
    ],
  },
  {
    bug: "Links are prefetched with Save-Data",
    file: "app/shell/prefetch.tsx",
    from: "!connection?.saveData && ",
    to: "",
    tests: [
      "tests/browser/prefetch.js-on.nightly.spec.ts › links are prefetched on intent, but not on 2g or with Save-Data",
    ],
  },
  {
    bug: "The tag gets no denied consent as the default",
    file: "app/shell/analytics.ts",
    from: '      command("consent", "default", { ...signals(null), wait_for_update: 500 }),\n',
    to: "",
    tests: [
      "tests/browser/analytics.js-on.spec.ts › the tag gets denied consent as the default first, then the visitor's choice",
    ],
  },
  {
    bug: "The tag gets the page view before the denied consent",
    file: "app/shell/analytics.ts",
    from: "layer.unshift(",
    to: "layer.push(",
    tests: [
      "tests/browser/analytics.js-on.spec.ts › the tag gets denied consent as the default first, then the visitor's choice",
    ],
  },
  {
    bug: "Escape in a submenu loses the focus",
    file: "app/shell/header/top-menu.tsx",
    from: 'box.current.querySelector("button")?.focus();',
    to: "",
    tests: [
      "tests/browser/navigation.spec.ts › with JavaScript › a submenu opens by its button and by the pointer, and Escape closes it",
    ],
  },
  {
    bug: "Escape in the mobile menu loses the focus",
    file: "app/shell/header/mobile-menu.tsx",
    from: 'menu.open = false;\n        menu.querySelector("summary")?.focus();',
    to: "menu.open = false;",
    tests: ["tests/browser/navigation.spec.ts › the mobile menu opens, navigates and closes"],
  },
  {
    bug: "Escape in the cart's dropdown loses the focus",
    file: "app/shell/cart-dropdown/use-disclosure.ts",
    from: "if (box.current?.contains(document.activeElement)) opener.current?.focus();",
    to: "",
    tests: [
      "tests/browser/cart-dropdown.spec.ts › the dropdown › stays open while the pointer or the focus is in it",
    ],
  },
  {
    bug: "Escape in a filter loses the focus",
    file: "app/ui/drop-down.tsx",
    from: 'event.currentTarget.querySelector("summary")?.focus();',
    to: "",
    tests: [
      "tests/browser/listing.spec.ts › the price slider › has two thumbs that keys move, in whole crowns, and the list follows without moving",
    ],
  },
  {
    bug: "A notice with an undo disappears after a second",
    file: "app/shell/notices/toasts.tsx",
    from: "const durationWithUndo = 8000;",
    to: "const durationWithUndo = 1000;",
    tests: ["tests/browser/toasts.spec.ts › with JavaScript › a notification with an undo stays for 8000 ms"],
  },
  {
    bug: "The cart page is not revalidated after a voucher is removed",
    file: "app/routes/shop/cart/cart.tsx",
    from: "  defaultShouldRevalidate,\n}: ShouldRevalidateFunctionArgs): boolean {\n",
    to: '  defaultShouldRevalidate,\n  formData,\n}: ShouldRevalidateFunctionArgs): boolean {\n  if (formData?.get("intent") === "voucher-remove") return false;\n',
    tests: [
      "tests/browser/cart-vouchers.spec.ts › removing a voucher from the cart page removes its row and restores the total",
    ],
  },
  {
    bug: "Analytical cookies survive the withdrawal of consent",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.analytical) dropCookies(tagCookies.analytical);\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice applies at once, and its withdrawal stops measuring and deletes the stored data",
    ],
  },
  {
    bug: "Advertisement cookies survive the withdrawal of consent",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.advertisement) dropCookies(tagCookies.advertisement);\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice applies at once, and its withdrawal stops measuring and deletes the stored data",
    ],
  },
  {
    bug: "The numbers of measured orders survive the withdrawal of consent",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.analytical) forget(purchasesKey);\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice applies at once, and its withdrawal stops measuring and deletes the stored data",
    ],
  },
  {
    bug: "The viewed products survive the withdrawal of consent",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.marketing) forget(viewedKey);\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice applies at once, and its withdrawal stops measuring and deletes the stored data",
    ],
  },
  {
    bug: "The tag's script keeps running after the withdrawal of consent",
    file: "app/shell/consent/consent-form.tsx",
    from: "    if (isMeasured && !keepsMeasuring) return;\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice applies at once, and its withdrawal stops measuring and deletes the stored data",
    ],
  },
  {
    bug: "A button does not show that its form is pending",
    file: "app/ui/button.tsx",
    from: "      aria-busy={busy || undefined}\n",
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as busy until the response"],
  },
  {
    bug: "A form of a page is never pending",
    file: "app/components/forms/post-form.tsx",
    from: "const isBusy = state",
    to: "const isBusy = false && state",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as busy until the response"],
  },
  {
    bug: "Errors of a form are shown only after the page is read again",
    file: "app/shell/shell.tsx",
    from: 'navigation.state === "idle" || isAnswered(navigation)',
    to: 'navigation.state === "idle"',
    tests: ["tests/browser/refused-forms.js-on.spec.ts › errors of %s do not wait for the revalidation"],
  },
  {
    bug: "An older revalidation shows the cart from before a change",
    file: "app/shell/browser/pending-revalidation.ts",
    from: "if (answered && isReading.current)",
    to: "if (false && answered && isReading.current)",
    tests: [
      "tests/browser/purchase.spec.ts › a quantity typed while the page is read again is not overwritten by that older answer",
    ],
  },
  {
    bug: "A cart line does not show that its change is pending",
    file: "app/routes/shop/cart/lines/line.tsx",
    from: ' aria-busy={fetcher.state === "idle" ? undefined : true}',
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as busy until the response"],
  },
  {
    bug: "A voucher of the cart page does not show that its removal is pending",
    file: "app/routes/shop/cart/vouchers/cart-vouchers.tsx",
    from: '          busy={fetcher.state !== "idle"}\n',
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as busy until the response"],
  },
  {
    bug: "A voucher of the dropdown does not show that its removal is pending",
    file: "app/shell/cart-dropdown/cart-panel.tsx",
    from: ' aria-busy={fetcher.state === "idle" ? undefined : true}',
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as busy until the response"],
  },
  {
    bug: "„Do košíku“ does not show that it is pending",
    file: "app/components/shop/add-to-cart.tsx",
    from: "<Button busy={busy} ",
    to: "<Button ",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as busy until the response"],
  },
  {
    bug: "A tab that the visitor returns to does not revalidate",
    file: "app/shell/browser/use-return.ts",
    from: 'window.addEventListener("focus", onReturn);',
    to: "",
    tests: [
      "tests/browser/cart-tabs.js-on.nightly.spec.ts › three tabs that change one cart at once all show on return the last quantity of each",
    ],
  },
  {
    bug: "The partners' carousel keeps moving after it is stopped",
    file: "app/ui/carousel-engine.ts",
    from: "isPaused = true;\n      swiper.autoplay.stop();",
    to: "isPaused = true;",
    tests: [
      "tests/browser/home.spec.ts › the partners' carousel › starts when it is in view, and stops on request",
    ],
  },
  {
    bug: "The partners' carousel moves with reduced motion",
    file: "app/ui/carousel.tsx",
    from: " || still.matches",
    to: "",
    tests: ["tests/browser/home.spec.ts › the partners' carousel › never starts with reduced motion"],
  },
];
