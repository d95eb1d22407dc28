import fc from "fast-check";
import { expect, test } from "vitest";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { fieldsOf, openForm, sameBrowser, messagesOf } from "../screens/answered-forms.ts";
import { customer } from "../screens/account-pages.ts";
import { postingForms, type PostingForm } from "../catalogue/forms.ts";
import { findButton, press } from "../support/forms.ts";
import { attribute, elements, parsePage, type Element } from "../support/page-queries.ts";
import { builtSite } from "../support/built-site.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { hostileText, hostileTexts } from "./payloads.ts";
import { fuzz, isFull } from "./plan.ts";
import { navigation, openFuzzSite, origin, sharedSite, type FuzzSite } from "./site.ts";
import { sharedVisitors, type Who } from "./visitors.ts";

/** Every field of every form that posts, and everything else that its action reads. */

/** Name and value. */
type Field = [string, string];

/** A form ready for its submission. */
interface Ready {
  readonly site: FuzzSite;
  readonly visitor: Visitor;
  readonly action: string;
  readonly fields: readonly Field[];
  /** Names of the fields that a visitor types into. */
  readonly typed: readonly string[];
}

const isTyped = ({ tagName, attrs }: Element): boolean =>
  tagName === "textarea" ||
  (tagName === "input" &&
    !/^(?:hidden|checkbox|radio|submit|button|number|password)$/u.test(
      attrs.find(({ name }) => name === "type")?.value ?? "text",
    ));

function ready(site: FuzzSite, visitor: Visitor, page: Page, { button, nth, typed }: PostingForm): Ready {
  const { action, fields } = press(page.html, findButton(page.html, button, nth), typed);
  const { pathname, search } = new URL(action || page.path, new URL(page.path, origin));
  const names = elements(page.html, "*", isTyped).map((field) => attribute(field, "name") ?? "");
  return {
    site,
    visitor,
    action: pathname + search,
    fields: [...fields],
    typed: [...fields.keys()].filter(
      (name) => names.includes(name) && name !== honeypotName && !/password|current/iu.test(name),
    ),
  };
}

/** Opens the form, again if a success has used it up: in the same browser, in a new one, or at a new site. */
async function opened(row: PostingForm, last: Ready | null): Promise<Ready> {
  const at = async (site: FuzzSite, visitor: Visitor, path: string) =>
    ready(site, visitor, await visitor.visit(path), row);
  const anew = async (site: FuzzSite) => at(site, ...(await openForm(site.app, row)));
  const ways = [
    ...(last ? [() => at(last.site, last.visitor, last.action), () => anew(last.site)] : []),
    // Only if most tests have their own site.
    ...(isFull || last ? [] : [async () => anew(await sharedSite())]),
  ];
  for (const open of ways) {
    const form = await open().catch(() => null);
    if (form) return form;
  }
  if (isFull) await last?.site.app.standalone?.close();
  return anew(await openFuzzSite());
}

interface Case {
  /** The changed fields by their numbers. */
  readonly changes: readonly [number, string][];
  readonly others: readonly Field[];
  readonly left: number | null;
  readonly isScript: boolean;
}

const value = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileTexts.numbers },
  { weight: 1, arbitrary: fc.constant("") },
);
const cases: fc.Arbitrary<Case> = fc.record({
  changes: fc.array(fc.tuple(fc.nat(60), value), { minLength: 1, maxLength: 3 }),
  others: fc.array(
    fc.tuple(
      fc.oneof(
        hostileText,
        fc.constantFrom("intent", "back", "redirect", "product", "email", "__proto__", "a[b]", "a.b[0]"),
      ),
      value,
    ),
    { maxLength: 1 },
  ),
  left: fc.option(fc.nat(60), { freq: 6 }),
  isScript: fc.nat(4).map((number) => number === 0),
});

