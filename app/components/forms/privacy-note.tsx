import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import { privacyNote } from "#app/messages/privacy.ts";
import styles from "./privacy-note.module.css";

/** Link to the privacy policy, shown below forms that collect personal data. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      {privacyNote.before}
      <QuickViewLink slug="zasady-zpracovani-osobnich-udaju">{privacyNote.link}</QuickViewLink>.
    </p>
  );
}
