import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp } from "../support/open-app.ts";
import { rowsToTry } from "../support/night.ts";
import { slowTime } from "../support/slow-time.ts";
import type { Page } from "../support/visitor.ts";
import { divak } from "./signing-in.ts";

const demo = await openTestApp();
const person = {
  firstName: "Jana",
  lastName: "Nová",
  password: "dlouhé heslo",
  passwordAgain: "dlouhé heslo",
};

interface Row {
  readonly path: string;
  readonly button: string;
  readonly call: string;
  readonly more: Record<string, string>;
}

const forms: Row[] = [
  { path: paths.register(), button: "Založit účet", call: "POST /api/auth/register", more: person },
  {
    path: paths.forgotPassword(),
    button: "Poslat odkaz",
    call: "POST /api/auth/password/forgot",
    more: {},
  },
];

/** Everything that the visitor sees of an answer, without the parts that differ in every one. */
function seen(page: Page) {
  const headers = [...page.headers].filter(([name]) => name !== "x-request-id");
  return { status: page.status, path: page.path, headers, body: page.body };
}

test.each(forms)(
  "$path answers a known and a new address the same, after the same time",
  async ({ path, button, call, more }) => {
    const answers = [];
    // The upstream answers one of the two addresses sooner.
    for (const [email, takes] of [
      [divak.email, 250],
      ["nikdo@example.cz", 50],
    ] as const) {
      const time = slowTime();
      const app = await openTestApp({ upstreamFetch: demo.passOn, timer: time });
      app.intercept(call, (request) => {
        time.pass(takes);
        return demo.passOn(request);
      });
      const visitor = app.visitor();
      const started = time.now();
      const answer = await visitor.post(path, { email, ...more });
      const took = time.now() - started;
      answers.push({ took, first: seen(answer), after: seen(await answer.follow()) });
      expect((await visitor.visit(path)).has("button", button)).toBe(true);
    }
    const [known, unknown] = answers;
    expect(known?.took).toBe(2_800);
    expect(unknown).toEqual(known);
    expect(known?.first.status).toBe(303);
    expect(known?.after.path).toBe(`${path}?hotovo=1`);
  },
);

// The limit is one piece of code under both forms.
test.each(rowsToTry(forms, (_form, at) => at === 0))(
  "$path may be sent 100 times in 10 minutes, then says when to try again",
  async ({ path, button, call, more }) => {
    let now = new Date("2026-11-21T10:00:00Z");
    const app = await openTestApp({ upstreamFetch: demo.passOn, clock: () => now });
    app.intercept(call, () => Response.json({}, { status: 202 }));
    const visitor = app.visitor();
    const form = await visitor.visit(path);
    // Invalid forms are not counted, because a person corrects them.
    for (let wrong = 0; wrong < 12; wrong += 1)
      expect((await form.press(button, { email: "host", ...more })).status).toBe(422);
    for (let time = 0; time < 100; time += 1)
      expect((await form.press(button, { email: `${time}@example.cz`, ...more })).path).toContain("hotovo");
    const spoofed = { "X-Forwarded-For": "203.0.113.7", Forwarded: "for=203.0.113.7" };
    const refused = await visitor.post(path, { email: "100@example.cz", ...more }, spoofed);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("600");
    expect(refused).toShowNotice("Příliš mnoho pokusů. Zkuste to prosím znovu za 10 minut.");
    expect(refused.body).toContain('value="100@example.cz"');
    expect(app.calls.filter(({ method }) => method === "POST")).toHaveLength(100);
    now = new Date("2026-11-21T10:10:01Z");
    expect((await form.press(button, { email: "100@example.cz", ...more })).path).toContain("hotovo");
  },
);

test.each(forms)(
  "$path delays submits quicker than a person's, and refuses none",
  async ({ path, button, call, more }) => {
    let now = new Date("2026-11-21T10:00:00Z");
    const time = slowTime();
    const app = await openTestApp({ upstreamFetch: demo.passOn, clock: () => now, timer: time });
    app.intercept(call, () => Response.json({}, { status: 202 }));
    const visitor = app.visitor();
    const form = await visitor.visit(path);
    async function waitsOf(values: Record<string, string>): Promise<number[]> {
      const before = time.waits.length;
      const done = await form.press(button, { email: "host@example.cz", ...more, ...values });
      expect(done.path).toBe(`${path}?hotovo=1`);
      return time.waits.slice(before);
    }
    now = new Date("2026-11-21T10:00:00.500Z");
    expect(await waitsOf({})).toEqual([1_500, 800]);
    expect(await waitsOf({ formular: "" })).toEqual([2_000, 800]);
    // A forged form timestamp, hours ago.
    const early = Date.parse("2026-11-21T06:00:00Z").toString(36);
    expect(await waitsOf({ formular: `${early}-abc.podpis` })).toEqual([2_000, 800]);
    now = new Date("2026-11-21T18:00:00Z");
    expect(await waitsOf({})).toEqual([800]);
  },
);
