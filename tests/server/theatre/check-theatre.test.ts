import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import sharp from "sharp";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { leastOfPopups, leastWidths } from "#server/theatre/check-pictures.ts";
import { linkedPagesOf } from "#server/http/closed-paths.ts";
import { checkTheatre, demoFolder } from "#server/theatre/load-theatre.ts";
import { builtSite } from "../../support/built-site.ts";
import { filesUnder, root } from "../../support/output.ts";
import { folderOf } from "../../support/theatre-folder.ts";

type Files = Parameters<typeof folderOf>[0];

const pages = linkedPagesOf((await builtSite()).build.routes);

async function check(files: Files = {}) {
  const { lines, notes, exitCode } = await checkTheatre([folderOf(files)], pages);
  return { exitCode, texts: [...(exitCode === 0 ? [] : lines), ...notes] };
}

function picture(width: number, format: "png" | "jpeg" | "avif" = "png"): Promise<Buffer> {
  return sharp({ create: { width, height: 40, channels: 3, background: "#c8102e" } }).toFormat(format).toBuffer(); // oxfmt-ignore
}

const production = (fields: string, body = "Text.") =>
  `---\ntitle: Sál a hvězdy\nsummary: Krátce.\nhall: sal\n${fields}\n---\n\n${body}\n`;
const page = (body: string) => `---\ntitle: Řád\nupdated: 1. 9. 2026\n---\n\n${body}\n`;
const evenings = (...rows: readonly string[]) => `id;date;time;production\n${rows.join("\n")}\n`;
const person = "---\nname: Jana Nováková\ngroup: soubor\n---\n";
const house = (entries: string) => `{\n  "name": "Divadlo U Mostu",\n  ${entries}\n}`;
const groups = '"personGroups": [{ "slug": "soubor", "name": "Soubor" }]';
const small = await picture(200);

test("a folder in order has neither problems nor notes", async () => {
  expect(await check()).toEqual({ exitCode: 0, texts: [] });
});

