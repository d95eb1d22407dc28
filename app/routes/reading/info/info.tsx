import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { Typo } from "#app/components/typo.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { pageMeta } from "#app/frame/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Container } from "#app/ui/container.tsx";
import { loads, notFound } from "#server/guards/handlers.ts";
import { readPage, type ReadPage } from "#server/services/read-page.ts";
import { CookieSettings } from "./cookie-settings.tsx";
import styles from "./info.module.css";

/** A shorter text is read from the top. */
const enoughForContents = 5;

export const handle = { access: "public" };

/** It also holds the settings of cookies, which must not depend on anybody's text. */
const cookiesSlug = "cookies";

export const loader = loads(async (visit, { params }) => {
  const page = await readPage(visit, params.slug ?? "");
  if (page.kind === "missing" && params.slug === cookiesSlug) return emptyCookiePage;
  if (page.kind === "missing") notFound();
  if (page.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  return page;
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
  const isAboutCookies = useParams().slug === cookiesSlug;
  if (page.kind === "failed") {
    return (
      <Container narrow className={styles.info}>
        <h1>Informace</h1>
        <BlockFailed />
        {isAboutCookies ? <CookieSettings /> : null}
      </Container>
    );
  }
  return (
    <Container narrow as="section" className={styles.info}>
      <h1>
        <Typo>{page.title}</Typo>
      </h1>
      {page.sample ? (
        <Alert kind="warning">
          <p>Vzorový text – před spuštěním nechte zkontrolovat právníkem.</p>
        </Alert>
      ) : null}
      {page.sections.length >= enoughForContents ? <Contents sections={page.sections} /> : null}
      <RichText html={page.html} />
      {page.updatedAt ? (
        <p className={styles.updated}>
          Poslední změna <time dateTime={page.updatedAt}>{formatDate(page.updatedAt)}</time>
        </p>
      ) : null}
      {isAboutCookies ? <CookieSettings /> : null}
    </Container>
  );
}

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The way into a long text. */
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
