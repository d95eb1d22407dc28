import type { Performance } from "#app/domain/theatre/performance.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import type { ListedProduction } from "#app/domain/theatre/production.ts";

/** The current time of the samples: a Saturday morning. */
export const now = "2026-11-21T10:00:00.000Z";

const marysa: Performance = {
  id: 9001,
  title: "Maryša",
  production: {
    slug: "marysa",
    title: "Maryša",
    author: "Alois a\u00a0Vilém Mrštíkové",
    genre: { slug: "drama", name: "Drama" },
    image: "marysa.svg",
    lengthMinutes: 135,
  },
  startsAt: "2026-11-26T18:00:00.000Z",
  endsAt: null,
  venue: { slug: "velky-sal", name: "Velký sál", stepFree: true },
  state: "on-sale",
  presaleFrom: null,
  movedTo: null,
  ticketUrl: "https://vstupenky.example/9001",
  tickets: null,
  price: { from: 190, to: 450 },
  labels: [],
  access: ["cs-captions"],
  audience: [],
  isSoon: false,
  note: null,
  description: "Jedna káva a\u00a0žádná cesta zpět.",
  updatedAt: null,
  cast: [
    {
      role: "Maryša",
      name: "Barbora Chalupníková",
      person: { id: 1, slug: "barbora-chalupnikova", name: "Barbora Chalupníková" },
      asGuest: false,
    },
    { role: "Lízal", name: "Radovan Týfa", person: null, asGuest: true },
  ],
};

const states: readonly Performance[] = [
  marysa,
  { ...marysa, state: "few-left", labels: ["premiere"], startsAt: "2026-11-21T18:00:00.000Z" },
  { ...marysa, state: "sold-out", labels: ["derniere"] },
  { ...marysa, state: "presale-soon", presaleFrom: "2026-12-01T08:00:00.000Z", isSoon: true },
  { ...marysa, state: "box-office-only", note: "Posledních 12\u00a0míst prodáváme jen v\u00a0pokladně." },
  { ...marysa, state: "reservation", audience: ["schools"] },
  { ...marysa, state: "free", price: null, labels: ["debate"] },
  { ...marysa, state: "closed", audience: ["schools"], price: null },
  { ...marysa, state: "cancelled", note: "Představení rušíme pro onemocnění v\u00a0souboru." },
  { ...marysa, state: "moved", movedTo: { id: 9002, startsAt: "2026-12-16T18:00:00.000Z" } },
  { ...marysa, previousStartsAt: "2026-11-16T18:00:00.000Z" },
  { ...marysa, state: null },
  {
    ...marysa,
    title:
      "Pohádka o\u00a0nejneobyčejnějším mlynářském chasníkovi z\u00a0Doubravína a\u00a0o\u00a0jeho vodníkovi",
    production: null,
    access: ["sign-language", "audio-description", "relaxed", "en-surtitles"],
  },
];

/** A performance in each ticket state. */
export const performances = states.map((performance, index) => ({ ...performance, id: 9001 + index }));

const title: ListedProduction = {
  slug: "marysa",
  title: "Maryša",
  author: "Alois a\u00a0Vilém Mrštíkové",
  genre: { slug: "drama", name: "Drama" },
  perex: "Jedna káva a\u00a0žádná cesta zpět.",
  image: "marysa.svg",
  state: "current",
  isNew: true,
  isSoon: false,
  premiere: "2025-03-14",
  derniere: null,
  ageFrom: 12,
  rating: { average: 4.7, count: 212 },
};

export const productions: readonly ListedProduction[] = [
  title,
  {
    ...title,
    slug: "cyrano",
    title: "Cyrano z\u00a0Bergeracu",
    image: "cyrano.svg",
    state: "coming",
    isSoon: true,
  },
  { ...title, slug: "hamlet", title: "Hamlet", author: "William Shakespeare", image: null, state: "ended" },
  {
    ...title,
    slug: "dlouhy",
    title: "Pohádka o\u00a0nejneobyčejnějším mlynářském chasníkovi z\u00a0Doubravína",
    image: null,
    author: null,
    rating: null,
  },
];

export const people: readonly ListedPerson[] = [
  {
    id: 1,
    slug: "barbora-chalupnikova",
    name: "Barbora Chalupníková",
    surname: "Chalupníková",
    group: { slug: "herci", name: "Herci" },
    function: "herečka",
    image: "barbora-chalupnikova.svg",
    asGuest: false,
  },
  {
    id: 2,
    slug: "maxmilian",
    name: "Maxmilián Křišťan Nejezchleba-Třebechovický",
    surname: "Nejezchleba",
    group: { slug: "hoste", name: "Hosté" },
    function: null,
    image: null,
    asGuest: true,
  },
];
