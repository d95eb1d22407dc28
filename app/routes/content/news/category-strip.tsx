import type { ArticleCategory } from "#app/domain/article.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./category-strip.module.css";

const texts = czech({
  categories: "Rubriky",
  all: "Vše",
});

interface CategoryStripProps {
  readonly categories: readonly ArticleCategory[];
  readonly chosen: ArticleCategory | null;
}

/** Links to all articles and to each category, the chosen one marked. */
export function CategoryStrip({ categories, chosen }: CategoryStripProps) {
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.strip} role="list">
        <li>
          <Link to={paths.news()} aria-current={chosen ? undefined : "page"}>
            {texts.all}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <Link
              to={paths.news(category)}
              aria-current={category.slug === chosen?.slug ? "page" : undefined}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
