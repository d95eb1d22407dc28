import { beforeAll, expect, test } from "vitest";
import { onlyReading, postingForms, withoutUpstream } from "../catalogue/forms.ts";
import { builtSite, ensureBuild } from "../support/built-site.ts";
import { rowsToTry } from "../support/night.ts";
import { openTestApp } from "../support/open-app.ts";
import { sourcesUnder } from "../support/source.ts";
import {
  expectKeptWithoutReadings,
  expectKept,
  expectTrue,
  keptOf,
  openForm,
  pressAt,
  sameBrowser,
  messagesOf,
  withOwnAddress,
} from "./answered-forms.ts";

beforeAll(ensureBuild);
await builtSite();
const app = await openTestApp();

const broken = (code: string) => () =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
const wait = { headers: { "Retry-After": "30" } };

/**
 * One answer to a change for each kind of failure; the tests of the client have all answers of each kind. `isOpen`: the
 * upstream may have made the change.
 */
const failures: Readonly<
  Record<string, { answer: () => Response | Promise<Response>; isOpen?: true; hasWait?: true }>
> = {
  "a refused connection": { answer: broken("ECONNREFUSED") },
  "a connection reset": { answer: broken("ECONNRESET"), isOpen: true },
  "429 with Retry-After": { answer: () => Response.json({}, { status: 429, ...wait }), hasWait: true },
  "200 with foreign JSON": { answer: () => Response.json({ service: "maintenance" }), isOpen: true },
  "404 in HTML": { answer: () => new Response("<h1>It works!</h1>", { status: 404 }) },
  // The last one: the site does not send the call again before its time.
  "503 with Retry-After": { answer: () => Response.json({}, { status: 503, ...wait }), hasWait: true },
};

test("every form that posts is in the catalogue, with an error beside its field", () => {
  const shared = /\/(?:post|validated|cart)-form\.tsx$/u;
  const posting = sourcesUnder("app").filter(
    ({ file, text }) =>
      /<(?:PostForm|ValidatedForm|CartForm)\b|method="post"/u.test(text) && !shared.test(file),
  );
  const known = Object.values(postingForms).flatMap(({ of = [] }) => of);
  expect([...new Set([...known, ...withoutUpstream, onlyReading])].toSorted()).toEqual(
    posting.map(({ file }) => file).toSorted(),
  );
  const unrefused = Object.entries(postingForms).filter(
    ([, { of, typed, refused }]) => of && typed && !refused,
  );
  // The errors of a plan stand above it; the answer of an order is a new document, which revalidates nothing.
  expect(unrefused.map(([name]) => name)).toEqual(["seats on the plan", "an order"]);
});

test.each(Object.entries(postingForms))("%s comes back as typed, with a true sentence", async (name, row) => {
  const [visitor, path] = await openForm(app, row);
  // No other form's failures have opened a circuit there.
  const site = await openTestApp({ upstreamFetch: app.passOn });
  const tried = Object.entries(failures).filter(([each]) => !(row.isReplaced && each === "404 in HTML"));
  for (const [failure, { answer, isOpen, hasWait }] of rowsToTry(
    tried,
    ([each]) => each === "a connection reset" || each === "404 in HTML",
  )) {
    const form = withOwnAddress(row);
    const own = sameBrowser(visitor, site);
    const page = await own.visit(path);
    site.intercept(form.call, answer);
    const calls = site.calls.length;
    const answered = await pressAt(own, page, form).finally(() => site.intercept(form.call, undefined));
    const where = `${name}, ${failure}: ${answered.status} ${messagesOf(answered)}`;
    expect(site.calls.length, where).toBeGreaterThan(calls);
    expectTrue(answered, form);
    expectKept(answered, form);
    const isTyped = keptOf(form).length > 0 && !form.call.startsWith("GET");
    if (isTyped) expect(answered.status, where).toBe(503);
    if (isTyped) expect(answered.headers.get("Retry-After"), where).toBe(hasWait ? "30" : null);
    if (isOpen && !form.isCertain) expect(messagesOf(answered), where).toMatch(/[Nn]evíme|možná/u);
  }
});

// All forms are in tests/faults/.
test.each(["an order", "a new address", "the newsletter"])(
  "%s comes back as it was typed while any reading around it fails",
  async (name) => {
    const row = postingForms[name];
    if (row) await expectKeptWithoutReadings(app, row);
    expect(row).toBeDefined();
  },
  60_000,
);
