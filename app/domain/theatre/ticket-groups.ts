import { isSameId } from "#app/domain/id.ts";
import type { TicketCategory } from "./performance.ts";

/** A concession under its zone; `label` is its name without the zone's, as the zone stands above it. */
export interface Concession extends TicketCategory {
  readonly label: string;
}

/** A part of the hall at its full price, with its concessions. */
export interface TicketZone extends TicketCategory {
  readonly concessions: readonly Concession[];
}

/** The categories of a performance as its form shows them, each once and in the order of the performance. */
export interface TicketGroups {
  readonly zones: readonly TicketZone[];
  /** Categories for people with a wheelchair or a disability card, and for those who come with them. */
  readonly access: readonly TicketCategory[];
}

/** Without `concessionOf` and `isAccess` every category is a zone. */
export function groupTickets(categories: readonly TicketCategory[]): TicketGroups {
  const access = categories.filter(({ isAccess }) => isAccess);
  const others = categories.filter(({ isAccess }) => !isAccess);
  const zoneOf = ({ concessionOf }: TicketCategory) =>
    others.find((other) => other.concessionOf === null && isSameId(other.variantId, concessionOf));
  const zones = others.filter((other) => !zoneOf(other));
  return {
    access,
    zones: zones.map((zone) => ({
      ...zone,
      concessions: others
        .filter((other) => zoneOf(other) === zone)
        .map((other) => ({ ...other, label: withoutZone(other.name, zone.name) })),
    })),
  };
}

/** The zones that have concessions, if others have none; null if all zones are alike. */
export function zonesWithConcessions(zones: readonly TicketZone[]): readonly string[] | null {
  const reduced = zones.filter(({ concessions }) => concessions.length > 0);
  return reduced.length > 0 && reduced.length < zones.length ? reduced.map(({ name }) => name) : null;
}

/** Gross CZK; null if none of these performances has a concession. */
export function lowestConcession(evenings: readonly (readonly TicketCategory[])[]): number | null {
  const prices = evenings
    .flatMap((categories) => groupTickets(categories).zones)
    .flatMap(({ concessions }) => concessions.map(({ price }) => price));
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Separators between the names of a zone and of its concession. */
const joint = /^[\s,;:/|·–—-]+/u;

/** „Student“ of „Student, balkon“ and of „Balkon – student“; the whole name if it has no such part. */
function withoutZone(name: string, zone: string): string {
  const [whole, part] = [name, zone].map((text) => text.toLocaleLowerCase("cs"));
  if (whole === undefined || part === undefined || part === "") return name;
  const backwards = [...name].reverse().join("");
  const rest = whole.startsWith(part)
    ? afterJoint(name.slice(zone.length))
    : whole.endsWith(part)
      ? [...afterJoint(backwards.slice(zone.length))].reverse().join("")
      : "";
  return rest === "" ? name : rest.charAt(0).toLocaleUpperCase("cs") + rest.slice(1);
}

/** Empty without a separator between the names. */
function afterJoint(rest: string): string {
  return joint.test(rest) ? rest.replace(joint, "").trim() : "";
}
