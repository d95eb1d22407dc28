import type { ListedArticle } from "#app/domain/article.ts";
import { formatDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./article-card.module.css";
import { Picture } from "./picture.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface ArticleCardProps {
  readonly article: ListedArticle;
  /** Level of the title's heading, one below the heading of the list. */
  readonly level?: 2 | 3;
  /** The picture beside the text, for the newest one of a list. */
  readonly lead?: boolean;
  /** Among the first pictures of the page. */
  readonly first?: boolean;
}

/** An article in a list: picture, date, category, title, perex. The title is the link; the whole card is its target. */
export function ArticleCard({ article, level = 3, lead = false, first = false }: ArticleCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={classNames(styles.card, lead && styles.lead)}>
      {article.image ? (
        <div className={styles.picture}>
          <Picture
            folder="article"
            file={article.image}
            alt=""
            ratio="wide"
            widest={lead ? 800 : 480}
            sizes={
              lead
                ? "(min-width: 1506px) 836px, (min-width: 1024px) 56vw, 100vw"
                : "(min-width: 1506px) 472px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 100vw"
            }
            first={first}
          />
        </div>
      ) : null}
      <div className={styles.text}>
        <p className={styles.facts}>
          <time dateTime={article.date}>{formatDate(article.date)}</time>
          {article.category ? <span>{article.category.name}</span> : null}
        </p>
        <Heading className={styles.title}>
          <StretchedLink to={paths.article(article)} viewTransition>
            <Typeset isHeading>{article.title}</Typeset>
          </StretchedLink>
        </Heading>
        {article.perex ? (
          <p className={styles.perex}>
            <Typeset>{article.perex}</Typeset>
          </p>
        ) : null}
      </div>
    </article>
  );
}
