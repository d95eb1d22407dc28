import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ListPrices } from "#app/components/shop/use-money.tsx";
import { rangeAmounts } from "#app/domain/shop/price-range.ts";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isOffered, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta, type RootData } from "#app/shell/page-meta.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { loadTickets, type TicketsPage } from "./load-tickets.server.ts";
import styles from "./tickets.module.css";
import { TicketsHelp } from "./tickets-help.tsx";
import { ChosenEvening, eveningName } from "./chosen-evening.tsx";
import { chooseTickets } from "./tickets.action.ts";
import { limits } from "#server/services/limits.ts";
import { VenueSeating } from "./venue-seating.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/** The places to which the page can send people. */
interface WaysToTickets {
  readonly hasProgramme: boolean;
  readonly hasRepertoire: boolean;
  readonly hasPlans: boolean;
  /** A ticketing system sells some dates. */
  readonly isSoldOnline: boolean;
}

const texts = czech({
  title: "Vstupenky",
  description: "Jak koupit vstupenky, kolik stojí, jaké jsou slevy a kde budete sedět.",
  boxOfficeDescription: "Jak koupit vstupenky do divadla.",
  ask: "Na vstupenky se prosím zeptejte v pokladně.",
  lead: ({ hasProgramme, isSoldOnline }: WaysToTickets) =>
    !hasProgramme
      ? "Vstupenku vám prodá nebo zarezervuje pokladna a poradí i s čímkoli ostatním."
      : isSoldOnline
        ? "Nejjednodušší je vybrat si termín a koupit vstupenku online. Pokladna poradí s čímkoli ostatním."
        : "Vyberte si termín. Vstupenku vám prodá nebo zarezervuje pokladna a poradí i s čímkoli ostatním.",
  chosenTitle: (evening: string) => `Vstupenky: ${evening}`,
  how: "Jak koupit vstupenku",
  steps: ({ hasProgramme, hasRepertoire, hasPlans, isSoldOnline }: WaysToTickets) => [
    {
      title: "Vyberte si termín",
      text:
        hasProgramme && hasRepertoire
          ? "V programu podle data, nebo v repertoáru podle titulu."
          : hasProgramme
            ? "V programu podle data."
            : hasRepertoire
              ? "V repertoáru podle titulu."
              : "Co kdy hrajeme, vám řekne pokladna.",
    },
    {
      title: "Zvolte místa",
      text: hasPlans ? "Hlediště i ceny najdete níže." : "S místy i cenami poradí pokladna.",
    },
    {
      title: "Zaplaťte",
      text: isSoldOnline ? "Online nebo v pokladně, jak si vyberete v objednávce." : "V pokladně divadla.",
    },
    {
      title: "Přijďte",
      text: isSoldOnline
        ? "Vstupenku ukažte v telefonu nebo vytištěnou. Přijďte prosím včas."
        : "Přijďte prosím včas.",
    },
  ],
  programme: "Vybrat termín v programu",
  repertoire: "Vyberte titul",
  dates: "Nejbližší termíny",
  wholeProgramme: "Celý program",
  noDates: "Program se připravuje.",
  page: "Slevy a pravidla",
  gifts: "Dárkové poukazy",
  giftsText: "Nevíte, kdy má obdarovaný volno? Poukaz platí na kterékoli představení.",
  giftsLink: "Vybrat poukaz v e-shopu",
});

export const handle = { access: "public", isPurchase: true } satisfies Handle;

const statuses = { found: 200, missing: 404, failed: 503 } as const;

export const loader = defineLoader(async (context) => {
  const chosen = context.url.searchParams.get("termin");
  const tickets = await loadTickets(context, chosen);
  return data(tickets, { status: tickets.chosen ? statuses[tickets.chosen.kind] : 200 });
});

export const action = defineAction(limits.form, chooseTickets);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const chosen = args.data?.chosen;
  return pageMeta(args, {
    title: chosen?.kind === "found" ? texts.chosenTitle(eveningName(chosen.performance)) : texts.title,
    description: args.data && showsPlans(args.data) ? texts.description : texts.boxOfficeDescription,
    isFiltered: chosen !== undefined && chosen !== null,
  });
};

