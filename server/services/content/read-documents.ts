import type { AnnualReport, DocumentGroup } from "#app/domain/document.ts";
import type { Block } from "#app/domain/block.ts";
import { readAnnualReports, readDocuments } from "#server/upstream/resources/documents.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";

export async function listDocuments(context: RequestContext): Promise<Block<readonly DocumentGroup[]>> {
  return toBlock(await readDocuments(context.upstream));
}

/** Newest first. */
export async function listAnnualReports(context: RequestContext): Promise<Block<readonly AnnualReport[]>> {
  return toBlock(await readAnnualReports(context.upstream), (reports) =>
    [...reports].sort((annualReport, other) => other.year - annualReport.year),
  );
}
