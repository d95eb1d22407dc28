import { paths } from "#app/domain/paths.ts";

/** Lists that the address expands: dates beyond the first 3, on a phone people beyond the first 4 (§2). */
export interface Shown {
  readonly allDates: boolean;
  readonly allPeople: boolean;
}

const names = { allDates: "terminy", allPeople: "lide" } as const;
const whole = "vse";

export function readShown(query: URLSearchParams): Shown {
  return {
    allDates: query.get(names.allDates) === whole,
    allPeople: query.get(names.allPeople) === whole,
  };
}

/** The title's address with one list expanded or collapsed, with that list as the fragment. */
export function pathShowing(production: { readonly slug: string }, shown: Shown, anchor: string): string {
  const query = new URLSearchParams(
    (["allDates", "allPeople"] as const).flatMap((part) => (shown[part] ? [[names[part], whole]] : [])),
  );
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return `${paths.production(production)}${search}#${anchor}`;
}
