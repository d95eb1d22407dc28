import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
const shirt = demo.products.shirt.path;

/** The shirt with other fields, as another back office might send it. */
async function showing(fields: Record<string, unknown>) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs/101", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, ...fields } });
  });
  return other.visitor().visit(shirt);
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a product shows its prices, discount, description and similar products", async () => {
  const page = await showing({
    composition: "100 % bavlna",
    description: "<table><tr><th>A</th></tr></table>",
  });
  expect(page.status).toBe(200);
  expect(page.title).toBe("Tričko Vantroky · Divadlo Na Vantrokách");
  expect(page.text).toContain("Cena po slevě 442,50 Kč");
  expect(page.text).toContain("Původní cena 590,00 Kč");
  expect(page.text).toContain("Nejnižší cena za 30 dní před slevou: 590,00 Kč");
  expect(page.text).toContain("Sleva −25 %");
  expect(page.has("table")).toBe(true);
  expect(page.text).toContain("100 % bavlna");
  expect(page.has("heading", "Informace o výrobci a bezpečnosti")).toBe(true);
  expect(page.text).toContain("Textilka Břežanka s. r. o. (demo)");
  expect(page.has("heading", "Mohlo by se vám líbit")).toBe(true);
});

test("a product shows its availability: the few pieces left, or that it is sold out", async () => {
  const rowsOf = async (path: string) => {
    const page = await app.visitor().visit(path);
    return textOf(elements(page.html, "article")[0] ?? page.html);
  };
  expect(await rowsOf(demo.products.mug.path)).toContain("Skladem, poslední 3 ks");
  expect(await rowsOf("/116/pro-deti/manasek-broucek")).toContain("Vyprodáno");
});

test("the gallery shows thumbnails only of several images, numbered from 1", async () => {
  const many = await app.visitor().visit(shirt);
  expect(many.all("img").filter((name) => name.includes("obrázek"))).toEqual([
    "Tričko Vantroky, obrázek 1 z 3",
    "Tričko Vantroky, obrázek 2 z 3",
    "Tričko Vantroky, obrázek 3 z 3",
  ]);
  const big = elements(many.html, "a").map((link) => attribute(link, "href") ?? "");
  expect(big).toContain("/images/product/big/101-tricko-vantroky.svg");
  const one = await app.visitor().visit(demo.products.gingerbread.path);
  expect(one.all("img").filter((name) => name.includes("Perník"))).toEqual(["Perník Dudák 60 g"]);
});

test("the headers of a page name its first photograph in the widths of its picture", async () => {
  const page = await showing({ images: ["tricko.jpg"], main_image: "tricko.jpg" });
  const picture = elements(page.html, "img").find((one) => attribute(one, "fetchpriority") === "high");
  const [source, widths, sizes] = ["src", "srcset", "sizes"].map(
    (name) => picture && attribute(picture, name),
  );
  expect(widths).toContain("480w");
  expect(page.headers.get("Link")).toBe(
    `<${source}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${widths}"; imagesizes="${sizes}"`,
  );
});

test("a product without an image says so", async () => {
  const page = await showing({ images: [], main_image: null });
  expect(page.headers.has("Link")).toBe(false);
  expect(textOf(elements(page.html, "article")[0] ?? page.html)).toMatch(/^Nemá obrázek/u);
});

test("a food shows its ingredients, net quantity, operator and nutrition values", async () => {
  const energy = (kind: string, value: string) => ({
    kind,
    per: "100 g",
    values: [
      { name: "Energie", value },
      { name: "Tuky", value: "44 g" },
    ],
  });
  const food = {
    name: "Hořká čokoláda nebo mléčná",
    net_quantity: "70 g",
    nutrition: [energy("hořká", "2 421 kJ / 584 kcal"), energy("mléčná", "2 373 kJ / 571 kcal")],
  };
  const manufacturer = {
    name: "Divadlo U Mostu",
    address: "Mostní 1, 790 01 Doubrava",
    email: "m@priklad.example",
  };
  const page = await showing({ food, manufacturer, composition: "Hořká: kakaová hmota, cukr" });
  expect(page.has("heading", "Údaje o potravině")).toBe(true);
  const text = plain(page.text);
  for (const fact of [
    /Název potraviny Hořká čokoláda nebo mléčná/u,
    /Složení Hořká: kakaová hmota/u,
    /Čisté množství 70 g/u,
    /Provozovatel potravinářského podniku Divadlo U Mostu, .*Mostní 1/u,
    /Výživové údaje na 100 g: hořká Energie 2 421 kJ \/ 584 kcal Tuky 44 g/u,
    /Výživové údaje na 100 g: mléčná Energie 2 373 kJ/u,
  ])
    expect(text).toMatch(fact);
  const exemption = "bylinný čaj (příloha V bod 8 nařízení)";
  const tea = await showing({ food: { ...food, nutrition: [], nutrition_exemption: exemption } });
  expect(plain(tea.text)).toContain(`Výživové údaje ${exemption}`);
});

