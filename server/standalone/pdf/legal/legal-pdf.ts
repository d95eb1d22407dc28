import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { dayInPrague, longDay } from "#standalone/domain/theatre/prague.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/read-theatre.ts";
import { blocksOf } from "./html-blocks.ts";

/** `12. 10. 2026`: the day of a version. */
export function dayOfVersion({ valid_from }: { readonly valid_from: Date }): string {
  return longDay(dayInPrague(valid_from));
}

/** PDFs being drawn, by version and origin. */
const pending = new WeakMap<Kysely<Tables>, Map<string, Promise<Buffer | null>>>();

/**
 * A version as PDF, drawn once and stored, so that the file never changes.
 * @param origin of the site, for the addresses of links; null: unknown
 * @returns null for an unknown version
 */
export async function legalPdf(office: Office, id: number, origin: string | null): Promise<Buffer | null> {
  const { db } = office;
  const running = pending.get(db) ?? new Map<string, Promise<Buffer | null>>();
  pending.set(db, running);
  const key = `${id} ${origin}`;
  const reading = running.get(key) ?? readOrDraw(office, id, origin).finally(() => running.delete(key));
  running.set(key, reading);
  return reading;
}

async function readOrDraw(office: Office, id: number, origin: string | null): Promise<Buffer | null> {
  const { db } = office;
  const stored = await readStored(db, id, origin);
  if (stored) return stored;
  const version = await db.selectFrom("legal_versions").selectAll().where("id", "=", id).executeTakeFirst();
  if (!version) return null;
  const { name, address, colours } = await readTheatre(office);
  // Imported here: it needs the PDF library and megabytes of typefaces, and each version only once.
  const { drawDocument } = await import("#standalone/pdf/draw-leaflet.ts");
  const pdf = await drawDocument({
    title: version.title,
    about: `Znění účinné od\u00a0${dayOfVersion(version)}`,
    blocks: blocksOf(version.html, origin),
    theatre: name,
    address,
    date: version.valid_from,
    ...(colours && { colour: colours.panel }),
  });
  // Another process may have been quicker: then its file counts.
  await db
    .insertInto("legal_pdfs")
    .values({ version_id: id, origin: origin ?? "", pdf })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await readStored(db, id, origin)) ?? pdf;
}

async function readStored(db: Kysely<Tables>, id: number, origin: string | null): Promise<Buffer | null> {
  const stored = await db
    .selectFrom("legal_pdfs")
    .select("pdf")
    .where("version_id", "=", id)
    // With an unknown origin, the stored file, whose links have addresses, is better than one without them.
    .$if(origin !== null, (query) => query.where("origin", "=", origin))
    .orderBy("origin", "desc")
    .executeTakeFirst();
  return stored ? Buffer.from(stored.pdf) : null;
}
