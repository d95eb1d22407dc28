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
  {
    bug: "Visitors of every shape share a page",
    file: "server/http/short-way.ts",
    from: "${variant} ${lines} ${isSignedIn}",
    to: "${variant}",
    tests: [
      "tests/screens/shared-pages.test.ts › nobody ever sees another's number, notice, name or currency, nor a wrong number of their own",
    ],
  },
  {
    bug: "A lost answer to a change leaves the old number in the badge",
    file: "server/services/shape.ts",
    from: "if (changed !== null) await markChanged(store, changed, clock());",
    to: "",
    tests: [
      "tests/screens/shared-pages.test.ts › a change whose answer was lost, or was overtaken by an older page's answer, is not overlooked",
    ],
  },
  {
    bug: "A kept page is sent after its minute",
    file: "server/http/short-way.ts",
    from: " || known.page.until <= now.getTime()",
    to: "",
    tests: ["tests/server/app/short-way.test.ts › no kept page is sent after its ten seconds or its minute"],
  },
];
