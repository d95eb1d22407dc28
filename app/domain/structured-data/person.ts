import type { Person as PersonData } from "schema-dts";
import { paths } from "#app/domain/paths.ts";
import type { ShownPerson } from "#app/domain/theatre/person.ts";
import { absolute, imageOf, theatreId, type Site } from "./site.ts";

export function person(site: Site, one: ShownPerson): PersonData {
  return {
    "@type": "Person",
    name: one.name,
    url: absolute(site, paths.person(one)),
    ...(one.function && { jobTitle: one.function }),
    ...(one.image && { image: imageOf(site, paths.person(one), "person", one.image) }),
    // This theatre does not employ a guest.
    ...(!one.asGuest && {
      worksFor: { "@type": "Organization", "@id": theatreId(site), name: site.theatre.name },
    }),
  };
}
