import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import { privacyNote } from "#app/messages/privacy.ts";
import styles from "./privacy-note.module.css";

/** Under a form that asks for personal data: where it is written what happens with them. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      {privacyNote.before}
      <QuickViewLink slug="zasady-zpracovani-osobnich-udaju">{privacyNote.link}</QuickViewLink>.
    </p>
  );
}
