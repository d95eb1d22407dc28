import { z } from "zod";
import type { AnnualReport, DocumentGroup, TheatreDocument } from "#app/domain/document.ts";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const documentFields = {
  title: w.line,
  file: w.fileName,
  type: w.optionalText,
  size: w.optional(w.whole),
  date: w.instant,
};

const documentObject = z.object(documentFields);

function toDocument({ title, file, type, size, date }: z.output<typeof documentObject>): TheatreDocument {
  return { title, file, type: type ?? file.split(".").at(-1)?.toUpperCase() ?? "", size: size ?? 0, date };
}

const documents = w
  .list(z.object({ ...documentFields, group: w.optionalText }))
  .transform((all): readonly DocumentGroup[] => {
    const groups = new Map<string, TheatreDocument[]>();
    for (const { group, ...document } of all) {
      const name = group ?? "Ostatní";
      groups.set(name, [...(groups.get(name) ?? []), toDocument(document)]);
    }
    return [...groups].map(([name, inGroup]) => ({ name, documents: inGroup }));
  });

const figure = z.object({
  label: w.line,
  value: z.union([w.line, z.number()]).transform((value) => String(value)),
});

const annualReport = z
  .object({
    ...documentFields,
    year: w.amount.pipe(z.number().int().positive()),
    figures: w.optional(w.list(figure)),
  })
  .transform(({ year, figures, ...document }): AnnualReport => ({
    ...toDocument(document),
    year,
    figures: figures ?? [],
  }));

/** Documents by group, in the order in which the upstream first names the groups. */
export function readDocuments(upstream: Upstream) {
  return upstream.shared("documents", {}, documents);
}

/** Newest first. */
export function readAnnualReports(upstream: Upstream) {
  return upstream.shared("annualReports", {}, w.list(annualReport));
}
