import { createHash } from "node:crypto";
import ical from "ical.js";
import { expect } from "vitest";
import { attribute, everyElement, parsePage, type Element } from "../support/page-queries.ts";
import { foreignHost, mark } from "./payloads.ts";

/** An answer in the form that all invariants judge. */
export interface Seen {
  readonly method: string;
  /** With the origin. */
  readonly url: string;
  readonly response: Response;
  readonly body: string;
}

interface Expected {
  /** The upstream fails: 503 is an expected status. */
  readonly mayFail?: boolean;
  /** Texts that only their visitor may see. */
  readonly personal?: readonly string[];
  /** The upstream's texts may link anywhere. */
  readonly mayLink?: boolean;
  /** The upstream sends the URL of its gateway. */
  readonly mayRedirect?: boolean;
}

/** Cookies that scripts may read, by their names without `__Host-`. */
const readable: readonly string[] = ["consent", "intro-popup", "newsletter-popup", "locale"];
const locale = /^locale=cs;/u;

/** Fails if an answer breaks a promise that holds for all answers, whatever the request. */
export function expectSound(
  seen: Seen,
  { mayFail = false, personal = [], mayLink = false, mayRedirect = false }: Expected = {},
): void {
  const { response, method, url } = seen;
  const { status, headers } = response;
  const where = `${method} ${url} → ${status}`;
  if (status >= 500) expect([where, mayFail ? 503 : "no failure"]).toEqual([where, status]);
  for (const [name, value] of [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
  ] as const) {
    expect(headers.get(name), where).toEqual(value);
  }
  expect(headers.get("Content-Security-Policy"), where).toEqual(
    expect.stringContaining("default-src 'none'"),
  );
  expect(
    [...headers.keys()].filter((name) => name.includes(mark)),
    where,
  ).toEqual([]);
  expectOwnTarget(seen, mayRedirect, where);
  expectFlags(seen, where);
  expectKeptImpersonal(seen, personal, where);
  expectNothingRuns(seen, { mayLink, mayRedirect }, where);
}

function expectOwnTarget({ response, url }: Seen, mayRedirect: boolean, where: string): void {
  const location = response.headers.get("Location");
  if (location === null) return;
  const target = new URL(location, url);
  if (mayRedirect) expect([where, target.protocol]).toEqual([where, expect.stringMatching(/^https?:$/u)]);
  else expect([where, target.origin, location]).toEqual([where, new URL(url).origin, location]);
}

function expectFlags({ response, url }: Seen, where: string): void {
  const isSecure = url.startsWith("https:");
  for (const line of response.headers.getSetCookie()) {
    const [pair = "", ...flags] = line.split(/;\s*/u);
    const name = pair.split("=")[0] ?? "";
    const plain = name.replace(/^__Host-/u, "");
    const owed = [
      "Path=/",
      "SameSite=Lax",
      ...(isSecure ? ["Secure"] : []),
      ...(readable.includes(plain) ? [] : ["HttpOnly"]),
    ];
    expect(
      owed.filter((flag) => !flags.includes(flag)),
      `${where}: flags that ${name} lacks`,
    ).toEqual([]);
    expect(
      flags.filter((flag) => /^domain=/iu.test(flag)),
      where,
    ).toEqual([]);
    if (isSecure && plain !== "locale") expect([where, name]).toEqual([where, `__Host-${plain}`]);
  }
}

/** A cacheable answer contains nothing of one visitor, and sets no cookie of one. */
function expectKeptImpersonal(
  { response, body, url }: Seen,
  personal: readonly string[],
  where: string,
): void {
  const control = response.headers.get("Cache-Control") ?? "";
  if (/no-store/u.test(control) || response.status === 304) return;
  const isStatic = response.status >= 300 && response.status < 400;
  if (!isStatic) expect([where, control]).toEqual([where, expect.stringMatching(/max-age|no-cache/u)]);
  const own = personal.filter(
    (text) => body.includes(text) || (response.headers.get("Location") ?? "").includes(text),
  );
  expect(own, `${where}, ${control}: personal`).toEqual([]);
  if (/public/u.test(control))
    expect(
      response.headers.getSetCookie().filter((line) => !locale.test(line)),
      where,
    ).toEqual([]);
  if (/^\/(?:ucet|kosik)(?:\/|\?|$)/iu.test(new URL(url).pathname))
    expect(control, where).not.toMatch(/public/u);
}

const urlAttributes =
  /^(?:href|src|action|formaction|xlink:href|poster|data|cite|background|ping|manifest|longdesc|codebase|from|to|values)$/u;
const leading = new Set([
  "base",
  "iframe",
  "frame",
  "object",
  "embed",
  "applet",
  "portal",
  "foreignobject",
  "animate",
  "set",
  "math",
]);
const loading = new Set([
  "script",
  "link",
  "img",
  "source",
  "video",
  "audio",
  "track",
  "use",
  "image",
  "input",
]);
/** Schemes of links that run nothing. */
const harmless = /^(?:https?|mailto|tel|geo|webcal):$/u;
const inert = /^(?:application\/(?:ld\+)?json|speculationrules)$/u;

