import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { Person, PersonCard } from "#app/domain/theatre/person.ts";
import { readPeople, readPerson } from "#server/upstream/resources/people.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";

/** The theatre's people, groups in its own order. */
export async function listPeople(context: RequestContext): Promise<Block<readonly PersonCard[]>> {
  return toBlock(await readPeople(context.upstream), (people) => people);
}

export type OpenedPerson =
  | { readonly kind: "person"; readonly person: Person }
  /** A local path: the same person with the correct slug. */
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** A person by id; a slug that is not theirs makes it `moved`. */
export async function openPerson(
  context: RequestContext,
  { id, slug }: { readonly id: number; readonly slug: string },
): Promise<OpenedPerson> {
  const read = await readPerson(context.upstream, id);
  if (!read.ok) return { kind: read.error.kind === "not-found" ? "missing" : "failed" };
  const person = read.value;
  return person.slug === slug ? { kind: "person", person } : { kind: "moved", to: paths.person(person) };
}
