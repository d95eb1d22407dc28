import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkTheatre, demoFolder, loadTheatre, TheatreError } from "#server/theatre/load-theatre.ts";
import { linkedPagesOf } from "#server/http/closed-paths.ts";
import { builtSite } from "../../support/built-site.ts";
import { folderOf } from "../../support/theatre-folder.ts";

const pages = linkedPagesOf((await builtSite()).build.routes);

const load = (files: Readonly<Record<string, string | Buffer>> = {}) => loadTheatre(folderOf(files), { isDemo: false }); // oxfmt-ignore

function problemsOf(files: Readonly<Record<string, string | Buffer>>): readonly string[] {
  try {
    load(files);
  } catch (error) {
    if (error instanceof TheatreError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("a theatre of four files is whole, and what it has not is absent", () => {
  const theatre = load();
  expect(theatre.settings["theatre"]).toMatchObject({ name: "Divadlo U Mostu" });
  expect(theatre.halls).toMatchObject([{ slug: "sal", description: "<p>Jeden <em>sál</em>.</p>" }]);
  expect(theatre.programme).toMatchObject([{ id: 1, day: "2026-11-21", time: "19:30", state: "on_sale" }]);
  expect(theatre.products).toEqual([]);
  expect(theatre.news).toEqual([]);
  expect(theatre.demo).toBeNull();
  expect(theatre.settings["boxoffice"]).toMatchObject({ regular: [], other_days: "closed" });
});

/** `halls.json` with a hall of ten seats in these rows. */
function hallOf(rows: readonly unknown[]) {
  const zones = [{ name: "Sál", price: 200, seats: 10, section: "Přízemí", rows }];
  return { "halls.json": JSON.stringify([{ slug: "sal", name: "Sál", description: "Sál.", zones }]) };
}

test.each([
  ["share the rest", ["A", { row: "B", seats: 4 }, "C"], [3, 4, 3]],
  [
    "all have numbers of their own",
    [
      { row: "A", seats: 4 },
      { row: "B", seats: 6 },
    ],
    [4, 6],
  ],
])("rows of a part of the plan %s", (_what, rows, expected) => {
  const [zone] = load(hallOf(rows)).halls[0]?.zones ?? [];
  expect(zone).toMatchObject({ section: "Přízemí", rows: expected.map((seats) => ({ seats })) });
});

test.each([
  ["too few seats", [{ row: "A", seats: 4 }]],
  ["too many seats", [{ row: "A", seats: 11 }]],
  ["none left for another row", [{ row: "A", seats: 10 }, "B"]],
  ["no equal share", ["A", "B", "C"]],
])("rows with %s together are refused", (_what, rows) => {
  expect(problemsOf(hallOf(rows))).toEqual([
    expect.stringMatching(/halls\.json.*rows.*must have 10 seats together/u),
  ]);
});

test("a production has a plan only with „plan: ano“", () => {
  const planned = (line: string) =>
    load({
      "productions/sal-a-hvezdy.md": `---\ntitle: A\nsummary: B.\nhall: sal\n${line}---\n\nText.\n`,
    }).productions.map(({ has_plan }) => has_plan);
  expect([planned("plan: ano\n"), planned("plan: ne\n"), planned("")]).toEqual([[true], [false], [false]]);
});

test("without hours of the box office the check names its payment of tickets", () => {
  const payments = "id;kind;name;price\n1;pokladna;V pokladně;0\n";
  expect(load({ "shop/payments.csv": payments }).unpayable).toEqual([
    "shop/payments.csv: V pokladně is not offered for tickets, because theatre.json has no hours in boxOffice",
  ]);
});

test("only the demonstration has what is in demo/", () => {
  const root = folderOf({ "demo/customers.json": "[]" });
  expect(loadTheatre(demoFolder, { isDemo: true }).demo?.customers).not.toHaveLength(0);
  expect(loadTheatre(root, { isDemo: false }).demo).toBeNull();
});

test.each([
  ["a Czech Excel", "\ufeffid;kind;name;price\r\n1;pokladna;Převodem;1 290,50\r\n;;;\r\n"],
  ["an Excel without UTF-8", Buffer.from("id;kind;name;price\n1;pokladna;P\xf8evodem;1290,5\n", "latin1")],
  ["everybody else", 'id,kind,name,price\n1,pokladna,"Převodem",1290.50\n'],
])("reads a table as %s saves it", (_, table) => {
  expect(load({ "shop/payments.csv": table }).payments).toEqual([
    { id: 1, kind: "desk", name: "Převodem", description: "", price: 1290.5, tax: 0, image: null },
  ]);
});

test.each([
  ["21. 11. 2026", "2026-11-21"],
  ["21.11.2026", "2026-11-21"],
  ["2026-11-21", "2026-11-21"],
  ["5. 12.", "--12-05"],
  ["29. 2.", "--02-29"],
])("reads the day %s", (written, day) => {
  const [evening] = load({ "programme.csv": `id;date;time;production\n1;${written};9:05;sal-a-hvezdy\n` }).programme; // oxfmt-ignore
  expect(evening).toMatchObject({ day, time: "09:05" });
});

test.each([
  ["29. 2. 2026", "must be a day of the calendar, such as 21. 11. 2026 or 2026-11-21, and is 29. 2. 2026"],
  ["v sobotu", "must be a day of the calendar, such as 21. 11. 2026 or 2026-11-21, and is v sobotu"],
])("refuses the day %s", (written, problem) => {
  expect(
    problemsOf({ "programme.csv": `id;date;time;production\n1;${written};19:00;sal-a-hvezdy\n` }),
  ).toEqual([`programme.csv, row 2, date: ${problem}`]);
});

test("names all problems at once, each with its file, place and field", () => {
  expect(
    problemsOf({
      "theatre.json": '{\n  "name": "Divadlo",\n  "claimm": "Věta.",\n  "ico": 27\n}',
      "news/Novinka.md": "---\ntitle: Novinka\npublished: včera\n---\n\nText.\n",
      "pages/rad.md": "Bez polí.\n",
      "shop/codes.csv": "code;percent;amount;pozn\nsleva;10;;x\nSLEVA;;;x\n",
      "shop/payments.csv": "id;kind;name;price\n1;bitcoin;Převodem;zdarma\n",
      "documents/documents.csv": "file;title;group;published\nchybi.pdf;Listina;Divadlo;1. 1. 2026\n",
    }),
  ).toEqual([
    "theatre.json, line 4, column 10, ico: must be a text",
    "theatre.json, line 3, column 13, claimm: is an unknown field",
    "pages/rad.md, line 1: must begin with its fields between two lines of three dashes",
    "news/Novinka.md: must be named in small letters, digits and dashes, such as rur.md",
    "news/Novinka.md, line 3, published: must be a day and a time such as 21. 11. 2026 10:00, and is včera",
    "news/Novinka.md, line 2, summary: is missing",
    "documents/documents.csv, row 2, file: the file documents/chybi.pdf does not exist",
    "shop/codes.csv, row 2, code: must be capital letters, digits and dashes",
    "shop/codes.csv, row 1, pozn: is an unknown column; known: code, kind, percent, amount, balance, for, uses, uses_each, minimum, from, to",
    "shop/codes.csv, row 3, amount: must have either percent or amount",
    "shop/payments.csv, row 2, kind: must be one of karta, převod, dobírka, pokladna, and is bitcoin",
    "shop/payments.csv, row 2, price: must be a price such as 290 or 290,00, and is zdarma",
  ]);
});

test("names the place of the break in a file that cannot be read", () => {
  expect(problemsOf({ "theatre.json": '{\n  "name": "Divadlo"\n  "claim": "Věta."\n}' })).toEqual([
    expect.stringMatching(/^theatre\.json, line 3, column 3: cannot be read: /u),
  ]);
  expect(problemsOf({ "pages/rad.md": '---\ntitle: "Řád\n---\n\nText.\n' })).toEqual([
    expect.stringMatching(/^pages\/rad\.md, line \d: cannot be read: /u),
  ]);
});

test("a missing theatre.json is one problem", () => {
  const root = folderOf({});
  rmSync(path.join(root, "theatre.json"));
  expect(() => loadTheatre(root, { isDemo: false })).toThrow("theatre.json: is missing");
});

test("a link out of the folder is refused, and one inside it is followed", () => {
  const root = folderOf({ "texts/rad.md": "---\ntitle: Řád\nupdated: 1. 9. 2026\n---\n\nText.\n" });
  mkdirSync(path.join(root, "pages"));
  symlinkSync(path.join(root, "texts/rad.md"), path.join(root, "pages/rad.md"));
  expect(loadTheatre(root, { isDemo: false }).pages).toMatchObject([{ slug: "rad", title: "Řád" }]);
  symlinkSync("/etc/hostname", path.join(root, "pages/jinam.md"));
  expect(() => loadTheatre(root, { isDemo: false })).toThrow(
    "pages/jinam.md: is a link that leads out of the folder",
  );
});

test("pictures are found by name, and read only from images/", async () => {
  const root = folderOf({
    "images/poster/sal-a-hvezdy.png": "picture",
    "images/scene/druha-1.jpg": "scene",
    "images/scene/sal-a-hvezdy-1.jpg": "without a caption",
  });
  cpSync(path.join(root, "productions/sal-a-hvezdy.md"), path.join(root, "productions/druha.md"));
  writeFileSync(path.join(root, "productions/druha.md"), "---\ntitle: Druhá\nsummary: Krátce.\nscenes: [Na scéně]\n---\n"); // oxfmt-ignore
  const { productions, picture } = loadTheatre(root, { isDemo: false });
  expect(productions.map(({ slug, image, scenes }) => [slug, image, scenes])).toEqual([
    ["druha", null, [{ image: "druha-1.jpg", caption: "Na scéně", credit: null }]],
    ["sal-a-hvezdy", "sal-a-hvezdy.png", []],
  ]);
  expect((await picture("poster", "sal-a-hvezdy.png"))?.toString()).toBe("picture");
  expect(await picture("poster", "../../theatre.json")).toBeNull();
  expect(await picture("..", "theatre.json")).toBeNull(); // oxfmt-ignore
});

test("a heading of a table belongs to its column", () => {
  const [page] = load({
    "pages/cenik.md": "---\ntitle: Ceník\nupdated: 1. 9. 2026\n---\n\n# Ceny\n\n| Sál | Cena |\n| --- | --- |\n| Malý | 100 |\n",
  }).pages; // oxfmt-ignore
  expect(page?.body).toContain("<h2>Ceny</h2>");
  expect(page?.body).toContain('<th scope="col">Sál</th>');
  expect(page?.body).toContain("<td>Malý</td>");
});

test("names whatever names nothing, and what is there twice", () => {
  expect(
    problemsOf({
      "theatre.json":
        '{ "name": "Divadlo", "contacts": [{ "slug": "kancelar", "kind": "department", "name": "Kancelář", "people": [{ "name": "Jan", "person": "jan" }] }] }',
      "people/eva.md": "---\ntitle: Eva\n---\n"
        .replace("title", "name")
        .replace("---\n", "---\ngroup: soubor\n"),
      "productions/sal-a-hvezdy.md":
        "---\ntitle: Sál\nsummary: Krátce.\nhall: pudorys\ngenre: drama\nproducts: [hrnek]\n---\n",
      "news/zprava.md":
        "---\ntitle: Zpráva\npublished: 1. 9. 2026 10:00\nsummary: Krátce.\nproduction: nic\ncategory: blog\n---\n",
      "shop/products/tricko.md":
        "---\nname: Tričko\nprice: 390\nadded: 1. 9. 2026\nbrand: dilna\ncategories: [obleceni]\n---\n",
      "shop/branches.csv": "id;delivery;name;street;city;zip\n1;9;Pokladna;Nábřeží 1;Lhota;110 00\n",
      "shop/deliveries.csv": "id;kind;name;price;payments\n1;zásilka;Poštou;99;karta\n",
      "shop/codes.csv": "code;percent\nSLEVA;10\nSLEVA;20\n",
      "programme.csv":
        "id;date;time;production;hall;moved_to\n1;21. 11. 2026;19:00;sal-a-hvezdy;sal;\n1;21. 11. 2026;19:00;nic;sal;7\n3;22. 11. 2026;19:00;;;\n",
    }),
  ).toEqual([
    "theatre.json, contacts, kancelar: person jan does not exist",
    "productions/sal-a-hvezdy.md, genre: genre drama does not exist",
    "productions/sal-a-hvezdy.md, hall: hall pudorys does not exist",
    "productions/sal-a-hvezdy.md, products: product hrnek does not exist",
    "people/eva.md, group: group of people soubor does not exist",
    "news/zprava.md, category: category of news blog does not exist",
    "news/zprava.md, production: production nic does not exist",
    "shop/products/tricko.md, brand: brand dilna does not exist",
    "shop/products/tricko.md, categories: category obleceni does not exist",
    "shop/branches.csv, id 1, delivery: delivery 9 does not exist",
    "shop/deliveries.csv, id 1, payments: payment of the kind card does not exist",
    "programme.csv, id: 1 is there more than once",
    "programme.csv, row 3, production: production nic does not exist",
    "programme.csv, row 3, moved_to: performance with the id 7 does not exist",
    "programme.csv, row 3, time: row 2 has another performance in this hall at this time",
    "programme.csv, row 4, title: is missing in a row without a production",
    "programme.csv, row 4, hall: is missing, and so is that of the production",
    "shop/codes.csv, code: SLEVA is there more than once",
  ]);
});

test("a moved or cancelled evening leaves its hall to another", () => {
  const table = "id;date;time;production;state\n1;21. 11. 2026;19:00;sal-a-hvezdy;zrušeno\n2;21. 11. 2026;19:00;sal-a-hvezdy;v prodeji\n"; // oxfmt-ignore
  expect(load({ "programme.csv": table }).programme).toHaveLength(2);
});

test("the check ends with 0 for a right folder, 1 for problems and 2 without a folder", async () => {
  expect(await checkTheatre([demoFolder], pages)).toEqual({
    lines: [expect.stringMatching(/ is in order: \d+ performances, \d+ titles, \d+ products, \d+ pages\.$/u)],
    // It plays in summer.
    notes: [expect.stringMatching(/^Note: productions\/sen-noci-svatojanske\.md: has no performance/u)],
    exitCode: 0,
  });
  expect(await checkTheatre([folderOf({ "theatre.json": "{}" })], pages)).toEqual({
    lines: ["theatre.json, line 1, column 1, name: is missing"],
    notes: [],
    exitCode: 1,
  });
  const refused = await Promise.all([[], ["/nowhere"], ["a", "b"]].map((args) => checkTheatre(args, pages)));
  expect(refused.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2]);
});

test("colours of theatre.json that are too alike are a problem, with one that would do", () => {
  const file = '{\n  "name": "Divadlo",\n  "colours": { "primary": "#5b8def" }\n}';
  expect(problemsOf({ "theatre.json": file })[0]).toBe(
    "theatre.json, line 3, colours: primary #5b8def on paper #fbf8f1 has a contrast of 3.0:1, and needs 4.5:1; #1b61e9 would do",
  );
});

test("days count from the first load in the demonstration, and nowhere else", () => {
  const evening = (date: string) => `id;date;time;production\n1;${date};19:00;sal-a-hvezdy\n`;
  const root = folderOf({ "programme.csv": evening("+7") });
  expect(loadTheatre(root, { isDemo: true }).programme).toMatchObject([{ day: 7 }]);
  expect(
    problemsOf({
      "programme.csv": evening("+7"),
      "shop/codes.csv": "code;percent;from;to\nSLEVA;10;-3;30\n",
      "news/zprava.md": "---\ntitle: Zpráva\nsummary: Krátce.\npublished: -11 10:00\n---\n",
      "productions/druha.md":
        "---\ntitle: Druhá\nsummary: Krátce.\nhall: sal\npremiere: 87\nderniere: 21. 11. 2026\n---\n",
    }),
  ).toEqual([
    "news/zprava.md, line 4, published: must be a date; -11 counts from the first load of the demonstration only",
    "productions/druha.md, line 5, premiere: must be a date; 87 counts from the first load of the demonstration only",
    "programme.csv, row 2, date: must be a date; +7 counts from the first load of the demonstration only",
    "shop/codes.csv, row 2, from: must be a date; -3 counts from the first load of the demonstration only",
    "shop/codes.csv, row 2, to: must be a date; 30 counts from the first load of the demonstration only",
  ]);
});

test("for each row without an id another one is proposed that is free", () => {
  const table =
    "id;date;time;production\n;21. 11. 2026;19:00;sal-a-hvezdy\n1041;22. 11. 2026;19:00;sal-a-hvezdy\n;včera;19:00;sal-a-hvezdy\n";
  expect(problemsOf({ "programme.csv": table })).toEqual([
    "programme.csv, row 2, id: is missing; 1042 is free",
    "programme.csv, row 4, id: is missing; 1043 is free",
    "programme.csv, row 4, date: must be a day of the calendar, such as 21. 11. 2026 or 2026-11-21, and is včera",
  ]);
});

test("a file of more than 20 MB is refused", () => {
  expect(problemsOf({ "pages/rad.md": Buffer.alloc(20 * 1024 * 1024 + 1, 32) })[0]).toBe(
    "pages/rad.md: must have at most 20 MB",
  );
});

test("fields that repeat each other by aliases without end are refused", () => {
  const lists = Array.from({ length: 9 }, (_, level) => `l${level}: &l${level} [${level === 0 ? "a" : Array(9).fill(`*l${level - 1}`).join(", ")}]`); // oxfmt-ignore
  expect(problemsOf({ "pages/rad.md": `---\n${lists.join("\n")}\n---\n` })).toEqual([
    expect.stringMatching(/^pages\/rad\.md, line 2: cannot be read: Excessive alias count/u),
  ]);
});

test("a comma after the last entry of a JSON file is no problem", () => {
  expect(load({ "theatre.json": '{ "name": "Divadlo", }' }).settings["theatre"]).toMatchObject({
    name: "Divadlo",
  });
});

test("a link to nowhere and a link to a folder are named, not followed", async () => {
  const root = folderOf({ "texts/rad.md": "---\ntitle: Řád\nupdated: 1. 9. 2026\n---\n" });
  symlinkSync(path.join(root, "texts"), path.join(root, "pages"));
  symlinkSync(path.join(root, "nowhere.md"), path.join(root, "texts/chybi.md"));
  expect(await checkTheatre([root], pages)).toEqual({
    lines: expect.arrayContaining([
      "pages: is a link to a folder; only files may be links",
      "texts/chybi.md: is a link to nowhere",
    ]),
    notes: [],
    exitCode: 1,
  });
});
