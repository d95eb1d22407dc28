const pattern = "tests/server/app/route-pattern.test.ts";
const gate = "tests/server/services/api-limits.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const hostile = [
  {
    bug: "another spelling of an address is answered as it is",
    file: "server/app.ts",
    from: "if (canonical !== url.pathname) {",
    to: "if (canonical === null) {",
    tests: [
      "tests/server/app/responses.test.ts › an address whose literal part is spelled otherwise › %s leads to %s",
    ],
  },
  {
    bug: "a route without rules is as public as a page of the shop",
    file: "server/http/route-pattern.ts",
    from: 'privacies[String(access)] ?? "customer"',
    to: 'privacies[String(access)] ?? "public"',
    tests: [`${pattern} › a route without rules is as private as a customer's page`],
  },
  {
    bug: "the first of two Host headers counts",
    file: "server/http/listen.ts",
    from: "hosts.length <= 1 &&",
    to: "hosts.length > 0 &&",
    tests: [
      "tests/server/app/listening.test.ts › the listener › answers %j with %i, in Czech and with every header",
    ],
  },
  {
    bug: "a note with control characters is sent to the upstream",
    file: "app/routes/shop/cart/cart.action.ts",
    from: 'if (note && hasControls(note, "lines"))',
    to: "if (note && note.length < 0)",
    tests: [
      "tests/screens/control-characters.test.ts › a control character in a field of %s is refused beside it, and fails in no field",
    ],
  },
  {
    bug: "wrong passwords for one account from many addresses are not counted together",
    file: "server/services/limits.ts",
    from: "if (await isOverLimit(context, limits.signInAccount, email)) {",
    to: "if (await isOverLimit(context, limits.signInAccount)) {",
    tests: [`${gate} › an e-mail and an account are limited whatever the address`],
  },
  {
    bug: "a wrong password at /api is not counted",
    file: "server/services/api-limits.ts",
    from: "if (status < 400) {",
    to: "if (status < 500) {",
    tests: [
      `${gate} › five wrong passwords of an address for one account are followed by a wait of a quarter of an hour`,
    ],
  },
  {
    bug: "another spelling of a call passes the limits",
    file: "server/standalone/routes.ts",
    from: "getPath(request)",
    to: "new URL(request.url).pathname",
    tests: [`${gate} › another spelling of the path and a body that is no JSON pass no limit`],
  },
  {
    bug: "other sessions live on after a new password, where the upstream accepts their tokens",
    file: "server/services/account/current-user.ts",
    from: "if (await hasEnded(context.store, user.id, session)) {",
    to: "if (session.since < 0) {",
    tests: [
      "tests/screens/account.test.ts › a new password ends all other sessions even where the upstream keeps accepting their tokens",
    ],
  },
  {
    bug: "a common word with digits is a good password",
    file: "server/services/account/guessable-password.ts",
    from: '    (word !== "" && (known.has(word) || own.includes(word))) ||\n',
    to: "",
    tests: ["tests/server/services/guessable-password.test.ts › %s is easily guessed"],
  },
];
