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
    file: "server/http/shared-store.ts",
    from: "until: known?.until ?? clock().getTime() + seconds * 1000",
    to: "until: clock().getTime() + seconds * 1000",
    tests: [
      "tests/server/services/limits.test.ts › the minute of a limit counts from the first try, and no later one prolongs it",
    ],
  },
  {
    bug: "A request with credentials fills the page cache and is answered from it",
    file: "server/pages/page-cache.ts",
    from: '    !request.headers.has("Authorization") &&\n',
    to: "",
    tests: [
      "tests/server/app/page-cache-credentials.test.ts › a request with credentials gets its own page, which no other request gets",
    ],
  },
  {
    bug: "Visitors of every shape share a page",
    file: "server/pages/short-way.ts",
    from: "${variant} ${lines} ${isSignedIn}",
    to: "${variant}",
    tests: [
      "tests/screens/shared-pages.test.ts › nobody ever sees another's number, notice, name or currency, nor a wrong number of their own",
    ],
  },
  {
    bug: "A lost answer to a change leaves the old number in the badge",
    file: "server/pages/shape.ts",
    from: "if (changed !== null) await markChanged(store, changed, clock());",
    to: "",
    tests: [
      "tests/screens/shared-pages.test.ts › a change whose answer was lost, or was overtaken by an older page's answer, is not overlooked",
    ],
  },
  {
    bug: "A request with credentials gets a kept page",
    file: "server/pages/short-way.ts",
    from: "headers.authorization !== undefined || ",
    to: "",
    tests: ["tests/server/app/short-way.test.ts › a request with %s goes through the pipeline"],
  },
  {
    bug: "A prefetched kept page sets cookies",
    file: "server/pages/short-way.ts",
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
    file: "server/pages/visitor.ts",
    from: "if (sid !== null && (await isSignedOut(store, { sid }))) return null;",
    to: "void sid; void isSignedOut;",
    tests: [
      "tests/screens/shared-pages.test.ts › a copy of a session shows nobody as signed in after the sign-out",
    ],
  },
  {
    bug: "A kept page is sent after its minute",
    file: "server/pages/short-way.ts",
    from: " || known.page.until <= now.getTime()",
    to: "",
    tests: ["tests/server/app/short-way.test.ts › no kept page is sent after its ten seconds or its minute"],
  },
  {
    bug: "A visitor who goes away is logged with the status of the answer",
    file: "server/app.ts",
    from: "status: isWhole ? status : visitorLeft,",
    to: "status: isWhole === null ? visitorLeft : status,",
    tests: [
      "tests/server/app/gone-visitors.test.ts › a visitor who leaves before %s is ready is logged as 499, and no error is",
      "tests/server/app/gone-visitors.test.ts › a closed connection is such a visitor",
    ],
  },
  {
    bug: "A response that breaks in the middle counts as sent",
    file: "server/http/on-sent.ts",
    from: "tell(outgoing.writableFinished && socket?.destroyed !== true)",
    to: "tell(socket !== undefined)",
    tests: [
      "tests/server/app/gone-visitors.test.ts › so is one who leaves in the middle of an answer, and not one who has read it all",
    ],
  },
  {
    bug: "The upstream's Retry-After is not passed on",
    file: "server/app.ts",
    from: "    addRetryAfter(response.headers, response.status, context.upstream.retryAfter());\n",
    to: "    void addRetryAfter;\n",
    tests: [
      "tests/screens/retry-after.test.ts › an upstream's Retry-After is passed on with %s, as a page and as data",
    ],
  },
  {
    bug: "An answer that is not the contract's is told as a success",
    file: "server/upstream/wire.ts",
    from: "return Object.keys(others).length === 0 && (inner === null || isAcknowledgement(inner));",
    to: "return inner !== undefined || Object.keys(others).length >= 0;",
    tests: ["tests/server/upstream/changes.test.ts › %s › takes 200 with %s for no success"],
  },
  {
    bug: "The 503 page of a form does not keep what was typed",
    file: "server/guards/handlers.ts",
    from: "throw Response.json({ message, action, fields, isOrder }",
    to: "throw Response.json({ message, action, fields: fields.slice(0, 1), isOrder }",
    tests: [
      "tests/screens/true-words.test.ts › %s › comes back as it was typed, with a true sentence, whatever its call answers",
    ],
  },
  {
    bug: "An order is lost by a redirect while the deliveries cannot be read",
    file: "app/routes/shop/cart/order/order.action.ts",
    from: "  if (!checkout.ok) return keepOrder(context, form);",
    to: "  if (!checkout.ok) return alreadyOrdered(context);",
    tests: [
      "tests/screens/true-words.test.ts › %s comes back as it was typed while any reading around it fails",
    ],
  },
  {
    bug: "An outage tells to check the address",
    file: "app/messages/newsletter.ts",
    from: 'again: nbsp("Zkuste to prosím za chvíli znovu."),',
    to: 'again: nbsp("Zkontrolujte prosím adresu a zkuste to znovu."),',
    tests: [
      "tests/screens/true-words.test.ts › %s › comes back as it was typed, with a true sentence, whatever its call answers",
    ],
  },
];
