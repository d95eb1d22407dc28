import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { ConfigError, readConfig } from "#server/operator/config.ts";
import { houseSchema } from "#server/theatre/house-schema.ts";
import { ibanOf, isAccount } from "#server/theatre/bank-account.ts";
import { loadTheatre, sentenceOf, TheatreError } from "#server/theatre/load-theatre.ts";
import { exampleFolder, identityWith } from "../../support/demo-theatre.ts";
import { root } from "../../support/output.ts";
import { folderOf } from "../../support/theatre-folder.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10z"/></svg>';

/** The theatre of a folder with these entries and `logo.svg`. */
const read = (
  entries: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = { "logo.svg": svg },
) => identityWith(entries, files);

function problemsOf(entries: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    read(entries);
  } catch (error) {
    if (error instanceof TheatreError)
      return error.problems.map((problem) => sentenceOf({ ...problem, place: null }));
    throw error;
  }
  return [];
}

test("the published JSON schema is that of the source", () => {
  const published = readFileSync(path.join(root, "docs/theatre.schema.json"), "utf8");
  expect(JSON.parse(published)).toEqual(z.toJSONSchema(houseSchema, { io: "input" }));
});

test("the published example is read whole, with its pictures and pages", () => {
  const { identity } = loadTheatre(exampleFolder, { isDemo: false });
  expect(identity?.theatre).toMatchObject({ name: "Modré divadlo", phone: "+420 200 000 220" });
  expect([...(identity?.files.keys() ?? [])].map((name) => name.replace(/-\w{12}/u, ""))).toEqual([
    "logo.svg",
    "znak.svg",
    "barvy.css",
  ]);
  expect(identity?.pages.get("obchodni-podminky")).toMatchObject({ kind: "text" });
});

test("a name is enough", () => {
  expect(read({})).toMatchObject({
    theatre: { name: "Divadlo U Mostu" },
    hours: null,
    topMenu: null,
    legal: [],
  });
});

test.each<[entries: Readonly<Record<string, unknown>>, problem: string]>([
  [{ nmae: "Modré" }, "nmae: is an unknown field"],
  [{ colours: { red: "#112233" } }, "colours.red: is an unknown field"],
  [{ colours: { primary: "blue" } }, "colours.primary: must be a colour such as #1d4ed8"],
  [{ name: "" }, "name: must not be empty"],
  [{ name: "Modré\ndivadlo" }, "name: must be one line without control characters"],
  [{ name: 5 }, "name: must be a text"],
  [{ ico: "123" }, "ico: must have eight digits"],
  [{ dic: "123" }, "dic: must be a tax number such as CZ00000019"],
  [{ dataBox: "x" }, "dataBox: must be the seven characters of a data box"],
  [{ emails: [{ address: "nic" }] }, "emails.0.address: must be an e-mail address"],
  [
    { phones: [{ number: "zavolejte" }] },
    "phones.0.number: must be a telephone number such as +420 200 000 120",
  ],
  [
    { bankAccount: { number: "19-2000145398/0800" } },
    "bankAccount.number: must be a bank account such as 19-2000145399/0800; check its digits",
  ],
  [
    { social: [{ text: "X", link: "javascript:alert(1)" }] },
    "social.0.link: must be a path such as /program or an http(s) address",
  ],
  [{ partners: [{ name: "X", url: "/x" }] }, "partners.0.url: must be an http(s) address"],
  [{ logo: "neni.svg" }, "logo: neni.svg is not in the folder"],
  [{ logo: "sub/../../logo.svg" }, "logo: sub/../../logo.svg is not in the folder"],
  [{ sharePicture: "logo.svg" }, "sharePicture: logo.svg must be a PNG of 1200 × 630"],
  [
    { boxOffice: { regular: [{ from: "monday", to: "friday", opens: "19:00", closes: "15:00" }] } },
    "boxOffice.regular.0: must close after it opens",
  ],
  [
    { boxOffice: { regular: [{ from: "monday", to: "friday", opens: "9:00", closes: "15:00" }] } },
    "boxOffice.regular.0.opens: must be a time such as 15:00",
  ],
  [
    { notice: { text: "X", from: "2026-12-24" } },
    "notice.from: must be a time with its zone, such as 2026-12-24T00:00:00+01:00",
  ],
  [
    { colours: { primary: "#5b8def" } },
    "colours: primary #5b8def on paper #fbf8f1 has a contrast of 3.0:1, and needs 4.5:1; #1b61e9 would do",
  ],
])("of %j the start says one sentence with its field", (entries, problem) => {
  expect(problemsOf(entries)[0]).toBe(`theatre.json, ${problem}`);
});

