import { data, redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { englishPath, englishSlug } from "#app/domain/found-page.ts";
import { formatDate } from "#app/domain/dates.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { versionsOfPage } from "#server/services/content/legal-versions.ts";
import { readPage } from "#server/services/content/read-page.ts";
import { InfoPage } from "./info-page.tsx";

export const handle = { access: "public" } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  if (params.slug === englishSlug) throw redirect(englishPath, 301);
  const page = await readPage(context, params.slug ?? "");
  const elsewhere = context.content.pageElsewhere(params.slug ?? "", page.kind === "found");
  if (elsewhere) throw redirect(elsewhere);
  if (page.kind === "missing") notFound();
  if (page.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  // Formatted here, so that the client bundle needs no calendar code.
  const versions = await versionsOfPage(context, params.slug ?? "");
  const html = page.html + (versions?.html ?? "");
  const sections = versions ? [...page.sections, versions.section] : page.sections;
  return { ...page, html, sections, updatedOn: page.updatedAt && formatDate(page.updatedAt) };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.kind === "found"
    ? pageMeta(args, { title: args.data.title })
    : pageMeta(args, { title: "Informace", isPrivate: true });

export default function InfoScreen() {
  return <InfoPage page={useLoaderData<typeof loader>()} />;
}
