import { Link } from "@remix-run/react";
import { CategoryLinks } from "#app/components/shop/category-links.tsx";
import { paths } from "#app/domain/paths.ts";
import type { Category } from "#app/domain/shop/product.ts";
import { broaderQueries } from "#app/domain/search.ts";
import { searchTexts } from "#app/messages/search.ts";
import styles from "./search.module.css";

interface NothingFoundProps {
  readonly question: string;
  readonly categories: readonly Category[];
}

/** Suggestions after a search without results. */
export function NothingFound({ question, categories }: NothingFoundProps) {
  const easier = broaderQueries(question);
  return (
    <div className={styles.nothing}>
      <output>{searchTexts.nothing(question)}</output>
      {easier.length > 0 ? (
        <p>
          {searchTexts.easier}{" "}
          {easier.map((word, index) => (
            <span key={word}>
              {index > 0 ? ", " : null}
              <Link to={paths.search(word)}>{`„${word}“`}</Link>
            </span>
          ))}
          .
        </p>
      ) : null}
      <Browse categories={categories} title={searchTexts.browse} />
    </div>
  );
}

interface BrowseProps {
  readonly categories: readonly Category[];
  readonly title: string;
}

/** The shop's categories, for browsing instead of searching. */
export function Browse({ categories, title }: BrowseProps) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.browse} aria-labelledby="hledani-kategorie">
      <h2 id="hledani-kategorie">{title}</h2>
      <CategoryLinks categories={categories} />
    </nav>
  );
}