test.each<[mistake: string, files: Files, texts: string | RegExp, exitCode: 0 | 1]>([
  [
    "JSON that cannot be read",
    { "theatre.json": '{\n  "name": "Divadlo"\n  "claim": "Věta."\n}' },
    /^theatre\.json, line 3, column 3: cannot be read: /u,
    1,
  ],
  [
    "an unknown name",
    { "productions/sal-a-hvezdy.md": production("genre: drama") },
    "productions/sal-a-hvezdy.md, genre: genre drama does not exist",
    1,
  ],
  [
    "a production that nobody plays",
    { "productions/druha.md": production("new: true") },
    "Note: productions/druha.md: has no performance in programme.csv, and neither soon nor derniere",
    0,
  ],
  [
    "a person that is missing",
    {
      "theatre.json": house(
        '"contacts": [{ "slug": "kancelar", "kind": "department", "name": "Kancelář", "people": [{ "name": "Jan", "person": "jan" }] }]',
      ),
    },
    "theatre.json, contacts, kancelar: person jan does not exist",
    1,
  ],
  [
    "a name that is nearly that of somebody with a page",
    {
      "theatre.json": house(groups),
      "people/jana-novakova.md": person,
      "productions/sal-a-hvezdy.md": production(
        "cast:\n  Hvězda: Petr Malý / Jana Nováková\n  Sál: Jana Novákova",
      ),
    },
    "Note: productions/sal-a-hvezdy.md, line 7, cast.Sál: Jana Novákova is nearly Jana Nováková, who has a page",
    0,
  ],
  [
    "a picture that is too small",
    { "images/poster/sal-a-hvezdy.png": small },
    "images/poster/sal-a-hvezdy.png, width: must be at least 480 pixels, and is 200",
    1,
  ],
  [
    "a picture whose name nothing has",
    { "images/poster/sal-a-hvezdy.jpeg": await picture(480, "jpeg") },
    "Note: images/poster/sal-a-hvezdy.jpeg: is shown nowhere: nothing has its name",
    0,
  ],
  [
    "a picture that is missing",
    { "productions/sal-a-hvezdy.md": production("scenes:\n  - Na mostě") },
    "productions/sal-a-hvezdy.md, line 6, scenes.0: picture images/scene/sal-a-hvezdy-1 does not exist",
    1,
  ],
  [
    "a picture that is none",
    { "images/poster/sal-a-hvezdy.jpg": "Plakát je v příloze." },
    /^images\/poster\/sal-a-hvezdy\.jpg: is no picture that the site can show: /u,
    1,
  ],
  [
    "two evenings in one hall at one time",
    { "programme.csv": evenings("1;21. 11. 2026;19:30;sal-a-hvezdy", "2;21. 11. 2026;19:30;sal-a-hvezdy") },
    "programme.csv, row 3, time: row 2 has another performance in this hall at this time",
    1,
  ],
  [
    "a link to nowhere",
    { "pages/rad.md": page("Čtěte [řád](/info/rad)\na [ceník](/info/cenik).") },
    "pages/rad.md, line 7, link: /info/cenik leads nowhere",
    1,
  ],
  [
    "colours that are too alike",
    { "theatre.json": house('"colours": { "primaryDark": "#e05050" }') },
    /^theatre\.json, line 3, colours: primaryDark #e05050 on paper #fbf8f1 has a contrast of \d\.\d:1, and needs 4\.5:1; #[\da-f]{6} would do$/u,
    1,
  ],
  [
    "the demo's account",
    { "pages/rad.md": page("Plaťte na účet 19-2000145399/0800.") },
    "pages/rad.md, line 6: has the bank account of the demonstration, 19-2000145399/0800",
    1,
  ],
  [
    "an evening without an id",
    { "programme.csv": evenings("1041;21. 11. 2026;19:30;sal-a-hvezdy", ";22. 11. 2026;19:30;sal-a-hvezdy") },
    "programme.csv, row 3, id: is missing; 1042 is free",
    1,
  ],
  [
    "a day that only the demonstration counts",
    { "pages/rad.md": page("Předprodej začíná {+7}.") },
    "pages/rad.md, line 6: must have a date; {+7} counts from the first load of the demonstration only",
    1,
  ],
])("a broken folder names its mistake: %s", async (_, files, result, exitCode) => {
  const [first, ...others] = (await check(files)).texts;
  expect(first).toEqual(typeof result === "string" ? result : expect.stringMatching(result));
  // A colour has several pairs.
  expect(others.every((other) => other.includes("colours"))).toBe(true);
  expect((await check(files)).exitCode).toBe(exitCode);
});

test("every picture that something names is there", async () => {
  const { texts } = await check({
    "theatre.json": house(
      '"partners": [{ "name": "Mlýn", "logo": "mlyn.svg" }],\n  "contacts": [{ "slug": "divadlo", "kind": "venue", "name": "Divadlo", "map": "mapa.svg", "people": [{ "name": "Jan", "image": "jan.jpg" }] }]',
    ),
    "banners.csv": "place;title;image\núvod;Sezona;sezona.jpg\n",
    "shop/brands.csv": "slug;name;logo\ndilna;Dílna;dilna.svg\n",
    "shop/deliveries.csv": "id;kind;name;price;image\n1;zásilka;Poštou;99;posta.svg\n",
    "shop/payments.csv": "id;kind;name;price;image\n1;dobírka;Dobírkou;0;karta.svg\n",
    "shop/products/hrnek.md":
      "---\nname: Hrnek\nprice: 290\nadded: 1. 9. 2026\nimages: [hrnek.png, hrnek-2.png]\n---\n",
    "images/product/hrnek.png": await picture(800),
  });
  expect(texts).toEqual([
    "theatre.json, line 3, partners: picture images/partner/mlyn.svg does not exist",
    "theatre.json, line 4, contacts: picture images/map/mapa.svg does not exist",
    "theatre.json, line 4, contacts: picture images/person/jan.jpg does not exist",
    "banners.csv, row 2, image: picture images/banner/sezona.jpg does not exist",
    "shop/brands.csv, row 2, logo: picture images/brand/dilna.svg does not exist",
    "shop/deliveries.csv, row 2, image: picture images/delivery/posta.svg does not exist",
    "shop/payments.csv, row 2, image: picture images/delivery/karta.svg does not exist",
    "shop/products/hrnek.md, line 5, images: picture images/product/hrnek-2.png does not exist; similar: images/product/hrnek.png",
  ]);
});

