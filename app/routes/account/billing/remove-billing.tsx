import { Form } from "@remix-run/react";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { paths } from "#app/domain/paths.ts";
import { billingTexts } from "#app/messages/account.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import styles from "./billing.module.css";

const anchor = "odstranit";

/** Removal with a confirmation, which has its own address, so that it works without JavaScript. */
export function RemoveBilling({ asks }: { readonly asks: boolean }) {
  const busy = useBusy("remove");
  if (!asks) {
    return (
      <div className={styles.remove}>
        <p>
          <ButtonLink
            variant="quiet"
            className={styles.quiet}
            to={`${paths.billing()}?odstranit=1#${anchor}`}
            preventScrollReset
            rel="nofollow"
          >
            {billingTexts.remove}
          </ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <Form
      method="post"
      action={paths.billing()}
      id={anchor}
      className={styles.remove}
      preventScrollReset
      onSubmit={busy.guard}
    >
      <p>{billingTexts.removeQuestion}</p>
      <div className={styles.buttons}>
        <Button name="intent" value="remove" variant="danger" busy={busy.isBusy}>
          {billingTexts.removeConfirm}
        </Button>
        <ButtonLink variant="quiet" to={paths.billing()} preventScrollReset>
          {billingTexts.removeCancel}
        </ButtonLink>
      </div>
    </Form>
  );
}
