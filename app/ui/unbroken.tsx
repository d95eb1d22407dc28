import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { withRanges } from "#app/domain/typography.ts";
import styles from "./unbroken.module.css";

/** Above any ordinary text of the theatre; in a longer table of numbers, an element for each range is not worth it. */
const mostRanges = 30;

/**
 * Keeps ranges such as „15:00–19:00“ and words such as „e-mailem“ on one line, in its own texts and in those of HTML
 * elements directly inside it, at any depth. Components inside it do so themselves.
 */
export function Unbroken({ children }: { readonly children: ReactNode }): ReactNode {
  if (typeof children === "string") return unbroken(children);
  if (isValidElement<{ readonly children?: ReactNode }>(children)) {
    const inside = children.props.children;
    if (typeof children.type !== "string" || !inside) return children;
    return cloneElement(children, undefined, <Unbroken>{inside}</Unbroken>);
  }
  if (!Array.isArray(children)) return children;
  return Children.map(children, (child: ReactNode) => <Unbroken>{child}</Unbroken>);
}

function unbroken(text: string): ReactNode {
  const parts = withRanges(text);
  const ranges = parts.filter(({ isRange }) => isRange).length;
  if (ranges === 0 || ranges > mostRanges) return text;
  // One element, so that in a flex container the text remains one item.
  return (
    <span>
      {parts.map(({ text: part, isRange }, index) =>
        isRange ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change their order
          <span key={index} className={styles.unbroken}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
