import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, type ChildNode } from "postcss";
import { expect, test } from "vitest";
import { filesUnder, root } from "./support/output.ts";

const sheets = filesUnder("app")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
  .map(({ file, text }) => ({ file, text, tree: parse(text) }));

function sheet(file: string): string {
  return sheets.find((one) => one.file === file)?.text ?? "";
}

test("the layout changes at the specification's breakpoints and nowhere else", () => {
  const allowed = /^\((?:min-width: (?:768|1024|1200|1506)px|max-width: (?:767|1023|1199|1505)px)\)$/u;
  const odd = sheets.flatMap(({ file, tree }) => {
    const queries: string[] = [];
    // Cards may use container queries of any width: only the window has breakpoints.
    tree.walkAtRules("media", ({ params }) => {
      queries.push(...(params.match(/\((?:min|max)-width:[^)]*\)|\(\s*width\s*[<>][^)]*\)/gu) ?? []));
    });
    return queries.filter((query) => !allowed.test(query)).map((query) => `${file}: ${query}`);
  });
  expect(odd).toEqual([]);
});

test("body text starts at 18 px, red is the primary colour, the gap between columns is 15 px", () => {
  expect(sheet("app/styles/base.css")).toMatch(/html\s*\{[^}]*font-size: 18px;/u);
  expect(sheet("app/styles/tokens.css")).toMatch(/--red: #c8102e;/u);
  expect(sheet("app/styles/tokens.css")).toMatch(/--gap: 15px;/u);
});

test("a page is up to 1140 px wide, 1446 px on full HD", () => {
  expect(sheet("app/ui/container.module.css")).toMatch(/1140px[^@]*@media \(min-width: 1506px\)[^@]*1446px/u);
});

test("the motion that opens home takes at most 400 ms, and none is for visitors who want less", () => {
  const home = sheets.find(({ file }) => file === "app/routes/theatre/home/home.module.css");
  const motions: string[] = [];
  home?.tree.walkDecls("animation", (motion) => {
    const query = parentsOf(motion).find((rule) => "name" in rule && rule.name === "media");
    motions.push(`${motion.value.match(/\d+ms/u)?.[0]} ${query && "params" in query ? query.params : ""}`);
  });
  expect(motions).toHaveLength(3);
  expect(new Set(motions)).toEqual(new Set(["400ms screen and (prefers-reduced-motion: no-preference)"]));
});

function parentsOf({ parent }: ChildNode): readonly object[] {
  return parent && parent.type !== "root" && parent.type !== "document"
    ? [parent, ...parentsOf(parent as ChildNode)]
    : [];
}

test("what the server typesets as one word does not break in a rich text", () => {
  expect(sheet("app/components/rich-text.module.css")).toMatch(/\.text span \{\s*white-space: nowrap;/u);
});

test("every rule of every sheet is in a declared layer", () => {
  const layers = declaredLayers();
  const loose = sheets.flatMap(({ file, tree }) =>
    tree.nodes
      .filter((node) => !isLayered(node, layers))
      .map((node) => `${file}: ${node.toString().slice(0, 60)}`),
  );
  expect(layers).toEqual(["reset", "tokens", "base", "ui", "components", "shell", "screens"]);
  expect(loose).toEqual([]);
});

test.each([
  ["a rule before the layer", "a { color: red } @layer ui { b { color: red } }"],
  ["a layer that is not declared", "@layer elsewhere { b { color: red } }"],
  ["a media query outside of a layer", "@media print { b { color: red } }"],
  ["an import without its layer", '@import "leaflet/dist/leaflet.css";'],
  ["an order of layers of its own", "@layer screens, ui;"],
])("%s is noticed", (_, text) => {
  const found = parse(text).nodes.filter((node) => !isLayered(node, declaredLayers()));
  expect(found).toHaveLength(1);
});

function declaredLayers(): readonly string[] {
  const [order] = parse(sheet("app/styles/layers.css")).nodes.filter((node) => node.type === "atrule");
  return order?.params.split(/,\s*/u) ?? [];
}

/** A block of a declared layer, a sheet imported into one, or a rule outside of the cascade layers. */
function isLayered(node: ChildNode, layers: readonly string[]): boolean {
  if (node.type === "comment") return true;
  if (node.type !== "atrule") return false;
  if (node.name === "font-face") return true;
  if (node.name === "layer")
    return node.nodes ? layers.includes(node.params) : node.params === layers.join(", ");
  if (node.name !== "import") return false;
  const layer = /\blayer\(([^)]*)\)/u.exec(node.params)?.[1];
  // The sheets of app/styles wrap themselves in their layers.
  return layer === undefined ? /^"\.\/[\w-]+\.css"$/u.test(node.params) : layers.includes(layer);
}

test("every pair of text and background colours has a contrast of at least 4.5", () => {
  const tokens = sheet("app/styles/tokens.css");
  function luminance(name: string): number {
    const [, hex = ""] = new RegExp(`--${name}: #([\\da-f]{6}|[\\da-f]{3});`, "u").exec(tokens) ?? [];
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
      const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast([one, other]: readonly [string, string]): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  const pairs = [
    ...["ink", "muted", "red", "red-dark", "water", "ok", "danger"].map((word) => [word, "paper"] as const),
    ...["ink", "muted", "red"].map((word) => [word, "paper-2"] as const),
    ...["ink", "red", "red-dark", "water", "water-2"].map((ground) => ["paper", ground] as const),
    ["white", "red"],
    ["ink", "water-tint"],
    ["ink", "ok-tint"],
    ["ink", "red-tint"],
  ] as const;
  expect(pairs.filter((pair) => !(contrast(pair) >= 4.5)).map((pair) => pair.join(" on "))).toEqual([]);
});
