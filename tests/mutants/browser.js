/** @type {readonly import("./mutants.js").Mutant[]} */
export const browser = [
  {
    bug: "Links are fetched ahead on 2g",
    file: "app/shell/prefetch.tsx",
    from: ' && !connection?.effectiveType?.endsWith("2g")',
    to: "",
    tests: [
      "tests/browser/fetch-ahead.js-on.spec.ts › links are fetched ahead on intent, but not on 2g or where data are saved",
    ],
  },
  {
    bug: "Links are fetched ahead where data are saved",
    file: "app/shell/prefetch.tsx",
    from: "!connection?.saveData && ",
    to: "",
    tests: [
      "tests/browser/fetch-ahead.js-on.spec.ts › links are fetched ahead on intent, but not on 2g or where data are saved",
    ],
  },
  {
    bug: "The tag is never told that everything is denied at first",
    file: "app/shell/analytics.ts",
    from: '      command("consent", "default", { ...signals(null), wait_for_update: 500 }),\n',
    to: "",
    tests: [
      "tests/browser/analytics.js-on.spec.ts › the tag is told first that everything is denied, then what is agreed to",
    ],
  },
  {
    bug: "The tag hears of the page before it hears what is denied",
    file: "app/shell/analytics.ts",
    from: "layer.unshift(",
    to: "layer.push(",
    tests: [
      "tests/browser/analytics.js-on.spec.ts › the tag is told first that everything is denied, then what is agreed to",
    ],
  },
  {
    bug: "Escape in a submenu loses the focus",
    file: "app/shell/header/top-menu.tsx",
    from: 'box.current.querySelector("button")?.focus();',
    to: "",
    tests: [
      "tests/browser/navigation.spec.ts › where scripts run › a submenu opens by its button and by the pointer, and Escape closes it",
    ],
  },
  {
    bug: "Escape in the mobile menu loses the focus",
    file: "app/shell/header/mobile-menu.tsx",
    from: 'menu.open = false;\n        menu.querySelector("summary")?.focus();',
    to: "menu.open = false;",
    tests: ["tests/browser/navigation.spec.ts › the mobile menu opens, leads on and closes"],
  },
  {
    bug: "Escape in the cart's dropdown loses the focus",
    file: "app/shell/cart-dropdown/use-disclosure.ts",
    from: "if (box.current?.contains(document.activeElement)) opener.current?.focus();",
    to: "",
    tests: [
      "tests/browser/cart-dropdown.spec.ts › the dropdown › stays while the pointer or the focus is in it",
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
    bug: "A notice that can be taken back leaves after a second",
    file: "app/shell/notices/toasts.tsx",
    from: "const durationWithUndo = 8000;",
    to: "const durationWithUndo = 1000;",
    tests: [
      "tests/browser/toasts.spec.ts › where scripts run › a notification that can be taken back stays for 8000 ms",
    ],
  },
  {
    bug: "The cart page is not read again after a voucher is removed",
    file: "app/routes/shop/cart/cart.tsx",
    from: "  defaultShouldRevalidate,\n}: ShouldRevalidateFunctionArgs): boolean {\n",
    to: '  defaultShouldRevalidate,\n  formData,\n}: ShouldRevalidateFunctionArgs): boolean {\n  if (formData?.get("intent") === "voucher-remove") return false;\n',
    tests: [
      "tests/browser/cart-vouchers.spec.ts › a voucher that is removed from the cart page leaves it, and the total is what it was",
    ],
  },
  {
    bug: "Cookies of counting outlive the agreement to them",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.analytical) dropCookies(tagCookies.analytical);\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice counts at once, and its withdrawal stops and removes what it allowed",
    ],
  },
  {
    bug: "Cookies of advertisement outlive the agreement to them",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.advertisement) dropCookies(tagCookies.advertisement);\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice counts at once, and its withdrawal stops and removes what it allowed",
    ],
  },
  {
    bug: "The viewed products outlive the agreement to keep them",
    file: "app/shell/consent/use-withdrawal.ts",
    from: "    if (!given?.marketing) forgetStoredViewed();\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice counts at once, and its withdrawal stops and removes what it allowed",
    ],
  },
  {
    bug: "The tag's program runs on when the agreement to it ends",
    file: "app/shell/consent/consent-form.tsx",
    from: "    if (isMeasured && !keepsMeasuring) return;\n",
    to: "",
    tests: [
      "tests/browser/consent.spec.ts › a choice counts at once, and its withdrawal stops and removes what it allowed",
    ],
  },
  {
    bug: "A button does not say that its form is under way",
    file: "app/ui/button.tsx",
    from: "      aria-busy={busy || undefined}\n",
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as under way until it is answered"],
  },
  {
    bug: "A form of a page never knows that it is under way",
    file: "app/components/forms/use-busy.ts",
    from: "const isBusy = isSent && !isAnswered;",
    to: "const isBusy = false && isSent && !isAnswered;",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as under way until it is answered"],
  },
  {
    bug: "A line of the cart does not say that its change is under way",
    file: "app/routes/shop/cart/lines/line.tsx",
    from: ' aria-busy={fetcher.state === "idle" ? undefined : true}',
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as under way until it is answered"],
  },
  {
    bug: "A voucher of the cart page does not say that its removal is under way",
    file: "app/routes/shop/cart/vouchers/voucher-row.tsx",
    from: '          busy={fetcher.state !== "idle"}\n',
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as under way until it is answered"],
  },
  {
    bug: "A voucher of the dropdown does not say that its removal is under way",
    file: "app/shell/cart-dropdown/preview-voucher.tsx",
    from: ' aria-busy={fetcher.state === "idle" ? undefined : true}',
    to: "",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as under way until it is answered"],
  },
  {
    bug: "„Do košíku“ does not say that it is under way",
    file: "app/components/shop/add-to-cart.tsx",
    from: "<Button busy={busy} ",
    to: "<Button ",
    tests: ["tests/browser/pending.js-on.spec.ts › %s is marked as under way until it is answered"],
  },
  {
    bug: "A tab that hears of another cart does not read it",
    file: "app/shell/cart-dropdown/use-cart-tabs.ts",
    from: "if (said !== own.current) readAgain();",
    to: "",
    tests: [
      "tests/browser/cart-tabs.js-on.spec.ts › three tabs that change one cart at once all show in the end what each of them asked for last",
    ],
  },
  {
    bug: "The partners' logos go on turning when they are told to stand",
    file: "app/ui/carousel-engine.ts",
    from: "isPaused = true;\n      swiper.autoplay.stop();",
    to: "isPaused = true;",
    tests: [
      "tests/browser/home.spec.ts › the partners' carousel › turns once it is seen, and stands when it is told to",
    ],
  },
  {
    bug: "The partners' logos turn where motion is unwelcome",
    file: "app/ui/carousel.tsx",
    from: " || still.matches",
    to: "",
    tests: ["tests/browser/home.spec.ts › the partners' carousel › never starts where motion is reduced"],
  },
];
