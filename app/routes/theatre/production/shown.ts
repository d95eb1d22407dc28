import { paths } from "#app/domain/paths.ts";

/** What the address asks to see whole: the dates behind the first 3, on a phone the people behind the first 4 (§2). */
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

/** The title's address with the rest of one part asked for or not, at that part. */
export function pathShowing(production: { readonly slug: string }, shown: Shown, anchor: string): string {
  const query = new URLSearchParams(
    (["allDates", "allPeople"] as const).flatMap((part) => (shown[part] ? [[names[part], whole]] : [])),
  );
  const asked = query.size > 0 ? `?${query.toString()}` : "";
  return `${paths.production(production)}${asked}#${anchor}`;
}
