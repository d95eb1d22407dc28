import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import { nbsp } from "#app/domain/typography.ts";
import styles from "./privacy-note.module.css";

/** Link to the privacy policy, shown below forms that collect personal data. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      {nbsp("Jak nakládáme s vašimi údaji, popisují ")}
      <QuickViewLink slug="zasady-zpracovani-osobnich-udaju">
        {nbsp("zásady zpracování osobních údajů")}
      </QuickViewLink>
      .
    </p>
  );
}
