import { BlockFailed } from "#app/components/block-failed.tsx";
import type { Block } from "#app/domain/block.ts";
import { ratingsVerification } from "#app/messages/production-texts.ts";
import { ratingTexts } from "#app/messages/ratings-texts.ts";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import styles from "./overall.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** Null = no ratings. */
type Counted = { readonly average: number; readonly count: number } | null;

/** The average, the count, and the statement about both that the law requires. */
export function Overall({ overall }: { readonly overall: Block<Counted> }) {
  return (
    <div className="stack gap-1">
      {overall.ok ? <Numbers overall={overall.value} /> : <BlockFailed />}
      <p className={styles.verification}>
        <Typeset>{ratingsVerification}</Typeset>
      </p>
    </div>
  );
}

function Numbers({ overall }: { readonly overall: Counted }) {
  if (!overall) return <p>{ratingTexts.none}</p>;
  return (
    <p className={styles.numbers}>
      <RatingStars value={overall.average} size="large" /> <span>{ratingTexts.count(overall.count)}</span>
    </p>
  );
}
