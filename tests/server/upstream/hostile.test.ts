import { describe, expect, test } from "vitest";
import { cleanHtml, safeLink } from "#server/upstream/hostile.ts";

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

describe("HTML", () => {
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
  ])("loses what could act: %s", (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /<(?:script|img|svg|iframe|style|form|input|base|meta|math)|\son\w+=|javascript:|evil\.example|style=|class=|\bid=/i,
    );
  });

  test("keeps text and structure", () => {
    const html = "<h2>Nadpis</h2><p>Text <strong>tučně</strong></p><ul><li>bod</li></ul>";
    expect(cleanHtml(html)).toBe(html);
  });

  test("keeps safe links and marks those that leave", () => {
    expect(cleanHtml('<a href="/eshop">a</a>')).toBe('<a href="/eshop">a</a>');
    expect(cleanHtml('<a href="https://x.example/">a</a>')).toBe(
      '<a href="https://x.example/" rel="noopener">a</a>',
    );
    expect(cleanHtml('<a href="mailto:a@b.example">a</a>')).toBe('<a href="mailto:a@b.example">a</a>');
  });

  test("has only one first heading on a page: its own become second ones", () => {
    expect(cleanHtml("<h1>Nadpis</h1>")).toBe("<h2>Nadpis</h2>");
  });

  test("is typeset", () => {
    expect(cleanHtml("<p>Sejdeme se v divadle &amp; u řeky.</p>")).toBe(
      "<p>Sejdeme se v\u00a0divadle &amp; u\u00a0řeky.</p>",
    );
  });
});
