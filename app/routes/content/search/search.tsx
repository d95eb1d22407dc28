import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { SearchBox } from "#app/shell/search/search-box.tsx";
import { searchTexts } from "#app/messages/search.ts";
import { Container } from "#app/ui/container.tsx";
import { defineLoader } from "#server/guards/handlers.ts";
import { searchSite } from "#server/services/content/search-site.ts";
import { FoundGroup } from "./found-group.tsx";
import { Browse, NothingFound } from "./nothing-found.tsx";
import styles from "./search.module.css";

export const handle = { access: "public" };

export const loader = defineLoader((context) => searchSite(context, context.url.searchParams.get("q")));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: searchTexts.title, isPrivate: true });

export default function Search() {
  const { question, results, categories } = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{searchTexts.title}</h1>
        <SearchBox id="dotaz" label={searchTexts.title} question={question} large />
        {results === null ? <p className={styles.count}>{searchTexts.tooShort}</p> : null}
        {results?.ok && results.value.total > 0 ? (
          <output className={styles.count}>{searchTexts.count(results.value.total, question)}</output>
        ) : null}
      </header>
      {results === null ? <Browse categories={categories} title={searchTexts.browseFirst} /> : null}
      {results?.ok === false ? <BlockFailed /> : null}
      {results?.ok && results.value.total === 0 ? <NothingFound {...{ question, categories }} /> : null}
      {results?.ok
        ? results.value.groups.map((group) => <FoundGroup key={group.kind} group={group} />)
        : null}
    </Container>
  );
}
