import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitizeAndTypeset, safeLink } from "#server/upstream/sanitize.ts";
import { addHeadingIds } from "#server/upstream/heading-ids.ts";

describe("links", () => {
  test.each([
    ["/eshop", "/eshop"],
    [" /info/obchodni-podminky#vraceni ", "/info/obchodni-podminky#vraceni"],
    ["https://www.divadlo.example/a?b=c", "https://www.divadlo.example/a?b=c"],
    ["HTTP://divadlo.example", "http://divadlo.example/"],
  ])("%j is kept", (link, kept) => {
    expect(safeLink(link)).toBe(kept);
  });

  test.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://user:pass@evil.example/",
    "https://",
    "eshop",
    "blob:https://x/1",
  ])("%j is no link", (link) => {
    expect(safeLink(link)).toBeNull();
  });
});

test("a link of two thousand characters is the longest", () => {
  const longest = `/${"a".repeat(1_999)}`;
  expect(safeLink(longest)).toBe(longest);
  expect(safeLink(`${longest}a`)).toBeNull();
});

test.each(["https://user@evil.example/", "https://:pass@evil.example/"])("%s is no link", (link) => {
  expect(safeLink(link)).toBeNull();
});

describe("HTML", () => {
  test.each([
    '<abbr title="Czech">a</abbr>',
    '<time datetime="2026-11-21">a</time>',
    '<ol start="3"><li>a</li></ol>',
    '<table><tr><th scope="col" colspan="2" rowspan="3">a</th><td colspan="2" rowspan="3">b</td></tr></table>',
    '<p lang="en">a</p>',
    '<a title="b" href="/eshop">a</a>',
    '<a href="tel:+420123456789">a</a>',
    '<a href="mailto:a@divadlo.example">a</a>',
    '<a href="#vraceni">a</a>',
    '<a rel="noopener" href="http://divadlo.example/">a</a>',
    '<a rel="noopener" href="https://divadlo.example/">a</a>',
    '<a href="/a?b=https://divadlo.example/">a</a>',
  ])("keeps %s as it is", (html) => {
    expect(sanitizeAndTypeset(html)).toContain(html);
  });

  test.each(["/\\x#a", "x:#a", "ftp://a#b", "nonsense", "nonsense#a"])("loses the address %s", (link) => {
    expect(sanitizeAndTypeset(`<a href="${link}">a</a>`)).toBe("<a>a</a>");
  });

  test.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg/onload=alert(1)>",
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(javascript:x)" onclick="x" class="x" id="x">',
    "<style>*{display:none}</style>",
    '<form action="https://evil.example"><input name="password"></form>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="//evil.example">a</a>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  ])("loses active content: %s", (html) => {
    expect(sanitizeAndTypeset(html)).not.toMatch(
      /<(?:script|img|svg|iframe|style|form|input|base|meta|math)|\son\w+=|javascript:|evil\.example|style=|class=|\bid=/i,
    );
  });

  test("keeps text and structure", () => {
    const html = "<h2>Nadpis</h2><p>Text <strong>tučně</strong></p><ul><li>bod</li></ul>";
    expect(sanitizeAndTypeset(html)).toBe(html);
  });

  test("keeps safe links and marks external ones", () => {
    expect(sanitizeAndTypeset('<a href="/eshop">a</a>')).toBe('<a href="/eshop">a</a>');
    expect(sanitizeAndTypeset('<a href="https://x.example/">a</a>')).toBe(
      '<a href="https://x.example/" rel="noopener">a</a>',
    );
    expect(sanitizeAndTypeset('<a href="http://x.example/">a</a>')).toBe(
      '<a href="http://x.example/" rel="noopener">a</a>',
    );
    expect(sanitizeAndTypeset('<a href="mailto:a@b.example">a</a>')).toBe(
      '<a href="mailto:a@b.example">a</a>',
    );
  });

  test("never adds a main heading to a page: h1 becomes h2", () => {
    expect(sanitizeAndTypeset("<h1>Nadpis</h1>")).toBe("<h2>Nadpis</h2>");
  });

  test("is typeset", () => {
    expect(sanitizeAndTypeset("<p>Sejdeme se v divadle &amp; u řeky.</p>")).toBe(
      "<p>Sejdeme se v\u00a0divadle &amp; u\u00a0řeky.</p>",
    );
  });
});

