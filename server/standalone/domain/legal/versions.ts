import { createHash } from "node:crypto";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { LegalKind } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";

/** The pages that are part of a contract, in the order in which they are listed. */
export const legalPages: readonly { readonly kind: LegalKind; readonly slug: string }[] = [
  { kind: "terms", slug: "obchodni-podminky" },
  { kind: "withdrawal", slug: "odstoupeni-od-smlouvy" },
  { kind: "complaints", slug: "reklamace" },
  { kind: "vouchers", slug: "darkove-poukazy" },
];

type LegalVersion = Pick<
  Selectable<Tables["legal_versions"]>,
  "id" | "kind" | "title" | "valid_from" | "sha256"
>;

const columns = ["id", "kind", "title", "valid_from", "sha256"] as const;

/**
 * The versions in force. A text that differs from its last version begins a new one, whoever changed it. So every
 * start, every order and every reading of the list compares the texts.
 */
export async function currentVersions(trx: Transaction<Tables>, now: Date): Promise<readonly LegalVersion[]> {
  const texts = await readTexts(trx);
  const known = await lastVersions(trx);
  if (texts.every((text) => known.get(text.kind)?.sha256 === text.sha256)) return matching(texts, known);
  // Two processes that notice a change record it once. Orders only read the table otherwise, and do not wait.
  await sql`lock table legal_versions in share row exclusive mode`.execute(trx);
  const last = await lastVersions(trx);
  const changed = texts.filter((text) => last.get(text.kind)?.sha256 !== text.sha256);
  if (changed.length > 0) {
    await trx
      .insertInto("legal_versions")
      .values(
        changed.map(({ kind, title, html, sha256, updatedAt }) => ({
          kind,
          title,
          html,
          sha256,
          valid_from: validFrom(updatedAt, last.get(kind), now),
        })),
      )
      .execute();
  }
  return matching(texts, await lastVersions(trx));
}

/** Records the versions that apply to an order; those of vouchers only if it contains one. */
export async function insertLegalVersions(
  trx: Transaction<Tables>,
  orderId: number,
  { hasVouchers, now }: { readonly hasVouchers: boolean; readonly now: Date },
): Promise<void> {
  const versions = (await currentVersions(trx, now)).filter(({ kind }) => kind !== "vouchers" || hasVouchers);
  if (versions.length === 0) return;
  await trx
    .insertInto("order_legal_versions")
    .values(versions.map(({ id }) => ({ order_id: orderId, version_id: id })))
    .execute();
}

/** The versions that apply to an order; none for an order from before their record. */
export async function versionsOfOrder(db: Kysely<Tables>, orderId: number): Promise<readonly LegalVersion[]> {
  const rows = await db
    .selectFrom("legal_versions")
    .select(columns)
    .where(
      "id",
      "in",
      db.selectFrom("order_legal_versions").select("version_id").where("order_id", "=", orderId),
    )
    .execute();
  return rows.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

/** All versions, by kind, the newest first. */
export async function listVersions(db: Kysely<Tables>): Promise<readonly LegalVersion[]> {
  const rows = await db.selectFrom("legal_versions").select(columns).orderBy("id", "desc").execute();
  return rows.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

/** A version as the API has it. */
export function versionJson({ id, kind, title, valid_from }: LegalVersion) {
  return { id, kind, title, valid_from: valid_from.toISOString() };
}

interface Text {
  readonly kind: LegalKind;
  readonly title: string;
  readonly html: string;
  readonly sha256: string;
  readonly updatedAt: Date | null;
}

async function readTexts(trx: Transaction<Tables>): Promise<Text[]> {
  const slugs = legalPages.map(({ slug }) => slug);
  const pages = await trx.selectFrom("pages").selectAll().where("slug", "in", slugs).execute();
  return legalPages.flatMap(({ kind, slug }): Text[] => {
    const page = pages.find((item) => item.slug === slug);
    return page ? [textOf(kind, page.title, page.body, page.updated_at)] : [];
  });
}

function textOf(kind: LegalKind, title: string, html: string, updatedAt: Date | null): Text {
  const sha256 = createHash("sha256").update(`${title}\n${html}`).digest("hex");
  return { kind, title, html, sha256, updatedAt };
}

async function lastVersions(trx: Transaction<Tables>): Promise<ReadonlyMap<LegalKind, LegalVersion>> {
  const rows = await trx
    .selectFrom("legal_versions")
    .distinctOn("kind")
    .select(columns)
    .orderBy("kind")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map((row) => [row.kind, row]));
}

function matching(
  texts: readonly Text[],
  last: ReadonlyMap<LegalKind, LegalVersion>,
): readonly LegalVersion[] {
  return texts.flatMap(({ kind }) => last.get(kind) ?? []);
}

/** The page's own date, if it is plausible: after the last version and not in the future. */
function validFrom(updatedAt: Date | null, last: LegalVersion | undefined, now: Date): Date {
  if (updatedAt === null || updatedAt > now) return now;
  return last && updatedAt <= last.valid_from ? now : updatedAt;
}

function rankOf(kind: LegalKind): number {
  return legalPages.findIndex((page) => page.kind === kind);
}
