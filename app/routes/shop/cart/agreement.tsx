import { wiredTick } from "#app/components/wired.ts";
import { paths } from "#app/domain/paths.ts";
import { orderForm } from "#app/messages/order.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./agreement.module.css";
import type { OrderFieldset } from "./order-fields.ts";

interface AgreementProps {
  readonly fields: OrderFieldset;
  /** Gross CZK as shown above: the order is refused when the real one differs. */
  readonly total: number;
  readonly busy: boolean;
}

/** Terms, the separate newsletter consent and the button whose wording the law prescribes. Nothing is pre-ticked. */
export function Agreement({ fields, total, busy }: AgreementProps) {
  return (
    <div className={styles.agreement}>
      <Checkbox
        {...wiredTick(fields.terms)}
        required
        label={
          <>
            {orderForm.termsBefore}
            <Page slug="obchodni-podminky">{orderForm.terms}</Page>
            {orderForm.termsBetween}
            <Page slug="odstoupeni-od-smlouvy">{orderForm.withdrawal}</Page>.
          </>
        }
      />
      <Checkbox {...wiredTick(fields.newsletter)} label={orderForm.newsletter} />
      <p className={styles.privacy}>
        {orderForm.privacyBefore}
        <Page slug="zasady-zpracovani-osobnich-udaju">{orderForm.privacy}</Page>.
      </p>
      <input type="hidden" name="shownTotal" value={total.toFixed(2)} />
      <Button block name="intent" value="order" busy={busy}>
        {busy ? orderForm.submitting : orderForm.submit}
      </Button>
    </div>
  );
}

/** Opens over the form, without JavaScript beside it: what was typed must not be lost. */
function Page({ slug, children }: { readonly slug: string; readonly children: string }) {
  return (
    <a href={paths.info(slug)} target="_blank" rel="noopener" data-modal={paths.textPeek(slug)}>
      {children}
    </a>
  );
}
