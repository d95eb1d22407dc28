import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { boxOfficeNow } from "#app/messages/shell-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { EnglishLink } from "../english-link.tsx";
import styles from "./header-line.module.css";
import { SocialLinks } from "../footer/social-links.tsx";

/**
 * The thin line above the header of wide screens, which scrolls away with the page: whether the box office is open, and
 * links to social networks.
 */
export function HeaderLine({ boxOffice: { live }, social }: Pick<ShellData, "boxOffice" | "social">) {
  return (
    <PageColumn className={styles.line}>
      {live ? (
        <Link to={paths.boxOffice()} className={styles.hours}>
          {boxOfficeNow(live.text)}
        </Link>
      ) : null}
      <EnglishLink className={styles.english} />
      <SocialLinks social={social} className={styles.social} />
    </PageColumn>
  );
}
