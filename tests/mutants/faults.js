const resilience = "tests/server/upstream/resilience.test.ts";
const connections = "tests/server/app/connection-limit.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const faults = [
  {
    bug: "calls that wait beside one that tries an open circuit wait for it",
    file: "server/upstream/resilience.ts",
    from: "Number(policy.state === CircuitState.HalfOpen)",
    to: "0",
    tests: [
      `${resilience} › the circuit of a call › after three seconds lets one call try; others are answered at once meanwhile, and its answer closes it`,
    ],
  },
  {
    bug: "a call is sent after its deadline, when nobody waits for it",
    file: "server/upstream/resilience.ts",
    from: "abort.signal.aborted ? late : circuit.policy",
    to: "circuit.policy",
    tests: [
      `${resilience} › calls at once › the place of a call that never ends is free after its deadline, also behind one that gave up`,
    ],
  },
  {
    bug: "the time that a 503 names is not respected",
    file: "server/upstream/exchange.ts",
    from: "hold: status === 503 ? waitOf(failure) : undefined",
    to: "hold: undefined",
    tests: [
      "tests/server/upstream/client.test.ts › retries › of a 503 holds this call of all visitors once five were answered so, as not sent",
    ],
  },
  {
    bug: "any answer of 500 counts as an upstream that is down",
    file: "server/upstream/exchange.ts",
    from: "return status >= 502 && status <= 504;",
    to: "return status >= 500;",
    tests: ["tests/server/upstream/client.test.ts › an upstream that is down › is not one that answers %s"],
  },
  {
    bug: "a connection that waits for its answer is closed to make room",
    file: "server/http/connection-limit.ts",
    from: "find((other) => underWay(other) === 0)",
    to: "find(() => true)",
    tests: [
      `${connections} › a connection that waits for its answer is kept; where each of them does, the new one is closed`,
    ],
  },
  {
    bug: "a connection may have any number of requests under way",
    file: "server/http/listen.ts",
    from: "if (underWay(incoming.socket) > mostUnderWay)",
    to: "if (underWay(incoming.socket) < 0)",
    tests: [`${connections} › a connection with more than ten requests under way is closed, TRUST_PROXY=%s`],
  },
  {
    bug: "connections are counted for a proxy as for one visitor",
    file: "server/http/listen.ts",
    from: "if (config.trustProxy === 0) limitConnections(server, underWay);",
    to: "limitConnections(server, underWay);",
    tests: [`${connections} › behind a proxy, whose connections are those of all visitors, none is closed`],
  },
];
