import type { Fact, Food, Manufacturer, ProductFacts, Product } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";

/** Fibres of annex I to Regulation (EU) 1007/2011 in a theatre's goods, by the beginnings of words. */
const fibres =
  /(?<!\p{L})(bavln|vln|len(?!\p{L})|ln[uě]|hedváb|konop|jut|kašmír|angor|mohér|alpak|viskóz|modal|lyocel|acetát|akryl|polyamid|polyester|polypropylen|elastan|kupr)/giu;

function fibresOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.toLowerCase().matchAll(fibres)].map(([, fibre = ""]) => fibre.replace(/^ln.$/u, "len")),
  );
}

/**
 * Facts of the product page, made here so that the browser's code has no sentences for them. One composition: if the
 * product has its own, the page leaves out an attribute that states another one.
 */
export function productFacts(product: Product): ProductFacts {
  const { attributes, composition, food, manufacturer, responsiblePerson } = product;
  const shown =
    composition === null
      ? attributes
      : attributes.filter((attribute) => !contradicts(attribute, composition));
  const ingredients = composition === null ? [] : [{ name: "Složení", value: composition }];
  const isGoods = !product.deliveredByEmail && food === null;
  const tables = [
    { id: "parametry", title: "Parametry", rows: food ? shown : [...shown, ...ingredients] },
    ...(food ? foodTables(food, ingredients, manufacturer) : []),
    ...(isGoods ? [guarantee] : []),
  ];
  const makers = [manufacturer, responsiblePerson && inUnion(responsiblePerson)];
  return {
    tables: tables.filter(({ rows }) => rows.length > 0).map(typesetTable),
    makers: makers.filter((maker) => maker !== null).map(typesetMaker),
  };
}

/** The legal guarantee of conformity in short (Directive (EU) 2024/825); the cart has the notice. */
const guarantee = {
  id: "zaruka",
  title: "Zákonná záruka",
  rows: [
    { name: "Jak dlouho platí", value: "nejméně 2 roky od převzetí" },
    { name: "Když se projeví vada", value: "bezplatná oprava nebo výměna, jinak sleva nebo vrácení peněz" },
  ],
};

function contradicts({ name, value }: Fact, composition: string): boolean {
  if (/^složení$/iu.test(name)) return true;
  if (!/^materiál$/iu.test(name)) return false;
  const named = fibresOf(value);
  const known = fibresOf(composition);
  if (named.size === 0 || known.size === 0) return false;
  return named.size !== known.size || [...named].some((fibre) => !known.has(fibre));
}

function foodTables(food: Food, ingredients: readonly Fact[], manufacturer: Manufacturer | null) {
  const operator = food.operator ?? (manufacturer && `${manufacturer.name}, ${manufacturer.address}`);
  return [
    {
      id: "potravina",
      title: "Údaje o potravině",
      rows: [
        { name: "Název potraviny", value: food.name },
        ...ingredients,
        { name: "Čisté množství", value: food.netQuantity },
        ...(operator ? [{ name: "Provozovatel potravinářského podniku", value: operator }] : []),
        ...(food.nutritionExemption ? [{ name: "Výživové údaje", value: food.nutritionExemption }] : []),
      ],
    },
    ...food.nutrition.map(({ kind, per, values }, index) => ({
      id: `vyzivove-udaje-${index + 1}`,
      title: kind === null ? `Výživové údaje na ${per}` : `Výživové údaje na ${per}: ${kind}`,
      rows: values,
    })),
  ];
}

function inUnion(person: Manufacturer): Manufacturer {
  return { ...person, name: `Odpovědná osoba v EU: ${person.name}` };
}

function typesetTable({ id, title, rows }: ProductFacts["tables"][number]) {
  return {
    id,
    title: czech(title),
    rows: rows.map(({ name, value }) => ({ name: czech(name), value: czech(value) })),
  };
}

function typesetMaker({ name, address, email }: Manufacturer): Manufacturer {
  return { name: czech(name), address: czech(address), email };
}
