import type { Access } from "#app/domain/theatre/performance.ts";
import { isNeverOpen, type BoxOfficeHours, type Weekday } from "#app/domain/theatre/box-office-hours.ts";

/** The sentences of `/en`, the site's only page in English. */
export const englishTexts = {
  title: "In English",
  description: (theatre: string) =>
    `${theatre} for visitors who do not speak Czech: performances with English surtitles, tickets, access, contact.`,
  lead: "What you can see without Czech, how to get a ticket and how to get in. The rest of this site is in Czech.",
  shows: "Performances you can follow",
  showsText: "With English surtitles above the stage, or without words.",
  noShows: "No performance with English surtitles or without words has been announced yet.",
  failed: "The programme cannot be read at the moment. Please try again later.",
  withoutWords: "Without words",
  ticketsLink: "Tickets",
  movedFrom: (before: string) => `Moved from ${before}`,
  soldOut: "Sold out",
  boxOfficeOnly: "At the box office only",
  free: "Free admission",
  onSaleLater: "Not on sale yet",
  price: (range: string) => `Price ${range}`,
  buying: "Tickets and prices",
  online: "Dates with the ticket button are sold on-line. The box office sells all others:",
  boxOffice: "The box office sells and reserves tickets:",
  prices: "Prices by hall",
  hours: "Opening hours of the box office",
  otherDays: "On other days",
  otherDaysAndHolidays: "On other days and public holidays",
  closed: (when: string) => `${when} it is closed.`,
  aroundPerformances: (when: string, before: number, after: number) =>
    `${when} it opens for performances: from ${before === 0 ? "the start" : `${before} minutes before the start`} until ${after === 0 ? "the start" : `${after} minutes after it`}.`,
  access: "Accessibility",
  stepFree: "step-free access",
  notStepFree: "no step-free access; please ask us before your visit",
  accessText: "Tell the box office what you need, and we will say how to get in.",
  contact: "Contact and getting here",
  more: "Map, transport and people (in Czech)",
} as const;

export const englishAccess: Record<Access, string> = {
  "cs-captions": "Czech captions",
  "en-surtitles": "English surtitles",
  "sign-language": "Czech sign language",
  "audio-description": "Audio description in Czech",
  relaxed: "Relaxed performance",
  "step-free": "Step-free access",
};

const dayNames: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** The regular hours of the box office, a line for each range of days, and the rule for other days. */
export function englishHours(hours: BoxOfficeHours): readonly string[] {
  if (isNeverOpen(hours)) return [];
  const lines = hours.regular.map(({ from, to, opens, closes }) => {
    const days = from === to ? dayNames[from] : `${dayNames[from]}–${dayNames[to]}`;
    return `${days} ${opens}–${closes}`;
  });
  const when = hours.holidays === "regular" ? englishTexts.otherDays : englishTexts.otherDaysAndHolidays;
  const others =
    hours.otherDays === "closed"
      ? englishTexts.closed(when)
      : englishTexts.aroundPerformances(when, hours.minutesBefore, hours.minutesAfter);
  return [...lines, others];
}
