import { Fragment } from "react";
import { czech } from "#app/domain/typography.ts";
import styles from "./name-lines.module.css";

/**
 * A name in large type: lines break as in a heading („Divadlo | Na Zábradlí“); if a line is too narrow for that,
 * e.g. with increased letter spacing (WCAG 1.4.12), they break between any words.
 */
export function NameLines({ children }: { readonly children: string }) {
  return czech(children, "heading")
    .split(" ")
    .map((piece, index) => (
      <Fragment key={index}>
        {index > 0 ? " " : null}
        <span className={styles.piece}>{withBreaks(piece)}</span>
      </Fragment>
    ));
}

/** Inserts `<wbr>` after each no-break space. */
function withBreaks(piece: string) {
  return piece.split(/(?<=\u00a0)/u).map((word, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}
