import type { OpeningHoursSpecification, PerformingArtsTheater, PostalAddress } from "schema-dts";
import { daysOf, usualHours, type Weekday } from "#app/domain/theatre/box-office-hours.ts";
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
    logo: absolute(site, logoOf(site)),
    image: absolute(site, logoOf(site)),
    address: postalAddress(site),
    openingHoursSpecification: openingHours(site),
    ...(claim && { slogan: claim }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(ico && { taxID: ico }),
    ...(dic && { vatID: dic }),
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles }),
  };
}

function logoOf({ look }: Site): string {
  return look?.logo?.src ?? look?.mark ?? "/icon-512.png";
}

export function postalAddress({ theatre: { street, zip, city } }: Site): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: zip.replace("\u00a0", " "),
    addressLocality: city,
    addressCountry: "CZ",
  };
}

const dayNames = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

/** The regular hours, and every period of special hours that has not ended. */
function openingHours({ hours = usualHours, specialHours, now }: Site): OpeningHoursSpecification[] {
  const usual = hours.regular.map((row): OpeningHoursSpecification => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysOf(row).map((day) => dayNames[day]),
    opens: row.opens,
    closes: row.closes,
  }));
  const special = specialHours
    .filter(({ to }) => Date.parse(to) > Date.parse(now))
    .map(({ from, to, heading, text }): OpeningHoursSpecification => ({
      "@type": "OpeningHoursSpecification",
      name: heading,
      description: text,
      validFrom: from,
      validThrough: to,
    }));
  return [...usual, ...special];
}
