const offers = "tests/server/upstream/offers.test.ts";
const adapter = "tests/server/upstream/adapter.test.ts";
const absent = "tests/screens/absent-areas.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const upstream = [
  {
    bug: "A proxy's 404 during a deployment takes an area away that has worked",
    file: "server/upstream/offers.ts",
    from: '      if (worked.has(name)) return "outage";\n',
    to: "",
    tests: [`${offers} › an area that has worked is an outage, not absent`],
  },
  {
    bug: "An area is taken for absent while the back office itself does not answer",
    file: "server/upstream/offers.ts",
    from: '      if (!isFresh && !(await settings())) return "outage";\n',
    to: "",
    tests: [`${offers} › while the settings answer %d a missing list is an outage`],
  },
  {
    bug: "A list that is not there is asked by every page",
    file: "server/upstream/offers.ts",
    from: "until: at + betweenReadings, isCertain: false",
    to: "until: at, isCertain: false",
    tests: [`${offers} › a list that answered %d twice, a minute apart, is absent for minutes`],
  },
  {
    bug: "An area that was switched off is asked all the same",
    file: "server/upstream/offers.ts",
    from: " || neverSent.has(name)",
    to: "",
    tests: [`${absent} › without %s there is no page, no link and no block of it`],
  },
  {
    bug: "A refused registration takes the registration away",
    file: "server/upstream/client.ts",
    from: "if (isJudged || !notThere.has(status))",
    to: "if (!notThere.has(status))",
    tests: [`${offers} › a change that is refused with a code is there, and one that is unknown is absent`],
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