/** Types that a browser shows without running scripts of them. */
const shown =
  /^(?:text\/(?:plain|csv|calendar|x-script)|application\/(?:json|pdf|zip|msword|vnd\.[\w.-]+|manifest\+json)|image\/(?:png|jpeg|webp|avif|x-icon)|font\/woff2)\b/u;
/** The site's own, from the build. */
const ownFiles = /^text\/(?:javascript|css)\b/u;

/** All values stay text: none becomes an element, an attribute, or a URL that runs. */
function expectNothingRuns(
  { response, body, url }: Seen,
  may: Pick<Expected, "mayLink" | "mayRedirect">,
  where: string,
): void {
  const type = response.headers.get("Content-Type") ?? "";
  if (body === "") return;
  if (type.startsWith("text/html")) {
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy, where).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*(?![.\w])/u);
    expect(policy.includes(mark), where).toBe(false);
    expect(body.includes("\0"), where).toBe(false);
    const found = everyElement(parsePage(body)).flatMap((element) =>
      faultsOf(element, { policy, url, ...may }),
    );
    expect(found, where).toEqual([]);
  } else if (type.startsWith("image/svg")) {
    // Sent unchanged: in a page a browser runs none of its scripts, and opened by itself this policy blocks them.
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy, where).toEqual(expect.stringMatching(/^default-src 'none';.* sandbox$/u));
    expect(policy, where).toEqual(expect.not.stringContaining("script-src"));
  } else if (/[/+]xml\b/u.test(type)) {
    expect([where, type, body.match(controls), body.toLowerCase().includes(`<${mark}`)]).toEqual([
      where,
      type,
      null,
      false,
    ]);
  } else if (type.startsWith("text/calendar")) expectCalendar(body, where);
  else if (type.startsWith("application/json"))
    expect(() => JSON.parse(body) as unknown, where).not.toThrow();
  else if (!ownFiles.test(type)) expect([where, type]).toEqual([where, expect.stringMatching(shown)]);
}

/** Characters that XML forbids. */
const controls = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u;

/** No value has become a property or an event. */
function expectCalendar(body: string, where: string): void {
  const [, properties, components] = ical.parse(body) as [string, [string][], [string, [string][]][]];
  const names = [...properties, ...components.flatMap(([, inner]) => inner)].map(([name]) => name);
  expect(
    names.filter((name) => name.includes(mark)),
    where,
  ).toEqual([]);
}

function faultsOf(
  element: Element,
  page: { policy: string; url: string } & Pick<Expected, "mayLink" | "mayRedirect">,
): string[] {
  const { tagName, attrs } = element;
  const origin = new URL(page.url).origin;
  const faults: string[] = [];
  const blame = (what: string) => faults.push(`<${tagName}> ${what}`);
  if (tagName.toLowerCase().includes(mark) || leading.has(tagName.toLowerCase())) blame("is foreign");
  if (tagName === "script" || tagName === "style") {
    const source = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    if (/json/u.test(attribute(element, "type") ?? ""))
      expect(() => JSON.parse(source) as unknown, source).not.toThrow();
    const isRun = tagName === "style" || !inert.test(attribute(element, "type") ?? "");
    const hash = createHash("sha256").update(source).digest("base64");
    if (isRun && source !== "" && (source.includes(mark) || !page.policy.includes(hash)))
      blame(`runs ${source.slice(0, 200)}`);
    if (isRun && source === "" && attribute(element, "src") === null) blame("is empty");
  }
  if (tagName === "meta" && attribute(element, "http-equiv") !== null) {
    const [, target = ""] = /^0;url=(.*)$/u.exec(attribute(element, "content") ?? "") ?? [];
    if (!page.mayRedirect || !/^https?:\/\//u.test(target)) blame("changes the answer");
  }
  for (const { name, value } of attrs) {
    if (name.startsWith("on") || name.includes(mark) || ["srcdoc", "style", "is", "ping"].includes(name))
      blame(`has ${name}`);
    const targets = /^(?:image)?srcset$/u.test(name)
      ? value.split(",").map((item) => item.trim().split(/\s/u)[0] ?? "")
      : [value];
    if (targets === undefined || !(urlAttributes.test(name) || name.endsWith("srcset"))) continue;
    for (const target of targets) {
      if (!URL.canParse(target, page.url)) continue;
      const { protocol, origin: to, host } = new URL(target, page.url);
      const isLoaded = loading.has(tagName) || name === "action" || name === "formaction";
      if (!harmless.test(protocol) && !(tagName === "img" && protocol === "data:")) blame(`${name}=${value}`);
      else if (isLoaded && protocol !== "data:" && to !== origin && attribute(element, "rel") !== "canonical")
        blame(`${name}=${value}`);
      else if (!page.mayLink && !page.mayRedirect && host.includes(foreignHost)) blame(`leads to ${value}`);
    }
  }
  return faults;
}
