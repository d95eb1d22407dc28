import { isSameId } from "#app/domain/id.ts";
import { monthName, shortDay, weekdayName, type Day } from "#app/domain/theatre/calendar.ts";
import type { ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import type { ProgrammeFacets } from "#app/domain/theatre/programme.ts";
import { accessTexts, audienceTexts, programmeTexts } from "#app/messages/programme-texts.ts";

/** An active filter, and the choice without it. */
interface ChosenFilter {
  readonly key: string;
  readonly text: string;
  readonly without: ProgrammeFilters;
}

export function chosenProgrammeFilters(
  choice: ProgrammeFilters,
  facets: ProgrammeFacets,
  today: Day,
): readonly ChosenFilter[] {
  const { venues, genres, audience, access, people } = choice;
  const period = periodText(choice, today);
  return [
    ...(period
      ? [{ key: "period", text: period, without: { ...choice, from: null, to: null, month: null } }]
      : []),
    ...venues.map((slug) => ({
      key: `venue-${slug}`,
      text: facets.venues.find((venue) => venue.slug === slug)?.name ?? slug,
      without: { ...choice, venues: venues.filter((venue) => venue !== slug) },
    })),
    ...genres.map((slug) => ({
      key: `genre-${slug}`,
      text: facets.genres.find((genre) => genre.slug === slug)?.name ?? slug,
      without: { ...choice, genres: genres.filter((genre) => genre !== slug) },
    })),
    ...audience.map((kind) => ({
      key: kind,
      text: audienceTexts[kind],
      without: { ...choice, audience: audience.filter((item) => item !== kind) },
    })),
    ...access.map((kind) => ({
      key: kind,
      text: accessTexts[kind],
      without: { ...choice, access: access.filter((item) => item !== kind) },
    })),
    ...people.map((id) => ({
      key: `person-${id}`,
      text: `${programmeTexts.plays} ${facets.people.find((item) => isSameId(item.id, id))?.name ?? id}`,
      without: { ...choice, people: people.filter((value) => value !== id) },
    })),
    ...(choice.onlyFree
      ? [{ key: "free", text: programmeTexts.free, without: { ...choice, onlyFree: false } }]
      : []),
  ];
}

/** „prosinec“, „so 28. 11.“, „od 28. 11. do 6. 12.“; null for all dates. */
function periodText({ from, to, month }: ProgrammeFilters, today: Day): string | null {
  if (month) return monthName(month, today);
  if (from && from === to) return `${weekdayName(from, "short")} ${shortDay(from)}`;
  return (
    [from && `od\u00a0${shortDay(from)}`, to && `do\u00a0${shortDay(to)}`].filter(Boolean).join(" ") || null
  );
}
