import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { DocumentLink } from "#app/components/document-link.tsx";
import type { AnnualReport } from "#app/domain/theatre-document.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { annualReportTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { statusOf, toBlock } from "#server/services/blocks.ts";
import { readAnnualReports } from "#server/upstream/resources/documents.ts";
import styles from "./annual-reports.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  description: "Kolik jsme odehráli, kolik diváků přišlo a jak jsme hospodařili, rok po roce.",
  none: "Zatím tu žádné výroční zprávy nejsou.",
  year: (year: number) => `Rok ${year}`,
  documents: "Ostatní dokumenty divadla",
});

export const handle = { access: "public", area: "annual-reports" } satisfies Handle;

export const loader = defineLoader(async ({ upstream }) => {
  const reports = toBlock(await readAnnualReports(upstream));
  requireOffered(reports);
  return data({ reports }, { status: statusOf(reports) });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: annualReportTexts.title,
    description: texts.description,
    path: paths.annualReports(),
  });

export default function AnnualReportsScreen() {
  const { reports } = useLoaderData<typeof loader>();
  return (
    <PageColumn className="page stack gap-7">
      <PageHead title={annualReportTexts.title} lead={texts.description} className={styles.head} />
      {reports.ok ? <Reports reports={reports.value} /> : <BlockFailed />}
      <p>
        <Link to={paths.documents()}>{texts.documents}</Link>
      </p>
    </PageColumn>
  );
}

function Reports({ reports }: { readonly reports: readonly AnnualReport[] }) {
  if (reports.length === 0) return <p>{texts.none}</p>;
  return reports.map((report) => (
    <section key={report.year} className={styles.report} aria-labelledby={`rok-${report.year}`}>
      <h2 id={`rok-${report.year}`}>{texts.year(report.year)}</h2>
      <div className={styles.body}>
        {report.figures.length > 0 ? (
          <dl className={styles.figures}>
            {report.figures.map(({ label, value }) => (
              <div key={label}>
                <dt>
                  <Typeset>{label}</Typeset>
                </dt>
                <dd>
                  <Typeset>{value}</Typeset>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <DocumentLink document={report} />
      </div>
    </section>
  ));
}
