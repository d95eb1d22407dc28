/** @type {readonly import("./mutants.js").Mutant[]} */
export const site = [
  {
    bug: "A forged time of a form is believed",
    file: "server/services/form-timestamp.ts",
    from: "return isOurs ? Number.parseInt(shown, 36)",
    to: "return isOurs || shown ? Number.parseInt(shown, 36)",
    tests: ["tests/server/services/form-timestamp.test.ts › a form with %s counts as shown just now"],
  },
  {
    bug: "Each try prolongs the time of a limit",
    file: "server/shared-store.ts",
    from: "until: known?.until ?? clock().getTime() + seconds * 1000",
    to: "until: clock().getTime() + seconds * 1000",
    tests: [
      "tests/server/services/limits.test.ts › the minute of a limit counts from the first try, and no later one prolongs it",
    ],
  },
  {
    bug: "A kept page is made from a request with credentials, and answers one",
    file: "server/http/page-cache.ts",
    from: '    !request.headers.has("Authorization") &&\n',
    to: "",
    tests: [
      "tests/server/app/keep-documents.test.ts › a request with credentials is answered by a page of its own, which answers nobody else",
    ],
  },
  {
    bug: "A tab that cannot learn who is signed in tells the others that nobody is",
    file: "app/shell/browser/session-tabs.ts",
    from: "    if (isCustomerUnknown) return;\n",
    to: "",
    tests: [
      "tests/browser/session-tabs.spec.ts › a tab that cannot learn who is signed in tells the others nothing",
    ],
  },
];
