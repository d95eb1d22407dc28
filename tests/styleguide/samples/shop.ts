import type { Brand, Facets, NetPrice, ListedProduct } from "#app/domain/shop/product.ts";

export const price: NetPrice = { net: 288.4298, sale: null, taxRate: 21, lowest30Days: null };
export const salePrice: NetPrice = { ...price, net: 487.6033, sale: 365.7025, lowest30Days: 487.6033 };
const domestic = { id: 6, name: "Domov", slug: "domov" } as const;

const mug: ListedProduct = {
  id: 105,
  name: "Hrnek Přestávka 300\u00a0ml",
  slug: "hrnek-prestavka-300-ml",
  price,
  mainImage: "105-hrnek-prestavka.svg",
  category: domestic,
  brand: null,
  availability: { code: "last_pieces", quantity: 3, days: null },
  isNew: false,
  hasVariants: false,
};

/** A product in each state of its card. */
export const products: readonly ListedProduct[] = [
  mug,
  {
    ...mug,
    id: 101,
    name: "Tričko Ukázka",
    slug: "tricko-ukazka",
    mainImage: "102-mikina-zakulisi.svg",
    price: salePrice,
    hasVariants: true,
    availability: { code: "in_stock", quantity: null, days: null },
  },
  {
    ...mug,
    id: 122,
    name: "Ručně vyřezávaná marioneta Radius na sedmi nitích s\u00a0dřevěným vahadlem a\u00a0rozvěšovacím stojánkem",
    slug: "marioneta-radius",
    mainImage: "122-marioneta-radius.svg",
    isNew: true,
    availability: { code: "on_order", quantity: null, days: 14 },
  },
  {
    ...mug,
    id: 119,
    name: "Vinyl Kytice",
    slug: "vinyl-kytice",
    mainImage: null,
    availability: { code: "in_stock", quantity: null, days: null },
  },
  {
    ...mug,
    id: 116,
    name: "Maňásek Brouček",
    slug: "manasek-broucek",
    mainImage: "116-manasek-broucek.svg",
    availability: { code: "sold_out", quantity: null, days: null },
  },
];

export const brands: readonly Brand[] = [
  { name: "Dílna Ukázka", slug: "dilna-ukazka", logo: "papirna-listecek.svg", count: 12 },
  { name: "Keramika U\u00a0Jezu", slug: "keramika-u-jezu", logo: "keramika-u-jezu.svg", count: 1 },
  { name: "Nakladatelství beze značky", slug: "bez-znacky", logo: null, count: null },
];

export const facets: Facets = {
  categories: [
    { id: domestic.id, name: domestic.name, count: 8 },
    { id: 2, name: "Oblečení", count: 4 },
  ],
  brands: brands.map(({ slug, name, count }) => ({ slug, name, count: count ?? 0 })),
  availability: [
    { code: "in_stock", count: 9 },
    { code: "sold_out", count: 1 },
  ],
  sale: 3,
  price: { min: 85, max: 1890 },
  attributes: [
    {
      name: "Materiál",
      values: [
        { value: "dřevo", count: 3 },
        { value: "papír", count: 5 },
      ],
    },
  ],
};
