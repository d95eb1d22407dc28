import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import { czech } from "#app/domain/typography.ts";

/** Link to the privacy policy, shown below forms that collect personal data. */
export function PrivacyNote() {
  return (
    <p className="note">
      {czech("Jak nakládáme s vašimi údaji, popisují ")}
      <QuickViewLink slug="zasady-zpracovani-osobnich-udaju">
        {czech("zásady zpracování osobních údajů")}
      </QuickViewLink>
      .
    </p>
  );
}
