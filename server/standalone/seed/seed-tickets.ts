import { sql, type Transaction } from "kysely";
import type {
  Evening,
  Hall,
  HallZone,
  Production,
  TheatreContent,
  Wheelchairs,
} from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { netOf } from "#standalone/domain/money.ts";
import type { VariantIds } from "./ids.ts";
import type { KnownEvenings } from "./kept-evenings.ts";
import { withKeptPlaces } from "./kept-places.ts";
import { removeOthers, sync } from "./sync.ts";
import { czech } from "./typeset.ts";

/** The id of a ticket's product is this number plus the performance's id. Ids of its variants have one digit more. */
const firstProduct = 100_000;
/** § 1837 letter j) of the Civil Code. */
const notWithdrawable =
  "Vstupenku na určitý termín nelze vrátit bez důvodu (§ 1837 písm. j) občanského zákoníku).";

const sold = new Set<Evening["state"]>(["on_sale", "few_left", "presale_soon"]);

/** What the shop sells of an evening in the theatre; null: nothing. */
export function saleOf(evening: Evening, { productions, halls }: TheatreContent): Sale | null {
  if (!sold.has(evening.state) || evening.ticket_url !== null) return null;
  const production = productions.find(({ slug }) => slug === evening.production);
  const hall = halls.find(({ slug }) => slug === (evening.hall ?? production?.hall));
  const price = evening.price ?? production?.price;
  return production && hall && price ? { production, hall, price } : null;
}

interface Sale {
  readonly production: Production;
  readonly hall: Hall;
  /** Whole CZK. */
  readonly price: readonly [from: number, to: number];
}

interface Writing {
  readonly content: TheatreContent;
  readonly now: Date;
  /** Percent; for evenings put on sale from now on. */
  readonly ticketVat: number;
  readonly evenings: KnownEvenings;
  readonly variantId: VariantIds;
}

/**
 * Tickets of the theatre's evenings that are or will be on sale. An evening with tickets, or with places in carts, can
 * only gain places. Returns the offered products.
 */
export async function seedTickets(
  trx: Transaction<Tables>,
  { content, now, ticketVat, evenings, variantId }: Writing,
): Promise<{ readonly products: readonly number[]; readonly variants: readonly number[] }> {
  const known = await trx
    .selectFrom("products")
    .select(["id", "tax_rate"])
    .where("id", ">=", firstProduct)
    .execute();
  const rates = new Map(known.map(({ id, tax_rate }) => [id, Number(tax_rate)]));
  const selling = content.programme.flatMap((evening) => {
    const sale = saleOf(evening, content);
    const taxRate = rates.get(firstProduct + evening.id) ?? ticketVat;
    return sale ? [ticketsOf({ ...sale, content, evening, taxRate, variantId })] : [];
  });
  const products = selling.map(({ product }) => ({ ...product, created_at: now }));
  await sync(trx, "products", products, { key: ["id"], first: ["created_at", "stock"] });
  const variants = selling.flatMap((item) => item.variants);
  await sync(trx, "variants", variants, { key: ["id"], first: ["stock"] });
  const isKept = (id: number) => evenings.get(id)?.isSold === true || evenings.get(id)?.isInCarts === true;
  const keptIds = [...evenings.keys()].filter(isKept);
  const zones = await withKeptPlaces(trx, selling.flatMap((item) => item.zones), isKept); // oxfmt-ignore
  const categories = selling.flatMap((item) => item.categories);
  await sync(trx, "ticket_zones", zones, { key: ["performance_id", "name"] });
  await sync(trx, "ticket_categories", categories, { key: ["variant_id"] });
  const where = sql<boolean>`t.performance_id <> all(${keptIds}::integer[])`;
  await removeOthers(trx, "ticket_categories", categories, { key: ["variant_id"], where });
  await removeOthers(trx, "ticket_zones", zones, { key: ["performance_id", "name"], where });
  return { products: products.map(({ id }) => id), variants: variants.map(({ id }) => id) };
}

interface Selling extends Sale {
  readonly content: TheatreContent;
  readonly evening: Evening;
  readonly taxRate: number;
  readonly variantId: VariantIds;
}

