import { isoDay } from "#app/domain/dates.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { Delivery } from "#app/domain/shop/checkout.ts";
import { arrivalOf, type Arrival } from "#app/domain/shop/delivery-day.ts";
import type { Availability, Product } from "#app/domain/shop/product.ts";
import { isCzechHoliday } from "#app/domain/theatre/czech-holidays.ts";
import { nbsp } from "#app/domain/typography.ts";
import { deliveryDay } from "#app/messages/delivery-day.ts";
import { readAllDeliveries } from "#server/upstream/resources/checkout.ts";
import type { RequestContext } from "#server/context.ts";

/** When the goods of a cart arrive, in sentences. */
export interface CartArrivals {
  /** By the id of the delivery; those that promise no day are left out. */
  readonly byDelivery: Readonly<Record<number, string>>;
  /** What the days depend on, or why there are none. */
  readonly note: string | null;
}

export function cartArrivals(
  { now }: Pick<RequestContext, "now">,
  { lines }: Cart,
  deliveries: readonly Delivery[],
): CartArrivals {
  const supplies = lines
    .filter(({ product }) => !product.deliveredByEmail)
    .map(({ product }) => product.availability);
  const arrivals = deliveries.flatMap((delivery) => {
    const arrival = arrivalOf(supplies, delivery, { now, isHoliday: isCzechHoliday });
    return arrival ? [{ id: delivery.id, arrival }] : [];
  });
  const byDelivery = Object.fromEntries(arrivals.map(({ id, arrival }) => [id, sentence(arrival)]));
  if (arrivals.length > 0)
    return {
      byDelivery,
      note: condition(
        now,
        arrivals.map(({ arrival }) => arrival),
      ),
    };
  const isPromised = deliveries.some(({ times }) => times.dispatchDays !== null);
  const isOnOrder = supplies.some(({ code }) => code === "on_order");
  return { byDelivery, note: isPromised && isOnOrder ? deliveryDay.onOrder : null };
}

/**
 * Sentences of a product's page, by the id of the variant; without variants by 0. Where variants differ, each names its
 * own: without JavaScript the sentence does not follow the choice.
 */
export type ProductArrivals = Readonly<Record<number, readonly string[]>>;

/** The quickest way to the customer, and the pick-up at the theatre; empty where no day is promised. */
export async function productArrivals(
  { now, upstream }: RequestContext,
  {
    variants,
    availability,
    deliveredByEmail,
  }: Pick<Product, "variants" | "availability" | "deliveredByEmail">,
): Promise<ProductArrivals> {
  if (deliveredByEmail || !upstream.offers.has("ordering") || !upstream.offers.has("delivery-days"))
    return {};
  const read = await readAllDeliveries(upstream);
  // The day is an addition: where deliveries cannot be read, the page says nothing of it.
  const deliveries = read.ok ? read.value : [];
  const supplies = variants.length > 0 ? variants : [{ id: 0, name: "", availability }];
  const told = supplies.map((one) => ({ ...one, sentences: sentencesOf(one.availability, deliveries, now) }));
  const differ = new Set(told.map(({ sentences }) => sentences.join(" "))).size > 1;
  return Object.fromEntries(
    told.flatMap(({ id, name, sentences }) => {
      const named = differ ? [nbsp(`${name}:`), ...sentences] : sentences;
      return sentences.length > 0 ? [[id, named]] : [];
    }),
  );
}

function sentencesOf(availability: Availability, deliveries: readonly Delivery[], now: Date): string[] {
  const arrivals = deliveries.flatMap((delivery) => {
    const arrival = arrivalOf([availability], delivery, { now, isHoliday: isCzechHoliday });
    return arrival ? [{ ...arrival, name: delivery.name }] : [];
  });
  const quickest = (isPickUp: boolean) =>
    arrivals
      .filter(({ by }) => (by === "pickup") === isPickUp)
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))[0];
  const told = [quickest(false), quickest(true)].filter((each) => each !== undefined);
  if (told.length === 0) return [];
  return [
    ...told.map((each) => (each.by === "pickup" ? sentence(each) : `${sentence(each)} (${each.name})`)),
    condition(now, told),
  ];
}

function sentence({ by, day }: Arrival): string {
  return deliveryDay[by](day);
}

/** The earliest hour holds for all of them. */
function condition(now: Date, arrivals: readonly Arrival[]): string {
  const [first] = arrivals
    .map(({ before }) => before)
    .toSorted((a, b) => (`${a.day} ${a.time ?? "24:00"}` < `${b.day} ${b.time ?? "24:00"}` ? -1 : 1));
  if (!first || first.time === null) return deliveryDay.condition(deliveryDay.today);
  const isToday = first.day === isoDay(now);
  return deliveryDay.condition(deliveryDay[isToday ? "todayUntil" : "tomorrowUntil"](first.time));
}
