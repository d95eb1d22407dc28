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
    bug: "A request with credentials gets a kept page",
    file: "server/http/short-way.ts",
    from: "headers.authorization !== undefined || ",
    to: "",
    tests: ["tests/server/app/short-way.test.ts › a request with %s goes through the pipeline"],
  },
  {
    bug: "A prefetched kept page sets cookies",
    file: "server/http/short-way.ts",
    from: "if (!isAhead(incoming)) {",
    to: "{",
    tests: [
      "tests/server/app/short-way.test.ts › a guest's cart is renewed and the language set by each answer, and by no prefetch",
    ],
  },
  {
    bug: "A shape that was read before the last change counts",
    file: "server/cookies/shape.ts",
    from: "return at > Number(await store.get(changeKey(owner)));",
    to: "return at > 0 && (await store.get(changeKey(owner))) !== undefined;",
    tests: [
      "tests/screens/shared-pages.test.ts › a change whose answer was lost, or was overtaken by an older page's answer, is not overlooked",
    ],
  },
  {
    bug: "A copy of a session counts after the sign-out",
    file: "server/cookies/visitor.ts",
    from: "if (sid !== null && (await isSignedOut(store, { sid }))) return null;",
    to: "void sid; void isSignedOut;",
    tests: [
      "tests/screens/shared-pages.test.ts › a copy of a session shows nobody as signed in after the sign-out",
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