test("a picture that is neither PNG nor SVG is refused", () => {
  expect(() => read({ logo: "logo.svg" }, { "logo.svg": "<html></html>" })).toThrow(
    "logo: logo.svg must be a PNG, or an SVG with a viewBox or with a width and a height",
  );
});

test.each([
  [svg, { width: 30, height: 10 }],
  ['<svg width="60px" height="20" viewBox="0 0 3 1"></svg>', { width: 60, height: 20 }],
  ["<svg viewBox='0,0,12.5,8'></svg>", { width: 12.5, height: 8 }],
  ['<svg width="100%" viewBox="0 0 3 1"></svg>', { width: 3, height: 1 }],
])("the header knows the size of a logo before it loads: %s", (text, size) => {
  expect(read({ logo: "logo.svg" }, { "logo.svg": text }).look?.logo).toMatchObject(size);
});

test("a Markdown text is sanitized, and its headings are below the page's own", () => {
  const text = "# Kdo jsme\n\n<script>alert(1)</script>\n\n[odkaz](javascript:alert(1)) **tučně**";
  const page = read(
    {},
    { "pages/o-nas.md": `---\ntitle: O nás\nupdated: 1. 9. 2026\n---\n${text}` },
  ).pages.get("o-nas");
  expect(page).toMatchObject({ kind: "text", sections: [{ id: "oddil-kdo-jsme", title: "Kdo jsme" }] });
  const html = page?.kind === "text" ? page.html : "";
  expect(html).toContain("<strong>tučně</strong>");
  expect(html).not.toMatch(/<h1|script|javascript/u);
});

test("a page elsewhere stands in the footer if it is a legal one or says so", () => {
  const written = (fields: string) => `---\ntitle: Stránka\n${fields}\n---\n`;
  const { pages, legal } = read(
    {},
    {
      "pages/reklamace.md": written("updated: 1. 9. 2026"),
      "pages/pristupnost.md": written("url: https://jinde.example/pristupnost"),
      "pages/o-nas.md": written("updated: 1. 9. 2026"),
      "pages/pronajmy.md": written("updated: 1. 9. 2026\nfooter: ano"),
    },
  );
  expect(pages.get("pristupnost")).toEqual({ kind: "link", to: "https://jinde.example/pristupnost" });
  expect(legal).toEqual([
    { text: "Stránka", link: "https://jinde.example/pristupnost", instead: "/info/pristupnost" },
    { text: "Stránka", link: "/info/pronajmy" },
    { text: "Stránka", link: "/info/reklamace" },
  ]);
});

test("cards need a gateway, which only the demonstration has, and transfers an account", () => {
  const table = "id;kind;name;price\n1;karta;Kartou;0\n2;převod;Převodem;0\n3;pokladna;V pokladně;0\n";
  const kindsOf = (entries: Readonly<Record<string, unknown>>) =>
    loadTheatre(
      folderOf({
        "theatre.json": JSON.stringify({ name: "Divadlo", ...entries }),
        "shop/payments.csv": table,
      }),
      { isDemo: false },
    ).payments.map(({ kind }) => kind);
  expect(kindsOf({})).toEqual(["desk"]);
  expect(kindsOf({ bankAccount: { number: "2000145399/0800" } })).toEqual(["transfer", "desk"]);
});

test.each([
  ["19-2000145399/0800", "CZ65 0800 0000 1920 0014 5399"],
  ["2000145399/0800", "CZ79 0800 0000 0020 0014 5399"],
])("the IBAN of %s is %s", (number, iban) => {
  expect(isAccount(number)).toBe(true);
  expect(ibanOf(number)).toBe(iban);
});

test("a variable of an earlier version refuses the start, and says what to do", () => {
  try {
    readConfig({ THEATRE_FILE: "/config/theatre.json" });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    expect(error instanceof ConfigError && error.problems[0]).toMatch(
      /^THEATRE_FILE: a theatre is now a folder: .*THEATRE_DIR/u,
    );
  }
});
