import fc from "fast-check";
import { expect } from "vitest";
import { endpoints, type EndpointName } from "#server/upstream/endpoints.ts";
import { openForm, sameBrowser } from "../screens/answered-forms.ts";
import { customer } from "../screens/account-pages.ts";
import { postingForms } from "../catalogue/forms.ts";
import { findButton, press } from "../support/forms.ts";
import type { Visitor } from "../support/visitor.ts";
import { flows, ownPath, type Flow } from "./flows.ts";
import { hostileFiles, type HostileFile } from "./payload-files.ts";
import { fieldsIn, mutated, mutations, type Field, type Mutation } from "./mutations.ts";
import { fuzz, isFull } from "./plan.ts";
import { navigation, openFuzzSite, origin, sharedSite, type FuzzSite } from "./site.ts";
import { sharedVisitors } from "./visitors.ts";

/** Every field of every answer of the upstream, changed in the standalone back office's answer. */

type Fetch = (request: Request) => Promise<Response>;

const base = await sharedSite();
const { as, own } = await sharedVisitors();
const named: Readonly<Record<string, string>> = {
  [ownPath.order]: own["/shrnuti/:id/:hash"]?.[0] ?? "",
  [ownPath.document]: `${own["/shrnuti/:id/:hash"]?.[0] ?? ""}/doklad/FV26-00001`,
  [ownPath.tickets]: `${own["/shrnuti/:id/:hash"]?.[0] ?? ""}/doklad/vstupenky`,
  [ownPath.reset]: own["/zmena-hesla/:hash"]?.[0] ?? "",
  [ownPath.placed]: own["/ucet/objednavka/:id"]?.[0] ?? "",
};

/** A repeatable request of the site. */
interface Step {
  readonly visitor: Visitor;
  readonly path: string;
  readonly fields: URLSearchParams | null;
}

/** Prepares a flow at a site, up to the request that sends the call. */
async function stepsOf(flow: Flow, { app }: FuzzSite): Promise<Step[]> {
  if ("form" in flow) {
    const row = postingForms[flow.form];
    if (!row) throw new Error(`No form is called ${flow.form}`);
    const [visitor, opened] = await openForm(app, row);
    const page = await visitor.visit(opened);
    const button = findButton(page.html, row.button, row.nth);
    const { action, fields } = press(page.html, button, flow.typed ?? row.typed);
    // The second page sends the same fields again.
    if (row.confirm !== undefined) fields.set("intent", "confirm");
    const { pathname, search } = new URL(action || page.path, new URL(page.path, origin));
    return [{ visitor, path: pathname + search, fields }];
  }
  if ("paths" in flow)
    return flow.paths.map((path) => ({ visitor: as(flow.who), path: named[path] ?? path, fields: null }));
  const visitor = flow.who === "guest" ? app.visitor() : await customer(app);
  return [{ visitor, path: flow.post, fields: new URLSearchParams({ ...flow.fields }) }];
}

/** Sends it and opens the target of its redirect. */
async function send(
  { visitor, path, fields }: Step,
  { app, ask }: FuzzSite,
  mayRedirect: boolean,
): Promise<void> {
  const browser = sameBrowser(visitor, app);
  const expected = { mayFail: true, mayLink: true, mayRedirect };
  const init = fields ? { method: "POST", body: fields } : {};
  let { response, url } = await ask(browser, path, { ...init, headers: navigation }, expected);
  for (let hops = 0; hops < 3 && response.headers.has("Location"); hops += 1) {
    const target = new URL(response.headers.get("Location") ?? "", url);
    if (target.origin !== origin) return;
    ({ response, url } = await ask(
      browser,
      target.pathname + target.search,
      { headers: navigation },
      expected,
    ));
  }
}

function patternOf(name: EndpointName): string {
  const { method, path } = endpoints[name];
  return `${method} ${path.replace("{locale}", "cs").replaceAll(/\{\w+\}/gu, "*")}`;
}

