import type { Attribute } from "#standalone/db/column-values.ts";

/** Chosen values by the attribute's name. */
type AttributeChoice = ReadonlyMap<string, ReadonlySet<string>>;

export function choiceOf(pairs: readonly Attribute[]): AttributeChoice {
  const choice = new Map<string, Set<string>>();
  for (const { name, value } of pairs) choice.set(name, (choice.get(name) ?? new Set()).add(value));
  return choice;
}

const inCzech = new Intl.Collator("cs", { numeric: true });

/**
 * Counts the products of each value of each attribute. `products`: attributes of the products that match all other
 * filters, and how many have the same ones; a product counts for a name when it matches the chosen values of every
 * other name. An attribute with only one value narrows nothing, so it is absent unless chosen.
 */
export function countAttributes(
  products: readonly { readonly attributes: readonly Attribute[]; readonly count: number }[],
  choice: AttributeChoice,
) {
  const counts = new Map<string, Map<string, number>>();
  for (const { attributes, count } of products) {
    const misses = [...choice].filter(
      ([name, values]) =>
        !attributes.some((attribute) => attribute.name === name && values.has(attribute.value)),
    );
    for (const [name, values] of choiceOf(attributes)) {
      const of = counts.get(name) ?? new Map<string, number>();
      counts.set(name, of);
      const fits = misses.every(([missed]) => missed === name);
      for (const value of values) of.set(value, (of.get(value) ?? 0) + (fits ? count : 0));
    }
  }
  return [...counts]
    .filter(([name, of]) => of.size > 1 || choice.has(name))
    .map(([name, of]) => ({ name, values: valuesOf(of) }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => bringsTogether(b) - bringsTogether(a) || inCzech.compare(a.name, b.name));
}

function valuesOf(counts: ReadonlyMap<string, number>) {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => inCzech.compare(a.value, b.value));
}

/** Sort key: a filter whose values match several products is more useful than one with a product per value. */
function bringsTogether({ values }: { readonly values: readonly { readonly count: number }[] }): number {
  return values.reduce((sum, { count }) => sum + count - 1, 0);
}
