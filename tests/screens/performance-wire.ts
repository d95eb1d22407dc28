/** One date as an upstream sends it: 1 December 2026, 19:00 to 21:10, in the main hall. */
export function performanceWire(over: { readonly id: number; readonly [field: string]: unknown }) {
  const title = String(over["title"] ?? `Titul ${over.id}`);
  return {
    title,
    production: {
      slug: title === "Maryša" ? "marysa" : `titul-${over.id}`,
      title,
      author: "Alois a Vilém Mrštíkové",
      genre: { slug: "drama", name: "Drama" },
      image: "marysa.svg",
      length_minutes: 130,
    },
    starts_at: "2026-12-01T19:00:00+01:00",
    ends_at: "2026-12-01T21:10:00+01:00",
    venue: { slug: "velky-sal", name: "Velký sál", step_free: true },
    state: "on_sale",
    presale_from: null,
    moved_to: null,
    ticket_url: null,
    price: { from: 190, to: 590 },
    labels: [],
    access: ["cs_captions"],
    audience: ["adults"],
    is_soon: false,
    note: null,
    description: "Krátký popis.",
    cast: [
      {
        role: "Vávra",
        name: "Ondřej Kalivoda",
        person: { id: 7, slug: "ondrej-kalivoda", name: "Ondřej Kalivoda" },
        as_guest: false,
      },
      { role: "Rekrut", name: "Vít Šindelka", person: null, as_guest: true },
    ],
    ...over,
  };
}

/** Every state of the upstream's answers once, in the contract's order. */
export const tenStates = [
  performanceWire({ id: 1, state: "on_sale", ticket_url: "https://vstupenky.example/1" }),
  performanceWire({ id: 2, state: "few_left" }),
  performanceWire({ id: 3, state: "sold_out" }),
  performanceWire({ id: 4, state: "presale_soon", presale_from: "2026-12-01T10:00:00+01:00" }),
  performanceWire({ id: 5, state: "box_office_only" }),
  performanceWire({ id: 6, state: "reservation" }),
  performanceWire({ id: 7, state: "free" }),
  performanceWire({ id: 8, state: "closed_perf", audience: ["schools"] }),
  performanceWire({ id: 9, state: "cancelled" }),
  performanceWire({
    id: 10,
    state: "moved",
    moved_to: { id: 99, starts_at: "2027-01-06T19:00:00+01:00" },
  }),
];
