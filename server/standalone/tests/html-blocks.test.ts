import { expect, test } from "vitest";
import { blocksOf } from "#standalone/pdf/legal/html-blocks.ts";
import type { LeafletBlock } from "#standalone/pdf/leaflet.ts";

const paragraph = (text: string): LeafletBlock => ({ kind: "text", text });

test.each<[string, LeafletBlock[]]>([
  [
    "<h2>Nadpis</h2><h3>Menší</h3><p>Text &amp; „více“&nbsp;<b>tučně</b>.</p>",
    [
      { kind: "heading", text: "Nadpis" },
      { kind: "subheading", text: "Menší" },
      paragraph("Text & „více“\u00a0tučně."),
    ],
  ],
  [
    "<ul><li>jedna</li><li><p>dva</p></li></ul><p>konec</p>",
    [{ kind: "list", items: ["jedna", "dva"] }, paragraph("konec")],
  ],
  [
    "<ol><li>jedna<ul><li>uvnitř</li></ul></li><li>dva</li><li>tři</li></ol><ol><li>znovu</li></ol>",
    [
      { kind: "list", items: ["jedna"], first: 1 },
      { kind: "list", items: ["uvnitř"] },
      { kind: "list", items: ["dva", "tři"], first: 2 },
      { kind: "list", items: ["znovu"], first: 1 },
    ],
  ],
  [
    '<p>Viz <a href="/info/x">podmínky</a> a <a href="https://coi.example">ČOI</a>.</p>',
    [paragraph("Viz podmínky (https://d.cz/info/x) a ČOI (https://coi.example).")],
  ],
  ['<p><a href="mailto:a@b.cz">a@b.cz</a> <a href="javascript:x">x</a></p>', [paragraph("a@b.cz x")]],
  [
    "<p>Caf&eacute; &hellip; &#268;er&shy;stvě &neni; &amp;lt;</p>",
    [paragraph("Café … Čerstvě &neni; &lt;")],
  ],
  ["první<br>druhý&#10;&#x159;ádek", [paragraph("první\ndruhý řádek")]],
  [
    "<table><tr><th>Způsob</th><th>Cena</th></tr><tr><td>PPL</td><td>129 Kč</td></tr></table>",
    [paragraph("Způsob Cena"), paragraph("PPL 129 Kč")],
  ],
  [
    "<p>Otevřený <strong>odstavec<h2>Nadpis",
    [paragraph("Otevřený odstavec"), { kind: "heading", text: "Nadpis" }],
  ],
])("HTML as blocks of a document: %s", (html, blocks) => {
  expect(blocksOf(html, "https://d.cz")).toEqual(blocks);
});

test("a paragraph that is longer than a page is divided between words", () => {
  const blocks = blocksOf(`<p>${"slovo ".repeat(1_000)}</p>`, null);
  expect(
    blocks
      .map((block) => (block.kind === "text" ? block.text.length : 0))
      .every((length) => length > 0 && length <= 1_500),
  ).toBe(true);
  expect(blocks.map((block) => (block.kind === "text" ? block.text : "")).join(" ")).toBe(
    "slovo ".repeat(1_000).trim(),
  );
});

test("a local link has no address if the site's is unknown", () => {
  expect(blocksOf('<p><a href="/kosik">košík</a></p>', null)).toEqual([paragraph("košík")]);
});
