import { dayOfVersion, legalPdf } from "#standalone/pdf/legal/legal-pdf.ts";
import { legalPages, listVersions, versionsOfOrder } from "#standalone/domain/legal/versions.ts";
import type { Attachment } from "./email.ts";
import type { Values } from "./template.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";

/** Bytes of all PDFs of an e-mail together; mail servers refuse e-mails from 10 MB on. */
const mostBytes = 5 * 1024 * 1024;

/**
 * The legal texts that an order was concluded under, as PDFs and as a list with their addresses on the site (§ 1827
 * odst. 2 of the Civil Code). A PDF that would make the e-mail too large is only in the list.
 * @param origin of the site; null: the list has no addresses
 */
export async function legalAttachments(
  office: Office,
  orderId: number,
  origin: string | null,
): Promise<{ readonly list: readonly Values[]; readonly attachments: readonly Attachment[] }> {
  const attachments: Attachment[] = [];
  const list: Values[] = [];
  let room = mostBytes;
  for (const version of await versionsFor(office, orderId)) {
    const slug = legalPages.find(({ kind }) => kind === version.kind)?.slug ?? version.kind;
    const content = await legalPdf(office, version.id, origin);
    if (!content) continue;
    const fits = content.byteLength <= room;
    list.push({
      name: `${version.title}, znění účinné od ${dayOfVersion(version)}${fits ? "" : " (jen ke stažení)"}`,
      address: origin && `${origin}/zneni/${slug}-${version.id}.pdf`,
    });
    if (!fits) continue;
    room -= content.byteLength;
    attachments.push({ filename: `${slug}.pdf`, contentType: "application/pdf", content });
  }
  return { list, attachments };
}

/** An order from before the record of versions, confirmed only now, gets those in force. */
async function versionsFor({ db }: Office, orderId: number) {
  const recorded = await versionsOfOrder(db, orderId);
  if (recorded.length > 0) return recorded;
  const all = await listVersions(db);
  return all.filter(
    (version, index) =>
      version.kind !== "vouchers" && index === all.findIndex(({ kind }) => kind === version.kind),
  );
}
