import { Link } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { searchBoxTexts } from "#app/messages/search-box.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "./search-box.tsx";
import styles from "./search-box.module.css";

/** The search box where the header has room for it, otherwise a link to the search page. */
export function HeaderSearch() {
  return (
    <>
      <Link to={paths.search()} className={styles.link} aria-label={searchBoxTexts.label}>
        <Icon name="search" />
      </Link>
      <div className={styles.inHeader}>
        <SearchBox id="hledat" label={searchBoxTexts.label} />
      </div>
    </>
  );
}
