import type { ListedProduction } from "#app/domain/theatre/production.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/components/picture.tsx";
import styles from "./poster.module.css";
import { czech } from "#app/domain/typography.ts";
import { Typeset } from "#app/ui/typeset.tsx";

interface PosterProps {
  readonly production: Pick<ListedProduction, "title" | "author" | "image">;
  /** The maximum display width in CSS pixels. */
  readonly widest: number;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Empty if the title is beside it as text. */
  readonly alt?: string;
  readonly first?: boolean;
  readonly className?: string;
}

/** A title's poster; without an image, the title in large type on a plain background. */
export function Poster({ production, widest, sizes, alt = "", first = false, className }: PosterProps) {
  const { title, author, image } = production;
  if (image !== null) {
    return (
      <Picture
        className={className}
        folder="poster"
        file={image}
        alt={alt}
        ratio="poster"
        widest={widest}
        sizes={sizes}
        first={first}
      />
    );
  }
  return (
    <span className={classNames(styles.sheet, className)} aria-hidden="true">
      <span className={classNames(styles.title, styles[titleSize(title)])}>
        <Typeset isHeading>{title}</Typeset>
      </span>
      {author ? (
        <span className={styles.author}>
          <Typeset isHeading>{author}</Typeset>
        </span>
      ) : null}
    </span>
  );
}

/** Chooses the font size so that no unbreakable part is wider than the poster and the whole title fits. */
function titleSize(title: string): "short" | "medium" | "long" | "endless" {
  const longest = Math.max(
    ...czech(title, "heading")
      .split(/[ -]/u)
      .map((piece) => piece.length),
  );
  if (longest > 14) return "endless";
  if (longest > 11 || title.length > 40) return "long";
  return longest > 8 || title.length > 24 ? "medium" : "short";
}
