import { data, redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { optionalCategories, type ConsentChoice } from "#app/domain/consent.ts";
import { formatDate, formatDateTime } from "#app/domain/dates.ts";
import { czech } from "#app/domain/typography.ts";
import { categoryTexts, storedIn, tagTransfers } from "#app/messages/cookies-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { provenConsent } from "#server/services/visitor-consent.ts";
import { readPage, type ReadPage } from "#server/services/content/read-page.ts";
import { CookieSettings } from "./cookie-settings.tsx";
import { InfoPage } from "./info-page.tsx";

/** `/info/cookies` has the visitor's own proof of consent, so no cache keeps it. */
export const handle = { access: "public", privacy: "personal" } satisfies Handle;

const slug = "cookies";
const title = "Cookies";

/** The cookie settings must not depend on a text from the upstream. */
const emptyPage: Extract<ReadPage, { kind: "found" }> = {
  kind: "found",
  title,
  html: "",
  sections: [],
  sample: false,
  updatedAt: null,
};

export const loader = defineLoader(async (context) => {
  const found = await readPage(context, slug);
  const elsewhere = context.content.pageElsewhere(slug, found.kind === "found");
  if (elsewhere) throw redirect(elsewhere);
  const { tag } = context.config;
  const proof = await provenConsent(context);
  // Worded here, so that the client bundle has neither the list nor a calendar.
  const settings = {
    list: storedIn({ hasTag: tag !== null, hasAccounts: context.upstream.offers.has("accounts") }),
    choice: proof && provenChoice(proof),
    transfers: tag && tagTransfers(tag.origins),
  };
  if (found.kind === "failed") {
    return data({ page: { kind: "failed" as const }, settings }, { status: 503 });
  }
  const page = found.kind === "missing" ? emptyPage : found;
  const updatedOn = page.updatedAt && formatDate(page.updatedAt);
  // The page's main content is below the text, so it has no table of contents.
  return { page: { ...page, sections: [], updatedOn }, settings };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.page.kind === "found"
    ? pageMeta(args, { title: args.data.page.title })
    : pageMeta(args, { title, isPrivate: true });

export default function CookiesScreen() {
  const { page, settings } = useLoaderData<typeof loader>();
  return (
    <InfoPage page={page}>
      <CookieSettings {...settings} />
    </InfoPage>
  );
}

interface Proof extends ConsentChoice {
  readonly number: string;
  /** ISO instant. */
  readonly at: string;
  readonly version: number;
}

/** „Vaše volba: jen technické, z 23. 11. 2026 19:40, číslo …, znění 2.“, with the purpose of the number. */
function provenChoice(proof: Proof): string {
  const agreed = optionalCategories.filter((category) => proof[category]);
  const names = agreed.map((category) => categoryTexts[category].title.toLowerCase());
  const choice = names.length === 0 ? "jen technické" : ["technické", ...names].join(", ");
  return czech(
    `Vaše volba: ${choice} – z ${formatDateTime(proof.at)}, číslo ${proof.number}, znění ${proof.version}. ` +
      "Pod tím číslem ji máme zaznamenanou; uveďte ho, kdybyste se na ni ptali.",
  );
}
