/** @type {readonly import("./mutants.js").Mutant[]} */
export const site = [
  {
    bug: "A forged form timestamp is accepted",
    file: "server/services/form-timestamp.ts",
    from: "return isOurs ? Number.parseInt(shown, 36)",
    to: "return isOurs || shown ? Number.parseInt(shown, 36)",
    tests: ["tests/server/services/form-timestamp.test.ts › a form with %s counts as rendered just now"],
  },
  {
    bug: "Each attempt extends the window of a rate limit",
    file: "server/shared-store.ts",
    from: "until: known?.until ?? clock().getTime() + seconds * 1000",
    to: "until: clock().getTime() + seconds * 1000",
    tests: [
      "tests/server/services/limits.test.ts › the minute of a limit counts from the first try, and no later one prolongs it",
    ],
  },
  {
    bug: "A request with credentials fills the page cache and is answered from it",
    file: "server/http/page-cache.ts",
    from: '    !request.headers.has("Authorization") &&\n',
    to: "",
    tests: [
      "tests/server/app/page-cache-credentials.test.ts › a request with credentials gets its own page, which no other request gets",
    ],
  },
  {
    bug: "A tab that cannot read the session notifies the others of a sign-out",
    file: "app/shell/browser/session-tabs.ts",
    from: "    if (isCustomerUnknown) return;\n",
    to: "",
    tests: [
      "tests/browser/session-tabs.spec.ts › a tab that cannot read the session sends no message to the others",
    ],
  },
];