test("the check names a too narrow picture, and a picture that the site cannot read", async () => {
  const { texts } = await check({
    "banners.csv": "place;title;image\núvod;Sezona;sezona.jpg\nokno v telefonu;Sezona;telefon.jpg\n",
    "images/banner/sezona.jpg": await picture(leastWidths.banner - 1, "jpeg"),
    "images/banner/telefon.jpg": await picture(leastOfPopups, "jpeg"),
    "images/person/eva.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    "images/person/jan.avif": await picture(800, "avif"),
    "images/product/hrnek.svg": "<svg>".padEnd(513 * 1024),
  });
  expect(texts).toEqual([
    "images/banner/sezona.jpg, width: must be at least 960 pixels, and is 959",
    expect.stringMatching(/^images\/person\/jan\.avif: is no picture that the site can show: /u),
    "images/product/hrnek.svg: must have at most 512 KB",
    ...["person/eva.svg", "person/jan.avif", "product/hrnek.svg"].map(
      (name) => `Note: images/${name}: is shown nowhere: nothing has its name`,
    ),
  ]);
});

test("pictures must be as wide as the screens show them", () => {
  const widest = new Map<string, number>();
  for (const file of filesUnder("app").filter((name) => name.endsWith(".tsx"))) {
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [element, name] of text.matchAll(/<(Picture|Poster)\b.*?\/>/gsu)) {
      const folder = name === "Poster" ? "poster" : /folder="(\w+)"/u.exec(element)?.[1];
      const widths = [...(/widest=\{([^}]*)\}/u.exec(element)?.[1] ?? "").matchAll(/\d+/gu)].map(Number);
      if (folder) widest.set(folder, Math.max(widest.get(folder) ?? 0, ...widths));
    }
  }
  // A banner's folder is a value.
  expect({ banner: 960, ...Object.fromEntries(widest) }).toEqual(leastWidths);
});

test("links lead to what the folder has, to every screen, and out of the site", async () => {
  const files: Files = {
    "theatre.json": house(`"newsCategories": [{ "slug": "lide", "name": "Lidé" }],\n  ${groups}`),
    "people/jana-novakova.md": person.replace("group", "id: 5\ngroup"),
    "news/zprava.md":
      "---\ntitle: Zpráva\npublished: 1. 9. 2026 10:00\nsummary: Krátce.\ncategory: lide\n---\n\nText.\n",
    "documents/documents.csv": "file;title;group;published\nřád domu.pdf;Řád;Divadlo;1. 1. 2026\n",
    "documents/řád domu.pdf": "%PDF",
    "shop/categories.csv": "id;slug;name\n2;obleceni;Oblečení\n",
    "shop/brands.csv": "slug;name\ndilna;Dílna\n",
    "shop/products/tricko.md":
      "---\nname: Tričko\nprice: 390\nadded: 1. 9. 2026\nbrand: dilna\ncategories: [obleceni]\nimages: [tricko.png]\n---\n",
    "images/product/tricko.png": await picture(800),
  };
  const there =
    `/repertoar/sal-a-hvezdy /repertoar/sal-a-hvezdy#terminy /program?od=2026-11-21 /program/ /program/1.ics
    /vstupenky?termin=1 /lide/5/jana-novakova /aktuality/zprava /aktuality?kategorie=lide /info/rad
    /soubory/${encodeURIComponent("řád domu.pdf")} /2/obleceni /77/obleceni/tricko /eshop/znacky/dilna
    /hodnoceni?inscenace=sal-a-hvezdy /images/product/big/tricko.png #dole mailto:a@b.example tel:+420200000220
    https://jinde.example/cesta /program.ics /aktuality.xml ${pages.join(" ")}`.split(/\s+/u);
  const nowhere =
    `/blog /repertoar/rur /program/2.ics /vstupenky?termin=2 /lide/6/jana-novakova /aktuality/jina
    /aktuality?kategorie=jina /info/cenik /soubory/jiny.pdf /3/obleceni /77/obleceni/mikina /eshop/znacky/jina
    /images/product/big/mikina.png info/rad /%ff`.split(/\s+/u);
  const body = [...there, ...nowhere].map((link) => `[odkaz](${link})`).join("\n");
  const { texts } = await check({ ...files, "pages/rad.md": page(body) });
  expect(texts.map((value) => /link: (.*) leads nowhere$/u.exec(value)?.[1])).toEqual(nowhere);
});

