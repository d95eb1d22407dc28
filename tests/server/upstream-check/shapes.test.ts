import { describe, expect, test } from "vitest";
import { cartOf, check, lineWith, voucher } from "./small-office.ts";

interface Shape {
  readonly what: string;
  readonly path: string;
  readonly answer: unknown;
  readonly call: string;
  /** `path value`, as the check tells them. */
  readonly accepted?: readonly string[];
  readonly wrong?: readonly string[];
}

const cartPath = "/api/cart/anonymous/cs/temp-1";
const inCart = { path: cartPath, call: "guestCart" };
const line = (what: string, changes: object, told: Pick<Shape, "accepted" | "wrong">): Shape => ({
  ...inCart,
  what,
  answer: cartOf([lineWith(changes)]),
  ...told,
});
const withVoucher = (what: string, changes: object, told: Pick<Shape, "accepted" | "wrong">): Shape => ({
  ...inCart,
  what,
  answer: cartOf([lineWith({})], [{ ...voucher, ...changes }]),
  ...told,
});
const settings = (what: string, answer: unknown, told: Pick<Shape, "accepted" | "wrong">): Shape => ({
  what,
  path: "/api/settings/cs",
  call: "settings",
  answer,
  ...told,
});
const menu = (what: string, item: object, told: Pick<Shape, "accepted" | "wrong">) =>
  settings(what, [{ name: "topmenu", value: [{ text: "Divadlo", leave: false, ...item }] }], told);
const popup = (what: string, value: unknown, ...accepted: readonly string[]) =>
  settings(what, [{ name: "intropopup", value }], { accepted });
const posters = (what: string, banner: object, told: Pick<Shape, "accepted" | "wrong">): Shape => ({
  what,
  path: "/api/poster/all/cs",
  call: "posters",
  answer: {
    data: { "banner.popup_desktop": [{ title: "Premiéra", path: "banner", image: "a.jpg", ...banner }] },
  },
  ...told,
});
const me = (what: string, data: unknown, told: Pick<Shape, "accepted" | "wrong">): Shape => ({
  what,
  path: "/api/me",
  call: "me",
  answer: { data },
  ...told,
});
const countries = (what: string, answer: unknown, told: Pick<Shape, "accepted" | "wrong">): Shape => ({
  what,
  path: "/api/lists/countries",
  call: "countries",
  answer,
  ...told,
});

const submenu = [{ text: "Lidé", link: "/lide", leave: false }];

