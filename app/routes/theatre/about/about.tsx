import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { PersonCard } from "#app/components/person-card.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { czech } from "#app/domain/typography.ts";
import { isNothing, isOffered, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { contactTexts, annualReportTexts, documentTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { aboutTheatre } from "./about-theatre.server.ts";
import styles from "./about.module.css";
import { Halls } from "./halls.tsx";

const texts = czech({
  title: "O divadle",
  description: "Kdo jsme, kde hrajeme a kdo divadlo vede.",
  leaders: "Kdo divadlo vede",
  everybody: "Všichni lidé divadla",
  more: "Kam dál",
});

export const handle = { access: "public" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const about = await aboutTheatre(context);
  const blocks = [about.venues, about.leaders];
  // The same condition closes the links to the page (server/services/closed-pages.ts).
  if (about.page.kind === "missing" && !blocks.some(isOffered)) notFound();
  const isGone = about.page.kind === "failed" && blocks.every(({ ok }) => !ok);
  return data(about, { status: isGone ? 503 : 200 });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: texts.title, description: texts.description, path: paths.about() });

const further = [
  { to: paths.people(), text: texts.everybody },
  { to: paths.contacts(), text: contactTexts.title },
  { to: paths.documents(), text: documentTexts.title },
  { to: paths.annualReports(), text: annualReportTexts.title },
] as const;

export default function AboutScreen() {
  const { page, venues, leaders } = useLoaderData<typeof loader>();
  return (
    <PageColumn className="page stack gap-8">
      <PageHead title={page.kind === "found" ? page.title : texts.title} className={styles.text}>
        {page.kind === "found" ? <RichText html={page.html} spread /> : null}
        {page.kind === "failed" ? <BlockFailed /> : null}
      </PageHead>
      <Halls venues={venues} />
      <Leaders leaders={leaders} />
      <nav aria-labelledby="kam-dal">
        <SectionHead id="kam-dal" title={texts.more} />
        <ul className={styles.further} role="list">
          {further.map(({ to, text }) => (
            <IfOpen key={to} to={to}>
              <li>
                <Link to={to}>{text}</Link>
              </li>
            </IfOpen>
          ))}
        </ul>
      </nav>
    </PageColumn>
  );
}

function Leaders({ leaders }: { readonly leaders: Block<readonly ListedPerson[]> }) {
  if (isNothing(leaders)) return null;
  return (
    <section aria-labelledby="vedeni">
      <SectionHead id="vedeni" title={texts.leaders} more={{ text: texts.everybody, to: paths.people() }} />
      {leaders.ok ? (
        <ul className={styles.leaders} role="list">
          {leaders.value.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}
