import { formatDateTime, isoDay } from "#app/domain/dates.ts";
import { idFromUrl } from "#app/domain/id-from-url.ts";
import { weekdayName } from "#app/domain/theatre/calendar.ts";
import { kindOf, type EnquiryKind } from "#app/domain/theatre/enquiry.ts";
import type { RequestContext } from "#server/context.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { readRepertoire } from "#server/upstream/resources/repertoire.ts";
import { listPerformances } from "./programme.ts";

/** What fills the form in. What cannot be read is empty. */
export interface EnquiryPrefill {
  readonly kind: EnquiryKind | "";
  readonly title: string;
  readonly date: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface EnquiryForm {
  readonly prefill: EnquiryPrefill;
  /** Titles to choose from. */
  readonly titles: readonly string[];
}

/** The form filled in from the page that the visitor came from, and by a customer's own name and address. */
export async function openEnquiryForm(context: RequestContext): Promise<EnquiryForm> {
  const { searchParams } = context.url;
  const id = idFromUrl(searchParams.get("termin") ?? "");
  const slug = searchParams.get("titul");
  const [repertoire, performances, visitor] = await Promise.all([
    readRepertoire(context.upstream),
    id ? listPerformances(context) : null,
    currentUser(context),
  ]);
  const productions = repertoire.ok ? repertoire.value.filter(({ state }) => state !== "ended") : [];
  const performance = performances?.ok ? performances.value.find((one) => one.id === id) : undefined;
  const title = performance?.title ?? productions.find((one) => one.slug === slug)?.title ?? "";
  const user = visitor.kind === "customer" ? visitor.user : null;
  return {
    prefill: {
      kind: kindOf(searchParams.get("typ")) ?? (performance?.audience.includes("schools") ? "school" : ""),
      title,
      date: performance ? dateOf(performance) : "",
      name: [user?.firstName, user?.lastName].filter(Boolean).join(" "),
      email: user?.email ?? "",
      phone: user?.phone ?? "",
    },
    titles: [...new Set(productions.map((production) => production.title))],
  };
}

/** `středa 2. 12. 2026 10:00`. */
function dateOf({ startsAt }: { readonly startsAt: string }): string {
  return `${weekdayName(isoDay(startsAt))} ${formatDateTime(startsAt)}`;
}
