import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { partsOf } from "#app/domain/typography.ts";
import styles from "./typeset.module.css";

interface TypesetProps {
  readonly children: ReactNode;
  /** No line ends with a two-letter preposition either. */
  readonly isHeading?: boolean;
}

/**
 * Czech text with no-break spaces; ranges such as „15:00–19:00“ and words such as „e-mailem“ stay on one line. Typesets
 * its own texts and those of HTML elements directly inside it, at any depth. Components inside it do so themselves.
 */
export function Typeset({ children, isHeading = false }: TypesetProps): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === "string") return onOneLine(partsOf(child, isHeading ? "heading" : "text"));
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return child;
    const inside = child.props.children;
    if (typeof child.type !== "string" || !inside) return child;
    return cloneElement(child, undefined, <Typeset isHeading={isHeading}>{inside}</Typeset>);
  });
}

function onOneLine(parts: readonly string[]): ReactNode {
  if (parts.length === 1) return parts[0];
  // One element, so that in a flex container the text remains one item.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 ? (
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
