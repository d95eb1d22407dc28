import type { ListedArticle } from "#app/domain/article.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-grid.module.css";

interface ArticleGridProps {
  readonly articles: readonly ListedArticle[];
  readonly level?: 2 | 3;
  /** Accessible name of the list. */
  readonly label: string;
}

/**
 * Article cards in 3 columns from 1024 px, 2 from 768 px (3 for exactly three cards). A single card takes the whole
 * row, with its picture beside the text.
 */
export function ArticleGrid({ articles, level, label }: ArticleGridProps) {
  return (
    <ul
      className={classNames(styles.grid, articles.length === 1 && styles.alone)}
      role="list"
      aria-label={label}
    >
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} level={level} lead={articles.length === 1} />
        </li>
      ))}
    </ul>
  );
}
