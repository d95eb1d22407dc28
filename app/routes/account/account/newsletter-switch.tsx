import { Form } from "@remix-run/react";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { paths } from "#app/domain/paths.ts";
import { accountTexts } from "#app/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./account.module.css";

/** Subscribes to the newsletter or unsubscribes. Null = the current state is unknown. */
export function NewsletterSwitch({ subscribed }: { readonly subscribed: boolean | null }) {
  const busy = useBusy("newsletter");
  return (
    <AccountSection id="newsletter" title={accountTexts.newsletter}>
      {subscribed === null ? (
        <BlockFailed />
      ) : (
        <Form
          method="post"
          action={paths.account()}
          className={styles.form}
          preventScrollReset
          onSubmit={busy.guard}
        >
          <p>{subscribed ? accountTexts.subscribed : accountTexts.unsubscribed}</p>
          <input type="hidden" name="subscribed" value={subscribed ? "no" : "yes"} />
          <Button name="intent" value="newsletter" variant="secondary" busy={busy.isBusy}>
            {subscribed ? accountTexts.unsubscribe : accountTexts.subscribe}
          </Button>
        </Form>
      )}
    </AccountSection>
  );
}