/** The shapes that the specification leaves open, and those that nothing can be made of. */
const shapes: readonly Shape[] = [
  line(
    "a category without id",
    { default_category: { name: "Nádobí", slug: "nadobi" } },
    {
      accepted: ['items.0.product.default_category {"name":"Nádobí","slug":"nadobi"}'],
    },
  ),
  line("a product id as text", { id: "5" }, { accepted: ['items.0.product.id "5"'] }),
  line("a product id of letters", { id: "HRN-5" }, { accepted: ['items.0.product.id "HRN-5"'] }),
  line("a price as text", { price: "100.50" }, { accepted: ['items.0.product.price "100.50"'] }),
  line("a price with its currency", { price: "100 Kč" }, { wrong: ['items.0.product.price "100 Kč"'] }),
  line("no price", { price: undefined }, { wrong: ["items.0.product.price nothing"] }),
  line("a product without slug", { slug: null }, { accepted: ["items.0.product.slug null"] }),
  line("no tax rate", { tax_rate: null }, { wrong: ["items.0.product.tax_rate null"] }),
  line("a tax rate without its object", { tax_rate: 21 }, { accepted: ["items.0.product.tax_rate 21"] }),
  line("a sale as 1", { is_price_sale_active: 1 }, { accepted: ["items.0.product.is_price_sale_active 1"] }),
  line(
    "a file with spaces and brackets",
    { main_image: "hrnek (1).jpg" },
    {
      accepted: ['items.0.product.main_image "hrnek (1).jpg"'],
    },
  ),
  line(
    "a file in a subfolder",
    { main_image: "2026/hrnek.jpg" },
    {
      accepted: ['items.0.product.main_image "2026/hrnek.jpg"'],
    },
  ),
  line(
    "a file that climbs",
    { main_image: "../hrnek.jpg" },
    {
      wrong: ['items.0.product.main_image "../hrnek.jpg"'],
    },
  ),
  {
    ...inCart,
    what: "a variant as an empty list",
    answer: cartOf([{ ...lineWith({}), variant: [] }]),
    accepted: ["items.0.variant []"],
  },
  {
    ...inCart,
    what: "a quantity as text",
    answer: cartOf([lineWith({}, "2")]),
    accepted: ['items.0.quantity "2"'],
  },
  { ...inCart, what: "a row of nothing", answer: cartOf([null]), wrong: ["items.0 null"] },
  { ...inCart, what: "rows in a map", answer: cartOf({ 0: lineWith({}) }), accepted: ["items a map"] },
  withVoucher("a voucher's id as text", { voucher_id: "3" }, { accepted: ['vouchers.0.voucher_id "3"'] }),
  withVoucher("a voucher without value", { value: null }, { accepted: ["vouchers.0.value null"] }),
  withVoucher(
    "an unknown kind of voucher",
    { voucher_type: "gift" },
    { accepted: ['vouchers.0.voucher_type "gift"'] },
  ),
  menu("the link #", { link: "#", submenu }, { accepted: ['0.value.0.link "#"'] }),
  menu("an empty link", { link: "", submenu }, { accepted: ['0.value.0.link ""'] }),
  menu("a link of null", { link: null, submenu }, { accepted: ["0.value.0.link null"] }),
  menu("a relative link", { link: "o-divadle", submenu }, { accepted: ['0.value.0.link "o-divadle"'] }),
  menu("an e-mail as link", { link: "mailto:a@b.cz" }, { accepted: ['0.value.0.link "mailto:a@b.cz"'] }),
  menu("a telephone as link", { link: "tel:+420123" }, { accepted: ['0.value.0.link "tel:+420123"'] }),
  menu("a submenu of null", { link: "/lide", submenu: null }, { accepted: ["0.value.0.submenu null"] }),
  menu(
    "a script as link",
    { link: "javascript:alert(1)", submenu },
    { wrong: ['0.value.0.link "javascript:alert(1)"'] },
  ),
  menu("an item without text", { text: "", link: "/lide" }, { wrong: ['0.value.0.text ""'] }),
  popup("a popup of true", true, "0.value true"),
  popup("a popup of 1", 1, "0.value 1"),
  popup("a popup of text 1", "1", '0.value "1"'),
  popup("a popup of text 0", "0", '0.value "0"'),
  popup("a popup of an empty text", "", '0.value ""'),
  popup("a popup as JSON text", '{"active":true}', '0.value "{\\"active\\":true}"'),
  popup("a popup with active of 1", { active: 1 }, "0.value.active 1"),
  settings(
    "settings as a map",
    { topmenu: [{ text: "E-shop", link: "/eshop" }] },
    { accepted: ["the answer a map"] },
  ),
  settings(
    "settings in data",
    { data: [{ name: "intropopup", value: { active: false } }] },
    { accepted: ["the answer a map"] },
  ),
  posters("a banner without title", { title: null }, { accepted: ["banner.popup_desktop.0 a map"] }),
  posters(
    "a banner's folder as a path",
    { path: "/images/banner/" },
    {
      accepted: ['banner.popup_desktop.0.path "/images/banner/"'],
    },
  ),
  posters(
    "a banner without title and picture",
    { title: "", image: null },
    { wrong: ["banner.popup_desktop.0 a map"] },
  ),
  countries(
    "countries by id",
    { data: [{ id: 1, name: "Česko" }] },
    { accepted: ['0 {"id":1,"name":"Česko"}'] },
  ),
  countries("a bare list", [{ code: "CZ", name: "Česko" }], {
    accepted: ['the answer [{"code":"CZ","name":"Česko"}]'],
  }),
  countries("a country without name", { data: [{ code: "CZ" }] }, { wrong: ["0.name nothing"] }),
  me("a customer's id as text", { id: "9", email: "a@b.cz" }, { accepted: ['id "9"'] }),
  me("a customer without id", { email: "a@b.cz" }, { accepted: ["the answer an object with email"] }),
  me("a customer without e-mail", { id: 9 }, { accepted: ["the answer an object with id"] }),
  me(
    "a map of scopes",
    { id: 9, email: "a@b.cz", scope: { shop: true } },
    { accepted: ["scope an object with shop"] },
  ),
  me("a customer that is none", "Jana", { wrong: ['the answer "xxxx"'] }),
];

describe("each shape is told with its field and its value", () => {
  test.each(shapes)("$what", async ({ path, answer, call, accepted = [], wrong = [] }) => {
    const checked = await check({ [path]: answer }, ["--cart", "temp-1", "--token", "t"]);
    const findings = checked.call(call)?.findings ?? [];
    const told = (kind: string) =>
      findings
        .filter((finding) => finding.kind === kind)
        .map((finding) => `${finding.path} ${finding.found.length > 40 ? "a map" : finding.found}`);
    expect({ accepted: told("accepted"), wrong: told("wrong") }).toEqual({ accepted, wrong });
    expect(checked.call(call)?.verdict).toBe(wrong.length > 0 ? "wrong" : "works");
    expect(checked.exitCode).toBe(wrong.length > 0 ? 1 : 0);
  });
});