describe("typesetting", () => {
  test.each([
    ['<p>Hrajeme "Maryšu" - a v neděli taky.</p>', "<p>Hrajeme „Maryšu“~– a~v~neděli taky.</p>"],
    [
      "<p>Sejdeme se v <em>Praze</em> a <strong>u</strong> řeky</p>",
      "<p>Sejdeme se v~<em>Praze</em> a~<strong>u</strong>~řeky</p>",
    ],
    ['<p>"<em>Opona</em>" padá</p>', "<p>„<em>Opona</em>“ padá</p>"],
    ['<p>Řekl: "K</p><p>řece"</p>', "<p>Řekl: „K</p><p>řece“</p>"],
    ["<p>v<br>Praze k</p><p>nám</p>", "<p>v<br />Praze k</p><p>nám</p>"],
    ["<p>v\n   Praze</p>", "<p>v~Praze</p>"],
    ["<p>A pak... konec</p>", "<p>A~pak… konec</p>"],
    ['<p>Napište <code>a - "b" v c</code> a hotovo</p>', '<p>Napište <code>a - "b" v c</code> a~hotovo</p>'],
    ["<p>Od <b>9–11</b>, <code>2–3</code></p>", "<p>Od <b><span>9–11</span></b>, <code>2–3</code></p>"],
    ["<pre>a  - b\n c</pre>", "<pre>a  - b\n c</pre>"],
    ["<p>Otevřeno 15:00-19:00, 10 % sleva</p>", "<p>Otevřeno <span>15:00–19:00</span>, 10~% sleva</p>"],
  ])("%s", (html, expected) => {
    expect(sanitizeAndTypeset(html)).toBe(expected.replaceAll("~", "\u00a0"));
  });

  test.each([
    ["<h1>A</h1><h2>B</h2><h1>C</h1>", "<h2>A</h2><h3>B</h3><h2>C</h2>"],
    [
      "<h4>A</h4><h2>B</h2><h5>C</h5><h5>D</h5><h3>E</h3>",
      "<h2>A</h2><h2>B</h2><h3>C</h3><h3>D</h3><h3>E</h3>",
    ],
    ["<h2>A</h2><h4>B</h4><h6>C</h6><h4>D</h4>", "<h2>A</h2><h3>B</h3><h4>C</h4><h3>D</h3>"],
  ])("headings stay in order and skip no level: %s", (html, expected) => {
    expect(sanitizeAndTypeset(html)).toBe(expected);
  });

  test("a table is wrapped in a scrollable element, also by keyboard", () => {
    expect(sanitizeAndTypeset("<table><tr><td>1</td></tr></table>")).toBe(
      '<div role="group" aria-label="Tabulka" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    );
  });

  test("typesetting twice changes nothing", () => {
    const words = fc.constantFrom(
      '"',
      "v",
      "„Ano“",
      "'tak'",
      "-",
      "5-7",
      "x",
      "3",
      "<em>k</em>",
      "...",
      "<b>",
      "</b>",
      "a",
      "<br>",
      "&amp;",
      "“",
      "”",
      "rock'n'roll",
    );
    fc.assert(
      fc.property(
        fc.array(words).map((parts) => `<p>${parts.join(" ")}</p>`),
        (html) => {
          const once = sanitizeAndTypeset(html);
          expect(sanitizeAndTypeset(once)).toBe(once);
        },
      ),
    );
  });
});

test("sections of a long text are its h2 headings, each with its own id", () => {
  const { html, sections } = addHeadingIds(
    sanitizeAndTypeset(
      "<h2>Cena &amp; platba</h2><h3>a</h3><h2>Doručení <em>v EU</em></h2><h2>Cena &amp; platba</h2>",
    ),
  );
  expect(sections).toEqual([
    { id: "oddil-cena-platba", title: "Cena & platba" },
    { id: "oddil-doruceni-v-eu", title: "Doručení v\u00a0EU" },
    { id: "oddil-cena-platba-2", title: "Cena & platba" },
  ]);
  for (const { id } of sections) expect(html).toContain(`<h2 id="${id}">`);
});
