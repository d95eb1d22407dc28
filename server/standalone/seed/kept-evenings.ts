import type { Transaction } from "kysely";
import type { Evening, TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { dayInPrague, instantInPrague, timeInPrague } from "#standalone/domain/theatre/prague.ts";
import { playedOn } from "./calendar.ts";

/** Evenings of the database before the write, by their ids. */
export type KnownEvenings = ReadonlyMap<number, KnownEvening>;
type KnownEvening = Awaited<ReturnType<typeof readRows>>[number];

export async function readEvenings(trx: Transaction<Tables>): Promise<KnownEvenings> {
  return new Map((await readRows(trx)).map((row) => [row.id, row]));
}

function readRows(trx: Transaction<Tables>) {
  return trx
    .selectFrom("performances as d")
    .select(["d.id", "d.title", "d.starts_at", "d.ends_at", "d.previous_starts_at", "d.presale_from"])
    .select(["d.venue_slug", "d.state", "d.max_tickets", "d.production_id"])
    .select(({ exists, selectFrom }) => [
      // A void ticket was printed, too, and may become valid again.
      exists(selectFrom("tickets as t").select("t.id").whereRef("t.performance_id", "=", "d.id"))
        .$castTo<boolean>()
        .as("isSold"),
      exists(
        selectFrom("cart_items as c")
          .innerJoin("products as p", "p.id", "c.product_id")
          .select("c.id")
          .whereRef("p.performance_id", "=", "d.id"),
      )
        .$castTo<boolean>()
        .as("isInCarts"),
    ])
    .execute();
}

/** The programme with the halls and the states that evenings with tickets keep. */
export function standing(programme: readonly Evening[], evenings: KnownEvenings): readonly Evening[] {
  return programme.map((evening) => {
    const known = evenings.get(evening.id);
    return known?.isSold ? { ...evening, state: known.state, hall: known.venue_slug } : evening;
  });
}

/** An evening with tickets as in the database and as in the folder; null: the folder no longer has it. */
export interface Difference {
  readonly of: "row" | "time" | "hall" | "state";
  readonly database: string;
  readonly folder: string | null;
}

/** An evening with tickets that stays unchanged, although the folder differs. */
export interface KeptEvening {
  readonly id: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly differences: readonly Difference[];
  /** The command that makes the folder's change and e-mails the customers; null: no such command. */
  readonly command: string | null;
}

/** An evening that is over or cancelled needs no warning. */
export function keptEvenings(
  { programme, productions }: TheatreContent,
  {
    evenings,
    tuesday,
    now,
  }: { readonly evenings: KnownEvenings; readonly tuesday: string; readonly now: Date },
): readonly KeptEvening[] {
  const rows = new Map(programme.map((evening) => [evening.id, evening]));
  const hallOf = (slug: string | null) =>
    productions.find((production) => production.slug === slug)?.hall ?? "";
  return [...evenings.values()].flatMap((known): KeptEvening[] => {
    const { id, title, starts_at: startsAt, isSold, state } = known;
    if (!isSold || startsAt <= now) return [];
    const evening = rows.get(id);
    const kept = (differences: readonly Difference[], command: string | null) =>
      differences.length === 0 ? [] : [{ id, title, startsAt, differences, command }];
    if (!evening) {
      if (state === "cancelled" || state === "moved") return [];
      const gone = { of: "row", database: local(startsAt), folder: null } as const;
      return kept([gone], `cancel-performance ${id}`);
    }
    const wanted = instantInPrague(playedOn(evening.day, tuesday), evening.time);
    const pairs = [
      ["time", local(startsAt), local(wanted)],
      ["hall", known.venue_slug, evening.hall ?? hallOf(evening.production)],
      ["state", state, evening.state],
    ] as const;
    const differences = pairs.flatMap(([of, database, folder]) =>
      database === folder ? [] : [{ of, database, folder }],
    );
    const isCancelled = evening.state === "cancelled" && state !== "cancelled";
    const isMoved = wanted.getTime() !== startsAt.getTime();
    const move = isMoved ? `move-performance ${id} ${local(wanted)}` : null;
    return kept(differences, isCancelled ? `cancel-performance ${id}` : move);
  });
}

/** The hint in the log. */
export function sentenceOf({ id, title, startsAt, differences, command }: KeptEvening): string {
  const wanted = differences.map(({ of, database, folder }) =>
    folder === null ? "its row is gone" : `the folder has the ${of} ${folder} instead of ${database}`,
  );
  const remedy =
    command === null
      ? "restore it in the folder"
      : `\`staff ${command}\` makes the change and e-mails the customers`;
  return `Evening ${id}, ${title} of ${local(startsAt)}, has tickets and stays: ${wanted.join(", ")}; ${remedy}.`;
}

/** `2026-12-05T19:00` in Prague, as the command takes it. */
function local(instant: Date): string {
  return `${dayInPrague(instant)}T${timeInPrague(instant)}`;
}
