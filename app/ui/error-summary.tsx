import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";
import { useVisibleError } from "./visible-errors.ts";
import { Typeset } from "./typeset.tsx";

interface ErrorSummaryProps {
  /** Ids of the invalid fields with the message shown beside each, in the order of the form; null: of no field. */
  readonly errors: readonly { readonly id: string | null; readonly message: string }[];
  readonly title?: string;
}

/**
 * Stands at the beginning of an invalid form and lists the errors with links to the fields. Renders nothing without
 * errors.
 */
export function ErrorSummary({
  errors: serverErrors,
  title = "Formulář se nepodařilo odeslat. Opravte prosím:",
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const errors = useVisibleError(serverErrors) ?? [];
  const key = errors.map((error) => `${error.id} ${error.message}`).join("|");
  // After a client-side submission the focus has not moved; a full page load starts at the top by itself.
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (errors.length === 0) return null;
  return (
    <div
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
    >
      <h2 className={styles.title} id="error-summary-title">
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {errors.map((error) => (
          <li key={error.id ?? error.message}>
            <Typeset>
              {error.id === null ? error.message : <a href={`#${error.id}`}>{error.message}</a>}
            </Typeset>
          </li>
        ))}
      </ul>
    </div>
  );
}
