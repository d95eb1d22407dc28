import type { Id } from "#app/domain/id.ts";
import type { Found, Moved } from "#app/domain/found.ts";
import { paths } from "#app/domain/paths.ts";
import type { Person } from "#app/domain/theatre/person.ts";
import { readPerson } from "#server/upstream/resources/people.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";

/** A person by id; a slug that is not theirs makes it `moved`. */
export async function openPerson(
  context: RequestContext,
  { id, slug }: { readonly id: Id; readonly slug: string },
): Promise<Found<{ readonly person: Person }> | Moved> {
  const read = await readPerson(context.upstream, id);
  if (!read.ok) return notFoundBy(read.error);
  const person = read.value;
  return person.slug === slug ? { kind: "found", person } : { kind: "moved", to: paths.person(person) };
}