fuzz<PostingForm, Case>("forms", postingForms, async (row) => {
  let form = await opened(row, null);
  return {
    cases,
    async expectSound({ changes, others, left, isScript }) {
      const { site, visitor, action, typed } = form;
      const fields = form.fields.map(([name, text], at): [string, string] => {
        const change = changes.find(([number]) => number % form.fields.length === at);
        return [name, change ? change[1] : text];
      });
      const isLeft = (at: number) => left !== null && left % fields.length === at;
      // As a browser sends it: with a replaced lone surrogate and CR LF at the end of lines.
      const sent = [...fields.filter((_, at) => !isLeft(at)), ...others];
      const browser = sameBrowser(visitor, site.app);
      const seen = await site.ask(browser, isScript ? `${action.replace(/(?=\?|$)/u, ".data")}` : action, {
        method: "POST",
        headers: isScript ? { ...navigation, Accept: "*/*", "Sec-Fetch-Mode": "cors" } : navigation,
        body: new URLSearchParams(sent),
      });
      const { status, headers } = seen.response;
      if (!isScript && [422, 429, 503].includes(status)) {
        // Of two fields with one name, which no browser sends, the page can show only one.
        const names = sent.map(([name]) => name);
        const once = typed.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
        expectTyped(seen, sent, once);
      }
      if (status === 429 && !isScript) return;
      if (status >= 400) return;
      const location = headers.get("Location");
      if (location?.startsWith("/")) await site.ask(browser, location, { headers: navigation });
      form = await opened(row, form);
    },
  };
});

/** The refused form contains the typed values. */
function expectTyped(
  { response, body, url }: { response: Response; body: string; url: string },
  sent: readonly Field[],
  typed: readonly string[],
): void {
  const html = parsePage(body);
  const shown = fieldsOf({ html, body } as Page);
  // A page shows no control characters, and an input of one line has no line breaks.
  const visible = (text: string) =>
    Buffer.from(text)
      .toString()
      .replace(/[\p{Cc}\s]+/gu, "");
  const has = new Set([...shown].map(visible));
  const lost = sent.filter(
    ([name, text]) => typed.includes(name) && text !== "" && !has.has(visible(`${name}=${text}`)),
  );
  expect(lost, `lost by ${url} ${response.status}: ${messagesOf({ html } as Page)}`).toEqual([]);
}

// A request that no page's form sends: every action with fields of all forms.

const { app, ask } = await sharedSite();
const { as, own } = await sharedVisitors();
const { build } = await builtSite();
const actions = Object.fromEntries(
  Object.values(build.routes).flatMap((route) =>
    route?.module.action ? [[`/${route.path ?? ""}`, route.path ?? ""] as const] : [],
  ),
);
const filled: Readonly<Record<string, string>> = {
  ":token": "abcdefghijkl",
  ":hash": "abcdefghijkl",
  ":id": "1",
  "*": "neni",
};

test("every action is known", () => {
  expect(Object.keys(actions).length).toBeGreaterThan(15);
});

const names = [
  ...new Set(Object.values(postingForms).flatMap(({ typed = {}, kept = {} }) => [...Object.keys(typed), ...Object.keys(kept)])),
  "intent", "product", "variant", "quantity", "note", "back", "code", "voucher", "guestEmail", "delivery", "payment", "branch", "choice", "popup", "currency",
  "id", "order", "total", "delivery.street", "company.ico", "phonePrefix", "subscribed",
]; // oxfmt-ignore
const intents = ["add", "quantity", "remove", "restore", "voucher-add", "voucher-remove", "clear", "choose", "order", "profile", "password", "delete", "save", "newsletter", "ares", "pay", "default"]; // oxfmt-ignore

interface Post {
  readonly who: Who;
  readonly fields: readonly Field[];
  readonly isScript: boolean;
}

fuzz<string, Post>("actions", actions, async (path, pattern) => ({
  cases: fc.record({
    who: fc.constantFrom<Who>("guest", "buyer", "customer"),
    fields: fc
      .tuple(
        fc.constantFrom(...intents),
        fc.array(
          fc.tuple(
            fc.constantFrom(...names),
            fc.oneof(value, fc.constantFrom("1", "105", "202", "on", "all", "intro", "CZ")),
          ),
          { maxLength: 12 },
        ),
      )
      .map(([intent, rest]) => [["intent", intent] satisfies Field, ...rest]),
    isScript: fc.boolean(),
  }),
  async expectSound({ who, fields, isScript }) {
    const known = own[pattern]?.[0] ?? `/${path.replace(/:\w+|\*/gu, (part) => filled[part] ?? "1")}`;
    const headers = { ...navigation, ...(isScript && { Accept: "*/*", "Sec-Fetch-Mode": "cors" }) };
    const to = isScript ? `${known === "/" ? "/_root" : known}.data` : known;
    // A sign-out ends the session of all copies of a browser.
    const visitor = who === "customer" && pattern === "/odhlaseni" ? await customer(app) : as(who);
    await ask(visitor, to, { method: "POST", headers, body: new URLSearchParams([...fields]) });
  },
}));