function showsPlans({ venues }: Pick<TicketsPage, "venues">): boolean {
  return venues.ok ? venues.value.length > 0 : isOffered(venues);
}

export default function Tickets() {
  const tickets = useLoaderData<typeof loader>();
  const { page, venues, dates, gifts, chosen, isSoldOnline } = tickets;
  const hasShop = useIsOpen(paths.shop());
  const ways = {
    hasProgramme: useIsOpen(paths.programme()),
    hasRepertoire: useIsOpen(paths.repertoire()),
    hasPlans: showsPlans(tickets),
    isSoldOnline,
  };
  const hasEvenings = ways.hasProgramme || ways.hasRepertoire;
  const root = useRouteLoaderData<RootData>("root");
  const answer = useAnswer<FormAnswer>();
  return (
    <PageColumn className={styles.page}>
      <PageHead
        title={texts.title}
        lead={chosen?.kind === "found" ? undefined : hasEvenings ? texts.lead(ways) : texts.ask}
        className={styles.head}
      />
      {chosen === null ? (
        hasEvenings ? (
          <Steps ways={ways} />
        ) : null
      ) : (
        <ChosenEvening chosen={chosen} root={root} answer={answer} />
      )}
      <NextDates dates={dates} now={root?.now ?? ""} />
      <VenueSeating venues={venues} />
      <OwnWords page={page} />
      {root ? <TicketsHelp {...{ root, hasEvenings }} hasProgramme={ways.hasProgramme} /> : null}
      {tickets.hasGifts && hasShop ? (
        <aside className={styles.gifts} aria-labelledby="poukazy">
          <h2 id="poukazy">{texts.gifts}</h2>
          <p>{texts.giftsText}</p>
          <p>
            <Link to={gifts ? paths.category(gifts) : paths.shop()}>
              <Typeset>{texts.giftsLink}</Typeset>
              <Icon name="arrow-right" />
            </Link>
          </p>
        </aside>
      ) : null}
    </PageColumn>
  );
}

function NextDates({
  dates,
  now,
}: {
  readonly dates: Block<readonly ListedPerformance[]>;
  readonly now: string;
}) {
  if (!isOffered(dates)) return null;
  return (
    <section aria-labelledby="terminy">
      <SectionHead
        id="terminy"
        title={texts.dates}
        more={{ text: texts.wholeProgramme, to: paths.programme() }}
      />
      {dates.ok ? null : <BlockFailed />}
      {dates.ok && dates.value.length === 0 ? <p>{texts.noDates}</p> : null}
      {dates.ok && dates.value.length > 0 ? (
        <ListPrices amounts={rangeAmounts(dates.value)} isInCrowns>
          <ul className={styles.dates} role="list" aria-label={texts.dates}>
            {dates.value.map((performance) => (
              <li key={performance.id}>
                <PerformanceRow performance={performance} now={now} level={3} />
              </li>
            ))}
          </ul>
        </ListPrices>
      ) : null}
    </section>
  );
}

/** Discounts and rules from the theatre's own page. Renders nothing without that page. */
function OwnWords({ page }: { readonly page: TicketsPage["page"] }) {
  if (page.kind === "missing") return null;
  return (
    <section aria-labelledby="slevy">
      <SectionHead id="slevy" title={texts.page} />
      {page.kind === "failed" ? <BlockFailed /> : <RichText html={page.html} spread />}
    </section>
  );
}

/** The steps of buying a ticket, in order. */
function Steps({ ways }: { readonly ways: Parameters<typeof texts.steps>[0] }) {
  return (
    <section aria-label={texts.how}>
      <ol className={styles.steps} role="list">
        {texts.steps(ways).map(({ title, text }) => (
          <li key={title}>
            <h2>
              <Typeset>{title}</Typeset>
            </h2>
            <p>
              <Typeset>{text}</Typeset>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <ButtonLink to={paths.programme()}>{texts.programme}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.repertoire()}>
          {texts.repertoire}
        </ButtonLink>
      </p>
    </section>
  );
}
