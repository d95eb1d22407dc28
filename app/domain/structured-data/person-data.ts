import type { Person as PersonData } from "schema-dts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import { absolute, imageOf, theatreId, type Site } from "./site.ts";

export function person(site: Site, one: ListedPerson): PersonData {
  return {
    "@type": "Person",
    name: one.name,
    url: absolute(site, paths.person(one)),
    ...(one.function && { jobTitle: one.function }),
    ...(one.image && { image: imageOf(site, "person", one.image) }),
    // A guest is not employed by this theatre.
    ...(!one.asGuest && {
      worksFor: { "@type": "Organization", "@id": theatreId(site), name: site.theatre.name },
    }),
  };
}
