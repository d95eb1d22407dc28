import { Fragment } from "react";
import { heading } from "./typeset.tsx";
import styles from "./name-lines.module.css";

/**
 * A name set large: its lines end as a heading's do („Divadlo | Na Vantrokách“), and where a line has no room for that,
 * as under wider letters (WCAG 1.4.12), between its words.
 */
export function NameLines({ children }: { readonly children: string }) {
  return heading(children)
    .split(" ")
    .map((piece, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change their order
      <Fragment key={index}>
        {index > 0 ? " " : null}
        <span className={styles.piece}>{withBreaks(piece)}</span>
      </Fragment>
    ));
}

/** A place to break after each no-break space. */
function withBreaks(piece: string) {
  return piece.split(/(?<=\u00a0)/u).map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of one text never change their order
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}