test("goods made outside the Union name their responsible person in it", async () => {
  const person = {
    name: "Dovoz s. r. o.",
    address: "Celní 1, 110 00 Praha 1",
    email: "dovoz@priklad.example",
  };
  const page = await showing({ responsible_person: person });
  expect(page.text).toContain("Textilka Břežanka");
  expect(plain(page.text)).toContain("Odpovědná osoba v EU: Dovoz s. r. o.");
  expect(plain(page.text)).toContain("Celní 1, 110 00 Praha 1");
  expect(attribute(page.the("link", person.email), "href")).toBe(`mailto:${person.email}`);
});

test.each([
  ["its description", { description: "<p>Tričko šijeme <b>na</b>&nbsp;<b>objednávku</b>.</p>" }],
  ["its perex", { perex: "Odešleme do týdne od objednání." }],
  ["its name", { name: "Tričko na objednávku" }],
  ["an attribute", { attributes: [{ name: "Výroba", value: "až na\u00a0objednávku" }] }],
  [
    "a variant",
    { variants: [{ id: 1, name: "S (na objednávku)", price: 1, availability: { code: "in_stock" } }] },
  ],
])("goods that %s calls made to order never show as in stock", async (_, fields) => {
  for (const code of ["in_stock", "last_pieces"]) {
    const one = {
      variants: [],
      has_variants: false,
      availability: { code, quantity: 3, days: null },
      ...fields,
    };
    const page = await showing({ description: "<p>Tričko.</p>", perex: "Tričko.", attributes: [], ...one });
    const article = textOf(elements(page.html, "article")[0] ?? page.html);
    expect(article).not.toContain("Skladem");
    expect(article).toContain("Na objednávku");
    expect(page.body).not.toContain("schema.org/InStock");
  }
});

test("one variant is on order, and the others are in stock", async () => {
  const page = await showing({ description: "<p>Velikost XXL šijeme na&nbsp;objednávku.</p>" });
  expect(textOf(elements(page.html, "article")[0] ?? page.html)).toMatch(/S\s?Skladem.*XXL\s?Do\s7\sdnů/u);
});

test.each([
  ["bavlna", "60 % bavlna, 40 % akryl", false],
  ["bavlna a akryl", "100 % bavlna", false],
  ["bavlna a akryl", "60 % bavlna, 40 % akryl", true],
  ["bavlněné plátno", "100 % bavlna", true],
  ["dřevo", "Oděv 100 % bavlna", true],
])(
  "the material „%s“ beside the composition „%s“ is shown only if they agree",
  async (value, composition, isShown) => {
    const page = await showing({ composition, attributes: [{ name: "Materiál", value }] });
    expect(/Materiál/u.test(textOf(elements(page.html, "article")[0] ?? page.html))).toBe(isShown);
    expect(plain(page.text)).toContain(`Složení ${composition}`);
  },
);

test("variants are radios with their own availability; a sold-out one cannot be chosen", async () => {
  const page = await app.visitor().visit(demo.products.hoodie.path);
  const radios = byRole(page.html, page.html, "radio");
  expect(radios).toHaveLength(4);
  const large = page.the("radio", /^L$/u);
  expect(attribute(large, "disabled")).not.toBeNull();
  expect(radios.filter((radio) => attribute(radio, "checked") !== null)).toEqual([radios[0]]);
});