test("links of menus, notices and banners are followed too", async () => {
  const { texts } = await check({
    "theatre.json": house(
      '"topMenu": [{ "text": "Hry", "link": "/hry", "submenu": [{ "text": "Program", "link": "/program" }, { "text": "Děti", "link": "/deti" }] }],\n  "bottomMenu": [{ "title": "My", "links": [{ "text": "Lidé", "link": "/kdo" }] }],\n  "notice": { "text": "Pozor", "link": "/pozor" },\n  "social": [{ "text": "Síť", "link": "https://sit.example/" }]',
    ),
    "banners.csv": "place;title;link\núvod;Sezona;/sezona\nokno;Program;/program\n",
  });
  expect(texts).toEqual([
    "theatre.json, line 3, link: /hry leads nowhere",
    "theatre.json, line 3, link: /deti leads nowhere",
    "theatre.json, line 4, link: /kdo leads nowhere",
    "theatre.json, line 5, link: /pozor leads nowhere",
    "banners.csv, row 2, link: /sezona leads nowhere",
  ]);
});

test("a theatre may link to every page of the route table without an id", () => {
  const own = pathsOf(routes).filter(
    ({ path: address, file }) =>
      !/[:*]/u.test(address) && file.endsWith(".tsx") && !file.includes("/endpoints/"),
  );
  expect(new Set(pages)).toEqual(new Set(own.map((item) => item.path)));
});

function pathsOf(
  entries: readonly RouteConfigEntry[],
  parent = "",
): readonly { readonly path: string; readonly file: string }[] {
  return entries.flatMap(({ path: own, file, index, children = [] }) => {
    const address = own === undefined ? parent : `${parent}/${own}`;
    const isPage = index || own !== undefined;
    return [...(isPage ? [{ path: address || "/", file }] : []), ...pathsOf(children, address)];
  });
}

test("the check names the demonstration's own texts once a file", async () => {
  const demo = JSON.parse(readFileSync(path.join(demoFolder, "theatre.json"), "utf8"));
  const text = [
    "Pište na dotazy@divadlonavantrokach.example nebo pokladna@divadlonavantrokach.example.",
    "V Divadle Na\u00a0Vantrokách, Mlýnská strouha 12, Doubravín",
    `IČO ${demo.ico}, telefon ${demo.phones[0].number.replaceAll(" ", "\u00a0")}, schránka ${demo.dataBox}`,
    "IBAN CZ65 0800 0000 1920 0014 5399",
  ].join("\n");
  const { texts } = await check({ "pages/rad.md": page(text), "halls.json": folderHalls("V Doubravíně.") });
  const { number } = demo.phones[0];
  expect(texts).toEqual([
    "pages/rad.md, line 6: has the e-mail domain of the demonstration, divadlonavantrokach.example",
    "pages/rad.md, line 7: has the name of the demonstration, Divadlo Na Vantrokách",
    "pages/rad.md, line 7: has the street of the demonstration, Mlýnská strouha 12",
    "pages/rad.md, line 7: has the town of the demonstration, Doubravín",
    `pages/rad.md, line 8: has the telephone number of the demonstration, ${number}`,
    `pages/rad.md, line 8: has the company number of the demonstration, ${demo.ico}`,
    `pages/rad.md, line 8: has the data box of the demonstration, ${demo.dataBox}`,
    "pages/rad.md, line 9: has the bank account of the demonstration, 19-2000145399/0800",
    "halls.json, line 1: has the town of the demonstration, Doubravín",
  ]);
});

function folderHalls(description: string): string {
  return JSON.stringify([{ slug: "sal", name: "Sál", description, zones: [{ name: "Sál", price: 200, seats: 50 }] }]); // oxfmt-ignore
}
