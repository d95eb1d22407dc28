import { paths } from "#app/domain/paths.ts";
import type { ListedProduction } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import { genreParameter, genresOf } from "./genres.ts";
import styles from "./repertoire.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  genres: "Žánr",
  allGenres: "Vše",
});

interface GenreLinksProps {
  readonly productions: readonly ListedProduction[];
  /** Slug. */
  readonly chosen: string | null;
}

/** The repertoire by genre, as links, so that each choice has an address. */
export function GenreLinks({ productions, chosen }: GenreLinksProps) {
  const genres = genresOf(productions);
  if (genres.length < 2) return null;
  const all = { slug: null, name: texts.allGenres, count: productions.length };
  return (
    <nav aria-label={texts.genres}>
      <ul className="cluster gap-2" role="list">
        {[all, ...genres].map(({ slug, name, count }) => (
          <li key={slug ?? ""}>
            <Link
              className={styles.genre}
              to={
                slug
                  ? `${paths.repertoire()}?${genreParameter}=${encodeURIComponent(slug)}`
                  : paths.repertoire()
              }
              aria-current={slug === (chosen || null) ? "true" : undefined}
              preventScrollReset
            >
              <Typeset>{name}</Typeset> <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