test("?varianta= chooses a variant; a sold-out or unknown one is ignored", async () => {
  const visitor = app.visitor();
  const first = await visitor.visit(demo.products.hoodie.path);
  const values = byRole(first.html, first.html, "radio").map((radio) => attribute(radio, "value"));
  const chosen = async (variant: string | null | undefined) => {
    const page = await visitor.visit(`${demo.products.hoodie.path}?varianta=${variant}`);
    return byRole(page.html, page.html, "radio").findIndex((radio) => attribute(radio, "checked") !== null);
  };
  expect(await chosen(values[1])).toBe(1);
  expect(await chosen(values[2])).toBe(0);
  expect(await chosen("nesmysl")).toBe(0);
});

test("a variant is added to the cart without JavaScript, and its page opens again", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit(shirt);
  const medium = attribute(page.the("radio", /^M$/u), "value") ?? "";
  const after = await page.press(/^Do košíku$/u, { variant: medium, quantity: "2" });
  expect(after.path).toBe(shirt);
  expect(after).toShowNotice("Tričko Vantroky (M) jsme přidali do košíku.");
});

test("a product without a category has the word for it in its address", async () => {
  const page = await app.visitor().get(demo.products.badges.path);
  expect(page.status).toBe(200);
});

test.each([
  ["/105/kuchyne/hrnek-prestavka-300-ml", demo.products.mug.path],
  ["/105/domov/hrnicek", demo.products.mug.path],
  ["/101/x/y?varianta=3", `${shirt}?varianta=3`],
])("%s redirects to %s", async (from, to) => {
  expect(await app.visitor().get(from)).toRedirectTo(to, 301);
});

test.each(["/999999/domov/hrnek", "/abc/domov/hrnek", "/0/domov/hrnek"])(
  "%s does not exist",
  async (path) => {
    const page = await app.visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.statusText).toBe("This page could not be found");
  },
);

test("a sold-out product has no form", async () => {
  const page = await app.visitor().visit("/116/pro-deti/manasek-broucek");
  expect(page.text).toContain("Tohle zboží je vyprodané.");
  expect(textOf(elements(page.html, "article")[0] ?? page.html)).not.toContain("Do košíku");
});

test.each([
  ["its variants cannot be read", { variants: [{ id: "var_S", name: "S" }], has_variants: false }],
  ["it lacks the variants that it has", { variants: [], has_variants: true }],
])("a product says that it cannot be bought if %s", async (_why, fields) => {
  const page = await showing(fields);
  const article = textOf(elements(page.html, "article")[0] ?? page.html);
  expect(article).toContain("Tohle zboží teď koupit nejde: jeho varianty se nepodařilo načíst.");
  expect(article).not.toMatch(/Do košíku|Skladem/u);
  expect(page.body).not.toContain("schema.org/InStock");
});

test("what the theatre no longer sells says so, without a price and a form", async () => {
  const page = await showing({ discontinued: true, variants: [] });
  const article = textOf(elements(page.html, "article")[0] ?? page.html);
  expect(article).toContain("Už nenabízíme");
  expect(article).not.toContain("Do košíku");
  expect(article).not.toContain("Skladem");
  expect(page.body).toContain('content="noindex"');
  expect(page.body).not.toContain("schema.org/InStock");
});

test("a gift voucher takes a dedication, food says its unit price", async () => {
  const voucher = await app.visitor().visit(demo.products.voucherForTwo.path);
  const note = voucher.the("textbox", "Věnování");
  expect(attribute(note, "name")).toBe("note");
  expect(attribute(note, "maxlength")).toBe("160");
  const food = await app.visitor().visit(demo.products.gingerbread.path);
  expect(food.text).toContain("Měrná cena 1 416,67 Kč / kg");
});

test.each(["", "0", "1000", "kus"])(
  "„Do košíku“ with the quantity %j says why it fails, and keeps the dedication",
  async (quantity) => {
    const page = await app.visitor().visit("/202/poukazy/darkovy-poukaz");
    const refused = await page.press(/^Do košíku$/u, { quantity, note: "Milé babičce" });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/Zadejte prosím počet od 1 do 999\.|Pole musí/u);
    expect(elements(refused.html, "textarea").map(textOf)).toContain("Milé babičce");
  },
);

test("failed similar products cost only their block, and a failed product is no 404", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs/101/similar", () => json({}, 500));
  const page = await other.visitor().visit(shirt);
  expect(page.status).toBe(200);
  expect(page.has("button", "Do košíku")).toBe(true);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
  other.intercept("GET /api/products/cs/105", () => json({}, 500));
  expect((await other.visitor().visit(demo.products.mug.path)).status).toBe(503);
});
