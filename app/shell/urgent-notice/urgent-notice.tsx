import { SmartLink } from "#app/components/smart-link.tsx";
import type { UrgentMessage } from "#app/domain/shell-data.ts";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./urgent-notice.module.css";

const texts = czech({
  urgent: "Důležité sdělení",
});

/** The theatre's message to all visitors, above the header; it scrolls away with the page. */
export function UrgentNotice({ notice: { kind, text, link, linkText } }: { readonly notice: UrgentMessage }) {
  return (
    <section className={classNames(styles.notice, styles[kind])} aria-label={texts.urgent}>
      <PageColumn className={styles.line}>
        <Icon name={kind === "info" ? "info" : "alert"} />
        <p>
          {text}
          {link ? (
            <>
              {" "}
              <SmartLink to={link}>{linkText}</SmartLink>
            </>
          ) : null}
        </p>
      </PageColumn>
    </section>
  );
}
