const offers = "tests/server/upstream/offers.test.ts";
const adapter = "tests/server/upstream/adapter.test.ts";
const absent = "tests/screens/absent-areas.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const upstream = [
  {
    bug: "A proxy's 404 during a deployment is believed",
    file: "server/upstream/client.ts",
    from: 'isList(name) && isNotThere(status) ? { kind: "unreachable" } : failure',
    to: "failure",
    tests: [`${offers} › after the survey a list that answers %d is an outage, not absent`],
  },
  {
    bug: "An area is taken for absent while the back office itself does not answer",
    file: "server/upstream/survey.ts",
    from: 'settings === "there" ?',
    to: "settings !== null ?",
    tests: [`${offers} › while the settings answer %d nothing is absent`],
  },
  {
    bug: "One answer in the middle of a deployment takes an area away",
    file: "server/upstream/survey.ts",
    from: "for (const name of await missingOf(once))",
    to: "for (const name of once)",
    tests: [
      `${offers} › a call that is back after five seconds is there, and so it is while the settings are gone then`,
    ],
  },
  {
    bug: "Every request asks again what the back office offers",
    file: "server/upstream/survey.ts",
    from: "timer.now() - started >= betweenSurveys",
    to: "started < Infinity",
    tests: [
      `${offers} › requests repeat an open survey, once a minute and only of what is open, until all is known`,
    ],
  },
  {
    bug: "An area that was switched off is asked all the same",
    file: "server/upstream/client.ts",
    from: "offers.isAbsent(name) ? null : await call(",
    to: "await call(",
    tests: [`${absent} › without %s there is no page, no link and no block of it`],
  },
  {
    bug: "A back office of the 17 calls alone offers a registration",
    file: "server/upstream/offers.ts",
    from: "return !isBare || ",
    to: "return true || ",
    tests: [
      `${offers} › a back office that has nothing of what can be asked has nothing of the rest, but for the specification's`,
    ],
  },
  {
    bug: "The page of an absent area is shown",
    file: "server/guards/handlers.ts",
    from: "  if (!isShell) notFound();\n",
    to: "",
    tests: [`${absent} › without %s there is no page, no link and no block of it`],
  },
  {
    bug: "Links lead to pages of absent areas",
    file: "app/ui/link.tsx",
    from: "  return !to || !closed?.test(to);",
    to: "  return !to || closed !== undefined;",
    tests: [`${absent} › without %s there is no page, no link and no block of it`],
  },
  {
    bug: "Without branches nothing can be ordered",
    file: "server/services/orders/checkout.ts",
    from: "(!places.ok && isOffered(places))",
    to: "!places.ok",
    tests: [`${absent} › without branches an order can be made`],
  },
  {
    bug: "An adapter's path may lead to another host",
    file: "server/upstream/adapted-call.ts",
    from: "/^\\/(?![/\\\\])/",
    to: "/^\\//",
    tests: [`${adapter} › a path %s that leaves the base URL is not sent`],
  },
  {
    bug: "A change with the adapter's own method is sent twice",
    file: "server/upstream/adapted-call.ts",
    from: 'const isOther = method !== endpoint.method && endpoint.method !== "GET";',
    to: "const isOther = method === null;",
    tests: [`${adapter} › a write with another method is not sent twice`],
  },
  {
    bug: "The key of the back office is sent to another host with the pictures",
    file: "server/upstream/resources/files.ts",
    from: "adapter?.calls?.[name]?.base === undefined ? adapter?.headers : undefined",
    to: "adapter?.headers",
    tests: [
      "tests/server/upstream/pictures.test.ts › the key of the back office is sent with pictures, but to no other base",
    ],
  },
  {
    bug: "A guest's calls have the customer's token",
    file: "server/upstream/adapted-call.ts",
    from: 'authenticate(headers, adapter.customer ?? "bearer", asked.token);',
    to: 'authenticate(headers, adapter.customer ?? "bearer", asked.token ?? "guest");',
    tests: [`${adapter} › the customer's token is sent by %s, and never for a guest`],
  },
];
