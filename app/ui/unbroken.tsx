import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { withRanges } from "#app/domain/typography.ts";
import styles from "./unbroken.module.css";

/**
 * Keeps ranges such as „15:00–19:00“ and words such as „e-mailem“ on one line, in its own texts and in those of HTML
 * elements directly inside it, at any depth. Components inside it do so themselves.
 */
export function Unbroken({ children }: { readonly children: ReactNode }): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === "string") return unbroken(child);
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return child;
    const inside = child.props.children;
    if (typeof child.type !== "string" || !inside) return child;
    return cloneElement(child, undefined, <Unbroken>{inside}</Unbroken>);
  });
}

function unbroken(text: string): ReactNode {
  const parts = withRanges(text);
  if (parts.length === 1) return text;
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
