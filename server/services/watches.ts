import { formatDay, formatDayMonth, formatTime } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { Availability } from "#app/domain/shop/product.ts";
import { listed } from "#app/domain/theatre/performance.ts";
import { ticketOffer } from "#app/domain/theatre/ticket-offer.ts";
import type { UsedLink } from "#app/domain/used-link.ts";
import type { Awaited, Watched } from "#app/domain/watch.ts";
import { noPublicOrigin } from "#app/messages/errors.ts";
import { watchConfirmation, watchEnd, watchTexts } from "#app/messages/watches.ts";
import type { RequestContext } from "#server/context.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import { askToWatch, confirmWatch, endWatch } from "#server/upstream/resources/watches.ts";
import { firstExceeded, limits } from "./limits.ts";
import { mapFieldErrors } from "./map-field-errors.ts";
import { usedLink } from "./newsletter-links.ts";
import { emailOrigin } from "./site-origin.ts";
import { listPerformances } from "./theatre/programme.ts";

interface Thing {
  /** „Revizor, so 28. 11. · 19:00“, „Tričko – L“ */
  readonly name: string;
  /** Its page. */
  readonly to: string;
}

/** `gone`: there is nothing to wait for. */
export type WatchedThing =
  | ({ readonly kind: "waiting"; readonly awaits: Awaited; readonly presaleFrom: string | null } & Thing)
  | ({ readonly kind: "available" } & Thing)
  | { readonly kind: "gone" | "failed" };

export function readWatched(context: RequestContext, watched: Watched): Promise<WatchedThing> {
  return watched.kind === "performance"
    ? readEvening(context, watched.id)
    : readGoods(context, watched.id, watched.variant);
}

async function readEvening(context: RequestContext, id: number): Promise<WatchedThing> {
  const all = await listPerformances(context);
  if (!all.ok) return { kind: all.error === "failed" ? "failed" : "gone" };
  const evening = all.value.find((one) => one.id === id);
  if (!evening) return { kind: "gone" };
  const { title, startsAt } = evening;
  const name = `${title}, ${formatDay(startsAt)} · ${formatTime(startsAt)}`;
  const thing = { name, to: paths.tickets(evening) };
  const offer = ticketOffer(listed(evening), context.now.toISOString());
  switch (offer.kind) {
    case "sold-out":
      return { kind: "waiting", awaits: "seats", presaleFrom: null, ...thing };
    case "presale": {
      const { from } = offer;
      const when = from && `${formatDayMonth(from)} v ${formatTime(from)}`;
      return { kind: "waiting", awaits: "presale", presaleFrom: when, ...thing };
    }
    case "buy":
    case "last-seats":
    case "reserve":
    case "box-office":
    case "free":
      return { kind: "available", ...thing };
    default:
      return { kind: "gone" };
  }
}

async function readGoods(
  context: RequestContext,
  id: number,
  variantId: number | null,
): Promise<WatchedThing> {
  const read = await readProduct(context.upstream, id);
  if (!read.ok) return { kind: read.error.kind === "not-found" ? "gone" : "failed" };
  const product = read.value;
  const { variants, name } = product;
  if (variants.length === 0 && variantId === null) {
    return goods(product.availability, { name, to: paths.product(product) });
  }
  const variant = variants.find((one) => one.id === variantId);
  if (!variant) return { kind: "gone" };
  const to = `${paths.product(product)}?varianta=${variant.id}`;
  return goods(variant.availability, { name: `${name} – ${variant.name}`, to });
}

function goods({ code }: Availability, thing: Thing): WatchedThing {
  if (code === "sold_out") return { kind: "waiting", awaits: "stock", presaleFrom: null, ...thing };
  return code === "on_request" ? { kind: "gone" } : { kind: "available", ...thing };
}

export type AskedToWatch =
  | { readonly kind: "sent" }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  /** Keyed by our field names, which are the upstream's. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  | { readonly kind: "available" | "gone" | "failed"; readonly message: string };

/** Asks for the letter whose link begins the watch of what is on a page of the site. */
export async function startWatching(
  context: RequestContext,
  watched: Watched,
  { email, page }: { readonly email: string; readonly page: string },
): Promise<AskedToWatch> {
  const over = await firstExceeded(context, [limits.watch], [limits.watchEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", message: noPublicOrigin };
  const asked = await askToWatch(context.upstream, watched, {
    email,
    page_url: origin + page,
    confirm_url: `${origin}/dejte-vedet/potvrzeni/{token}`,
    cancel_url: `${origin}/dejte-vedet/konec/{token}`,
  });
  if (asked.ok) return { kind: "sent" };
  const { error } = asked;
  if (error.kind === "invalid" && error.errors.email) {
    return { kind: "invalid", errors: mapFieldErrors(error.errors) };
  }
  if (error.kind === "refused" && error.codes.includes("available")) {
    return { kind: "available", message: watchTexts.meanwhile };
  }
  const isUnknown = error.kind === "not-found" && error.codes.includes("not_exists");
  if (isUnknown) return { kind: "gone", message: watchTexts.gone };
  return { kind: "failed", message: mayHaveHappened(error) ? watchTexts.uncertain : watchTexts.failed };
}

export async function confirmWatching(context: RequestContext, token: string): Promise<UsedLink> {
  return usedLink(await confirmWatch(context.upstream, token), watchConfirmation);
}

export async function endWatching(context: RequestContext, token: string): Promise<UsedLink> {
  return usedLink(await endWatch(context.upstream, token), watchEnd);
}
