import type { SeedPerson } from "#standalone/seed/theatre-types.ts";
import { czech } from "#standalone/seed/typeset.ts";

export type Person = Omit<SeedPerson, "group" | "position">;

/** @param name The last word is the surname. */
export function person(
  id: number,
  slug: string,
  name: string,
  input: { readonly function?: string; readonly bio: string },
): Person {
  const surname = name.slice(name.lastIndexOf(" ") + 1);
  return { id, slug, name, surname, function: input.function ?? null, bio: czech(input.bio) };
}
