import { z } from "zod";
import type { AnnualReport, DocumentGroup, TheatreDocument } from "#app/domain/theatre-document.ts";
import { reading } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const documentFields = {
  title: w.line,
  file: w.fileName,
  type: w.optionalText,
  size: w.optional(w.whole).transform((size) => size ?? 0),
  date: w.instant,
};

/** The end of the file's name stands in for a missing type. */
function withType<T extends { readonly file: string; readonly type: string | null }>(wire: T) {
  return { ...wire, type: wire.type ?? wire.file.split(".").at(-1)?.toUpperCase() ?? "" };
}

const documents = w
  .list(z.object({ ...documentFields, group: w.optionalText }))
  .transform((all): readonly DocumentGroup[] => {
    const groups = new Map<string, TheatreDocument[]>();
    for (const { group, ...document } of all) {
      const name = group ?? "Ostatní";
      groups.set(name, [...(groups.get(name) ?? []), withType(document)]);
    }
    return [...groups].map(([name, inGroup]) => ({ name, documents: inGroup }));
  });

const figure = z.object({
  label: w.line,
  value: z.union([w.line, z.number()]).transform(String),
});

const annualReport = z
  .object({
    ...documentFields,
    year: w.amount.pipe(z.number().int().positive()),
    figures: w.optionalList(figure),
  })
  .transform((wire): AnnualReport => withType(wire));

const annualReports = w
  .list(annualReport)
  .transform((all) => all.toSorted((report, other) => other.year - report.year));

/** Documents by group, in the order in which the upstream first names the groups. */
export const readDocuments = reading("documents", documents);

/** Newest first. */
export const readAnnualReports = reading("annualReports", annualReports);
