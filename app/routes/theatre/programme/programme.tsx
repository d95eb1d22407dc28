import { isSameId } from "#app/domain/id.ts";
import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { FilterState } from "#app/components/filters/filter-state.tsx";
import { useFilterForm } from "#app/components/filters/use-choice-form.ts";
import { readPageNumber } from "#app/components/pagination.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { czech } from "#app/domain/typography.ts";
import { todayAt, dayName, monthName, weekdayName, type Day } from "#app/domain/theatre/calendar.ts";
import { wholeMinute } from "#app/domain/dates.ts";
import {
  noProgrammeFilters,
  programmeUrl,
  parseProgrammeFilters,
  serializeProgrammeFilters,
  type ProgrammeFilters as Choice,
} from "#app/domain/theatre/programme-choice.ts";
import { listedDates } from "#app/domain/structured-data/performances.ts";
import { viewProgramme } from "#app/domain/theatre/programme.ts";
import { openedRow } from "#app/domain/theatre/performance-path.ts";
import { detailsOf, isPublic } from "#app/domain/theatre/performance.ts";
import { pageParameter, paths, wholeList } from "#app/domain/paths.ts";
import { pageMeta, type RootData } from "#app/shell/page-meta.ts";
import { pageOf } from "#app/components/pager.tsx";
import { programmeTexts } from "#app/messages/programme-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { statusOf } from "#server/services/blocks.ts";
import { listPerformances } from "#server/services/theatre/list-performances.ts";
import { CalendarLinks } from "./calendar-links.tsx";
import { chosenProgrammeFilters } from "./chosen-programme-filters.ts";
import { DateStrip } from "./date-strip.tsx";
import { DayList } from "./day-list.tsx";
import { NothingPlays } from "./nothing-plays.tsx";
import { PeopleFilter } from "./people-filter.tsx";
import { ProgrammeFilterForm } from "./programme-filters.tsx";
import styles from "./programme.module.css";

const texts = czech({
  title: "Program",
  description: (theatre: string) =>
    `Kdy a co hraje ${theatre}: termíny, scény, ceny, volná místa a přístupnost.`,
  ofMonth: (month: string) => `Program na\u00a0${month}`,
  ofDay: (day: string) => `Program: ${day}`,
});

export const handle = { access: "public", area: "programme" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const all = await listPerformances(context);
  requireOffered(all);
  // Without dates the page has no content, and an outage must not look like an empty programme.
  if (!all.ok) return data({ kind: "failed" as const }, { status: statusOf(all) });
  const choice = parseProgrammeFilters(context.url.searchParams, context.upstream.offers.ids);
  const now = wholeMinute(context.now);
  const isWhole = context.url.searchParams.get(pageParameter) === wholeList;
  const view = viewProgramme(all.value, choice, now, isWhole ? null : readPageNumber(context.url));
  const id = context.url.searchParams.get(openedRow);
  const found = all.value.find((performance) => isSameId(performance.id, id));
  return data({
    kind: "programme" as const,
    choice,
    now,
    view,
    // Computed here, because the browser then needs none of this code.
    chips: chosenProgrammeFilters(choice, view.facets, todayAt(now)).map(({ key, text, without }) => ({
      key,
      text,
      to: programmeUrl(without),
    })),
    isWhole,
    opened: found ? { id: found.id, details: detailsOf(found) } : null,
    isEmpty: all.value.length === 0,
  });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "programme") {
    return pageMeta(args, { title: texts.title, isPrivate: true });
  }
  const root = args.matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const { choice, now, view, isWhole, opened } = args.data;
  const isFiltered = serializeProgrammeFilters(choice).size > 0 || isWhole || opened !== null;
  return pageMeta(args, {
    title: periodTitle(choice, todayAt(now)),
    description: texts.description(root?.theatre.name ?? "divadlo"),
    path: isFiltered ? paths.programme() : programmeUrl(choice, view.page),
    isFiltered,
  });
};

export default function Programme() {
  const found = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const path = paths.programme();
  const choice = found.kind === "programme" ? found.choice : noProgrammeFilters;
  const form = useFilterForm(choice, path, programmeUrl);
  if (found.kind === "failed") {
    return (
      <PageColumn className={styles.page}>
        <h1>{texts.title}</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { view, chips, opened, now, isEmpty } = found;
  const dates = view.days.flatMap((day) => day.performances);
  const today = todayAt(now);
  return (
    <PageColumn className={styles.page}>
      {dates.some(isPublic) ? (
        <StructuredData build={import.meta.env.SSR ? (site) => listedDates(site, dates) : null} />
      ) : null}
      <PageHead title={periodTitle(choice, today)} isRuled className={styles.head}>
        {isEmpty ? null : <CalendarLinks choice={choice} isPaged={view.pages.length > 1} />}
      </PageHead>
      {isEmpty ? (
        <NothingPlays />
      ) : (
        <>
          <DateStrip strip={view.strip} {...{ choice, today }} onChoose={form.cancel} />
          <div className={styles.body}>
            <ProgrammeFilterForm facets={view.facets} form={form} chosen={chips.length} />
            <div className={styles.columns}>
              <PeopleFilter people={view.facets.people} choice={choice} onChoose={form.cancel} />
              <div className={styles.found}>
                <FilterState chips={chips} clearedTo={path} onRemove={form.cancel}>
                  {programmeTexts.count(view.total)}
                  {view.pages.length > 1 ? `, ${pageOf(view.page, view.pages.length)}` : null}
                </FilterState>
                <div className={styles.results} aria-busy={location?.pathname === path || undefined}>
                  {view.total === 0 ? (
                    <NothingPlays choice={choice} nearest={view.nearest} />
                  ) : (
                    <DayList view={view} {...{ choice, opened, now }} />
                  )}
                </div>
              </div>
            </div>
          </div>
        </>
      )}
    </PageColumn>
  );
}

/** „Program“, „Program na prosinec“, „Program: pátek 27. listopadu“. */
function periodTitle({ from, to, month }: Choice, today: Day): string {
  if (month) return texts.ofMonth(monthName(month, today));
  if (from && from === to) return texts.ofDay(`${weekdayName(from)} ${dayName(from)}`);
  return texts.title;
}
