import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { SearchBox } from "#app/shell/search/search-box.tsx";
import { searchTexts } from "#app/messages/search-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { searchSite } from "#server/services/content/search-site.ts";
import { FoundGroup } from "./found-group.tsx";
import styles from "./search.module.css";
import { CategoryLinks } from "#app/components/shop/category-links.tsx";
import { paths } from "#app/domain/paths.ts";
import type { Category } from "#app/domain/shop/product.ts";
import { broaderQueries } from "#app/domain/search.ts";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  title: "Hledání",
  tooShort: "Napište alespoň 2 znaky.",
  nothing: (question: string) => `Pro „${question}“ jsme nic nenašli. Zkuste kratší slovo nebo jiný tvar.`,
  easier: "Zkuste třeba",
  browse: "Nebo si vyberte z našich kategorií",
  browseFirst: "Co najdete v e-shopu",
});

export const handle = { access: "public", area: "search", isListed: false } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const search = await searchSite(context, context.url.searchParams.get("q"));
  if (search.results) requireOffered(search.results);
  return search;
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: texts.title, isPrivate: true });

export default function Search() {
  const { question, results, categories } = useLoaderData<typeof loader>();
  return (
    <PageColumn className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <SearchBox id="dotaz" label={texts.title} question={question} large hasFocus={question === ""} />
        {results === null ? <p className={styles.count}>{texts.tooShort}</p> : null}
        {results?.ok && results.value.total > 0 ? (
          <output className={styles.count}>{searchTexts.count(results.value.total, question)}</output>
        ) : null}
      </header>
      {results === null ? <Browse categories={categories} title={texts.browseFirst} /> : null}
      {results?.ok === false ? <BlockFailed /> : null}
      {results?.ok && results.value.total === 0 ? <NothingFound {...{ question, categories }} /> : null}
      {results?.ok
        ? results.value.groups.map((group) => <FoundGroup key={group.kind} group={group} />)
        : null}
    </PageColumn>
  );
}

interface NothingFoundProps {
  readonly question: string;
  readonly categories: readonly Category[];
}

/** Suggestions after a search without results. */
function NothingFound({ question, categories }: NothingFoundProps) {
  const easier = broaderQueries(question);
  return (
    <div className={styles.nothing}>
      <output>{texts.nothing(question)}</output>
      {easier.length > 0 ? (
        <p>
          {texts.easier}{" "}
          {easier.map((word, index) => (
            <span key={word}>
              {index > 0 ? ", " : null}
              <Link to={paths.search(word)}>{`„${word}“`}</Link>
            </span>
          ))}
          .
        </p>
      ) : null}
      <Browse categories={categories} title={texts.browse} />
    </div>
  );
}

interface BrowseProps {
  readonly categories: readonly Category[];
  readonly title: string;
}

/** The shop's categories, for browsing instead of searching. */
function Browse({ categories, title }: BrowseProps) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.browse} aria-labelledby="hledani-kategorie">
      <h2 className="h4" id="hledani-kategorie">
        <Typeset>{title}</Typeset>
      </h2>
      <CategoryLinks categories={categories} />
    </nav>
  );
}