function ticketsOf({ evening, production, hall, price, taxRate, variantId, content }: Selling) {
  const { reductions, wheelchairs } = content.tickets;
  const { id, state } = evening;
  const product_id = firstProduct + id;
  const title = evening.title ?? production.title;
  const seats = pricedZones(hall, price);
  const last = seats.filter(({ rows }) => rows).at(-1) ?? seats[0];
  const pairedRow = czech(hall.wheelchair_row ?? "");
  const wheelchair: HallZone = {
    name: czech("Místo pro vozík"),
    price: last?.price ?? 0,
    seats: 2 * (wheelchairs?.pairs ?? 0),
    rows: [{ row: pairedRow, seats: 2 * (wheelchairs?.pairs ?? 0) }],
    section: (seats.find(({ rows }) => rows?.some(({ row }) => pairedRow.startsWith(row))) ?? seats[0])
      ?.section,
  };
  const zones = hall.step_free && wheelchairs ? [...seats, wheelchair] : seats;
  // Concessions are not for premieres and evenings with prices of their own; they stand in the cheapest part with seats.
  const isSpecial = evening.labels.includes("premiere") || evening.price !== undefined;
  const reduced = last
    ? reductions
        .filter(({ isAccess }) => isAccess || !isSpecial)
        .map((reduction) => ({ ...reduction, zone: last }))
    : [];
  const categories = [
    ...zones.map((zone) => ({
      zone: zone.name,
      name: zone.name,
      price: zone.price,
      proof: null,
      isAccess: zone === wheelchair,
      ofPair: zone === wheelchair ? (1 as const) : null,
    })),
    ...reduced.map(({ zone, name, percent, proof, isAccess }) => ({
      zone: zone.name,
      name: seats.length > 1 ? `${name}, ${zone.name.toLowerCase()}` : name,
      price: Math.round((zone.price * percent) / 100),
      proof: czech(proof),
      isAccess,
      ofPair: null,
    })),
    ...(hall.step_free && wheelchairs ? [companionOf(wheelchair, wheelchairs)] : []),
  ]
    // A category added later gets the last number.
    .map((category) => ({
      ...category,
      variant_id: variantId({ id: product_id, firstVariant: product_id * 10 }, category.name),
    }))
    .sort((item, other) => placeOf(item) - placeOf(other))
    .map((category, position) => ({ ...category, position }));
  const fullPrices = categories.filter(({ proof }) => proof === null);
  const cheapest = Math.min(...categories.map((category) => category.price));
  return {
    product: {
      id: product_id,
      performance_id: id,
      name: title,
      slug: `vstupenka-${id}`,
      perex: null,
      description: null,
      ...netPrice(cheapest, taxRate),
      tax_rate: taxRate,
      stock: 0,
      order_days: null,
      delivered_by_email: false,
      is_new: false,
      withdrawal_excluded: czech(notWithdrawable),
      attributes: "[]",
      position: 0,
      discontinued_at: null,
    },
    variants: categories.map(({ variant_id, name, price: gross, position }) => ({
      id: variant_id,
      product_id,
      name,
      ...netPrice(gross, taxRate),
      // The places of its zone are counted.
      stock: null,
      order_days: null,
      position,
      discontinued_at: null,
    })),
    zones: zones.map(({ name, seats: capacity, rows = null, section }, position) => {
      const share = content.demo ? soldShare(state, id) : 0;
      const held =
        name === wheelchair.name ? 2 * Math.floor((capacity / 2) * share) : Math.floor(capacity * share);
      return {
        performance_id: id,
        name,
        position,
        free: capacity - held,
        held,
        rows,
        section: (production.has_plan && rows ? section : null) ?? null,
      };
    }),
    categories: categories.map(({ variant_id, zone, proof, isAccess, ofPair }) => ({
      variant_id,
      performance_id: id,
      zone,
      note: null,
      needs_proof: proof,
      concession_of:
        proof === null || isAccess
          ? null
          : (fullPrices.find((full) => full.zone === zone)?.variant_id ?? null),
      is_access: isAccess,
      of_pair: ofPair,
    })),
  };
}

/** The companion sits beside the wheelchair. */
function companionOf({ name: zone, price }: HallZone, { percent, proof }: Wheelchairs) {
  return {
    zone,
    name: czech("Doprovod k vozíku"),
    price: Math.round((price * percent) / 100),
    proof: czech(proof),
    isAccess: true,
    ofPair: 2 as const,
  };
}

/** Zones first, the companion after the last of them (the wheelchair's), then reduced categories. */
function placeOf({
  ofPair,
  proof,
}: {
  readonly ofPair: 1 | 2 | null;
  readonly proof: string | null;
}): number {
  return ofPair === 2 ? 1 : proof === null ? 0 : 2;
}

/** The share of the hall that the demonstration's box office has already sold. */
function soldShare(state: Evening["state"], id: number): number {
  if (state === "presale_soon") return 0;
  return state === "few_left" ? 0.95 : 0.3 + (id % 5) / 10;
}

/** The zones of the hall with the prices of the evening, which lie between its lowest and its highest one. */
function pricedZones({ zones }: Hall, [from, to]: readonly [number, number]): HallZone[] {
  const prices = zones.map(({ price }) => price);
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  return zones.map((zone) => ({
    ...zone,
    name: czech(zone.name),
    rows: zone.rows?.map(({ row, seats }) => ({ row: czech(row), seats })),
    section: zone.section && czech(zone.section),
    price: range === 0 ? to : Math.round((from + ((zone.price - low) * (to - from)) / range) / 10) * 10,
  }));
}

function netPrice(gross: number, taxRate: number) {
  return {
    price: netOf(gross, taxRate),
    price_sale: null,
    is_price_sale_active: false,
    lowest_price_30d: null,
  };
}
