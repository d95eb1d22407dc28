import type { OpeningHoursSpecification, PerformingArtsTheater, PostalAddress } from "schema-dts";
import { weekdayHours } from "#app/domain/theatre/opening-hours.ts";
import { absolute, theatreId, type Site } from "./site.ts";

/** The theatre with its address and box-office hours; for the home page and the contacts. */
export function theatre(site: Site): PerformingArtsTheater {
  const { name, claim, phone, email, ico, dic } = site.theatre;
  const socialProfiles = site.social.map(({ link }) => link).filter((link) => link.startsWith("http"));
  return {
    "@type": "PerformingArtsTheater",
    "@id": theatreId(site),
    name,
    url: absolute(site, "/"),
    logo: absolute(site, "/icon-512.png"),
    image: absolute(site, "/icon-512.png"),
    address: address(site),
    openingHoursSpecification: openingHours(site),
    ...(claim && { slogan: claim }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(ico && { taxID: ico }),
    ...(dic && { vatID: dic }),
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles }),
  };
}

export function address({ theatre: { street, zip, city } }: Site): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: zip,
    addressLocality: city,
    addressCountry: "CZ",
  };
}

/** The weekday hours, and every period of special hours that has not ended. */
function openingHours({ specialHours, now }: Site): OpeningHoursSpecification[] {
  const usual: OpeningHoursSpecification = {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: `${weekdayHours.from}:00`,
    closes: `${weekdayHours.to}:00`,
  };
  const special = specialHours
    .filter(({ to }) => Date.parse(to) > Date.parse(now))
    .map(({ from, to, heading, text }): OpeningHoursSpecification => ({
      "@type": "OpeningHoursSpecification",
      name: heading,
      description: text,
      validFrom: from,
      validThrough: to,
    }));
  return [usual, ...special];
}
