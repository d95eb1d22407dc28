import { AccountSection } from "#app/components/account/account-section.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { czech } from "#app/domain/typography.ts";
import { IfOpen, Link } from "#app/ui/link.tsx";
import styles from "./account.module.css";
import type { ShownComplaint } from "./shown-complaints.ts";

const texts = czech({
  title: "Reklamace",
  none: "Žádnou reklamaci u nás nemáte.",
  complain: "Reklamovat zboží",
});

/** „Reklamace“: the customer's complaints with their states. Null = they could not be read. */
export function OwnComplaints({ complaints }: { readonly complaints: readonly ShownComplaint[] | null }) {
  return (
    <AccountSection id="reklamace" title={texts.title}>
      {complaints === null ? <BlockFailed /> : null}
      {complaints?.length === 0 ? <p>{texts.none}</p> : null}
      {complaints && complaints.length > 0 ? (
        <ul className={styles.complaints}>
          {complaints.map(({ reference, title, state, manner }) => (
            <li key={reference}>
              <strong>{reference}</strong> {title}
              <br />
              {state}
              {manner === null ? null : (
                <>
                  <br />
                  {manner}
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <IfOpen to={complaintPath()}>
        <Link to={complaintPath()}>{texts.complain}</Link>
      </IfOpen>
    </AccountSection>
  );
}
