import { idText } from "#app/domain/id.ts";
import { idFromUrl } from "#app/domain/read-id.ts";
import { formatShortDate } from "#app/domain/dates.ts";
import type { LegalKind, LegalVersion, ShownLegalVersion } from "#app/domain/shop/legal-version.ts";
import type { RequestContext } from "#server/context/context.ts";
import { onlyPdf, type PdfFile } from "#server/upstream/file-source.ts";
import { readLegalDocuments } from "#server/upstream/resources/legal-documents.ts";

/** The information pages whose texts are part of a contract; their names begin those of the files. */
const slugs: Readonly<Record<LegalKind, string>> = {
  terms: "obchodni-podminky",
  withdrawal: "odstoupeni-od-smlouvy",
  complaints: "reklamace",
  vouchers: "darkove-poukazy",
};

/** The versions that apply to an order; none if the back office offers no files of them. */
export function shownVersions(
  { upstream }: RequestContext,
  versions: readonly LegalVersion[],
): readonly ShownLegalVersion[] {
  if (!upstream.offers.has("legal-documents")) return [];
  return versions.map(({ title, validFrom, ...version }) => ({
    title,
    path: pathOf(version),
    from: formatShortDate(validFrom),
  }));
}

/**
 * The end of an information page: its versions as PDFs, the newest first. HTML with an h2, because the page's script
 * must not grow for it. Null for a page without versions, and if they cannot be read: the page then has only its text.
 */
export async function versionsOfPage(
  { upstream }: RequestContext,
  slug: string,
): Promise<{ readonly html: string; readonly section: { id: string; title: string } } | null> {
  const kind = Object.entries(slugs).find(([, one]) => one === slug)?.[0];
  if (kind === undefined || !upstream.offers.has("legal-documents")) return null;
  const read = await readLegalDocuments(upstream);
  const versions = read.ok ? read.value.filter((version) => version.kind === kind) : [];
  if (versions.length === 0) return null;
  const section = { id: "oddil-zneni", title: "Znění ke stažení" };
  // This HTML contains only an encoded id and a day from the upstream.
  const rows = versions.map(
    (version) =>
      `<li><a href="${pathOf(version)}" type="application/pdf">Znění účinné od\u00a0${formatShortDate(version.validFrom)}</a> (PDF)</li>`,
  );
  const html = `<h2 id="${section.id}">${section.title}</h2><ul>${rows.join("")}</ul>`;
  return { html, section };
}

/** The file `obchodni-podminky-1.pdf`: a version as PDF. */
export async function readLegalDocument(context: RequestContext, file: string): Promise<PdfFile> {
  const slug = Object.values(slugs).find((value) => file.startsWith(`${value}-`));
  const [, written] = /^(.{1,200})\.pdf$/u.exec(file.slice((slug?.length ?? 0) + 1)) ?? [];
  const id = slug === undefined ? null : idFromUrl(written, context.upstream.offers.ids);
  if (id === null) return { kind: "missing" };
  return onlyPdf(await context.files.readLegalDocument({ id }), context.log);
}

function pathOf({ id, kind }: Pick<LegalVersion, "id" | "kind">): string {
  return `/zneni/${slugs[kind]}-${encodeURIComponent(idText(id))}.pdf`;
}