/** Reads are the same in all cases, because nothing changes. */
function remembering(passOn: Fetch): Fetch {
  const known = new Map<string, Promise<Response>>();
  return async (request) => {
    const isChange = request.method !== "GET" || /\/anonymous\/cs$|\/logout$/u.test(request.url);
    if (isChange) return Response.json({ success: true }, { status: 201 });
    const key = `${request.url} ${request.headers.get("Authorization")}`;
    const answer = known.get(key) ?? passOn(request);
    known.set(key, answer);
    return (await answer).clone();
  };
}

/** The first answer to a call during the steps, each of which sends it. */
async function recorded(
  name: EndpointName,
  steps: readonly Step[],
  open: () => Promise<FuzzSite>,
): Promise<Response> {
  const answers: Response[] = [];
  for (const step of steps) {
    const before = answers.length;
    const site = await open();
    site.app.intercept(patternOf(name), async (request) => {
      const answer = await site.app.passOn(request);
      answers.push(answer.clone());
      return answer;
    });
    await send(step, site, true);
    if (answers.length === before) throw new Error(`${step.path} does not send ${name}`);
  }
  const [first] = answers;
  if (!first) throw new Error(`The flow of ${name} is empty`);
  return first;
}

interface Answered {
  readonly mutation: Mutation;
  readonly number: number;
  readonly field: Field;
}
interface Case {
  readonly given: Answered | HostileFile;
  /** Number of the step. */
  readonly at: number;
}

// A call that changes something needs its own site, for which a sample has no time.
const sample = Object.fromEntries(Object.entries(flows).filter(([, flow]) => "paths" in flow));

fuzz<Flow, Case>("answers", isFull ? flows : sample, async (flow, key) => {
  const name = key as EndpointName;
  const isChange = !("paths" in flow);
  const passOn = remembering(base.app.passOn);
  const empty = "empty" in flow && flow.empty;
  const after = "after" in flow && flow.after;
  async function openCold() {
    const site = await openFuzzSite(passOn);
    if (empty) site.app.intercept(patternOf(empty), () => Response.json([]));
    if (after) site.app.intercept(patternOf(after.call), () => Response.json(after.answer));
    return site;
  }
  const steps = (await stepsOf(flow, base)).slice(0, isFull ? undefined : 1);
  // A call that changes something runs once, at another site.
  const other = isChange ? await openFuzzSite() : null;
  const first = await (other
    ? recorded(name, await stepsOf(flow, other), async () => other)
    : recorded(name, steps, openCold));
  const { status } = first;
  const isFile = endpoints[name].answer === "bytes";
  const value: unknown = isFile ? null : await first.json().catch(() => null);

  function answer(given: Case["given"], real: unknown): Response {
    if ("bytes" in given) {
      const response = new Response(new Uint8Array(given.bytes));
      if (given.type !== null) response.headers.set("Content-Type", given.type);
      return response;
    }
    const body = mutated(real, given.field, given.mutation, given.number);
    return new Response(body, { status, headers: { "Content-Type": "application/json" } });
  }
  const at = fc.nat(20);
  const changed = (field: Field) =>
    fc.record({ mutation: mutations, number: fc.nat(400), field: fc.constant(field) });
  return {
    cases: isFile
      ? [fc.record({ given: hostileFiles, at })]
      : fieldsIn(value).map((field) => fc.record({ given: changed(field), at })),
    async expectSound({ given, at: number }) {
      const step = steps[number % steps.length];
      const site = await openCold();
      let calls = 0;
      site.app.intercept(patternOf(name), async (request) => {
        calls += 1;
        if (isChange || isFile || request.method !== "GET") return answer(given, value);
        const real = await passOn(request);
        return real.ok ? answer(given, await real.json()) : real;
      });
      if (step) await send(step, site, name === "startPayment" || name === "placeOrder");
      expect(calls, `${name} is sent by ${step?.path}`).toBeGreaterThan(0);
    },
  };
});
