import { data, redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { Typeset } from "#app/components/typeset.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { cookieList } from "#app/messages/cookie-list.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, notFound } from "#server/guards/handlers.ts";
import { versionsOfPage } from "#server/services/content/legal-documents.ts";
import { pageElsewhere, readPage, type ReadPage } from "#server/services/content/read-page.ts";
import { CookieSettings } from "./cookie-settings.tsx";
import styles from "./info.module.css";

/** A text with fewer sections needs no table of contents. */
const enoughForContents = 5;

export const handle = { access: "public" };

/** This page also contains the cookie settings, which must not depend on a text from the upstream. */
const cookiesSlug = "cookies";

export const loader = defineLoader(async (context, { params }) => {
  const isAboutCookies = params.slug === cookiesSlug;
  const found = await readPage(context, params.slug ?? "");
  const page = found.kind === "missing" && isAboutCookies ? emptyCookiePage : found;
  const cookies = isAboutCookies ? cookieList : null;
  const elsewhere = pageElsewhere(context, params.slug ?? "", found);
  if (elsewhere) throw redirect(elsewhere);
  if (page.kind === "missing") notFound();
  if (page.kind === "failed") return data({ kind: "failed" as const, cookies }, { status: 503 });
  // Formatted here, so that the client bundle needs no calendar code.
  const versions = await versionsOfPage(context, params.slug ?? "");
  const html = page.html + (versions?.html ?? "");
  const sections = versions ? [...page.sections, versions.section] : page.sections;
  return { ...page, html, sections, updatedOn: page.updatedAt && formatDate(page.updatedAt), cookies };
});

const emptyCookiePage: Extract<ReadPage, { kind: "page" }> = {
  kind: "page",
  title: "Cookies",
  html: "",
  sections: [],
  sample: false,
  updatedAt: null,
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.kind === "page"
    ? pageMeta(args, { title: args.data.title })
    : pageMeta(args, { title: "Informace", isPrivate: true });

export default function InfoScreen() {
  const page = useLoaderData<typeof loader>();
  const settings = page.cookies ? <CookieSettings cookieList={page.cookies} /> : null;
  if (page.kind === "failed") {
    return (
      <Container className={styles.info}>
        <PageHead title="Informace" className={styles.head} />
        <BlockFailed />
        {settings}
      </Container>
    );
  }
  return (
    <Container as="section" className={styles.info}>
      <PageHead title={<Typeset>{page.title}</Typeset>} className={styles.head} />
      {page.sample ? (
        <Alert kind="warning">
          <p>Vzorový text – před spuštěním nechte zkontrolovat právníkem.</p>
        </Alert>
      ) : null}
      {page.sections.length >= enoughForContents ? <Contents sections={page.sections} /> : null}
      <RichText html={page.html} spread />
      {page.updatedAt ? (
        <p className={styles.updated}>
          Poslední změna <time dateTime={page.updatedAt}>{page.updatedOn}</time>
        </p>
      ) : null}
      {settings}
    </Container>
  );
}

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The table of contents of a long text. */
function Contents({ sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="obsah-stranky">
      <h2 id="obsah-stranky">Obsah</h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
