import type { Performance } from "#app/domain/theatre/performance.ts";

/** A date with the required fields only: a test adds those that it examines. */
export const plainPerformance: Performance = {
  id: 1,
  title: "Revizor",
  production: null,
  startsAt: "2026-11-21T19:00:00+01:00",
  endsAt: null,
  venue: { slug: "velky-sal", name: "Velký sál", stepFree: false },
  state: "on-sale",
  presaleFrom: null,
  movedTo: null,
  ticketUrl: null,
  tickets: null,
  price: null,
  labels: [],
  access: [],
  audience: [],
  isSoon: false,
  note: null,
  description: null,
  updatedAt: null,
  cast: [],
};
