import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import { checkboxProps } from "#app/components/forms/field-props.ts";
import { eveningText } from "#app/components/shop/evening-stub.tsx";
import type { Cart } from "#app/domain/shop/cart.ts";
import { czech } from "#app/domain/typography.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { paths } from "#app/domain/paths.ts";
import { IfOpen } from "#app/ui/link.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { apartSeats, shownSeats } from "../line-seats.ts";
import styles from "./agreement.module.css";
import type { OrderFieldset } from "./order-fields.ts";
import { agreementId } from "./total-bar.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  termsBefore: "Souhlasím s\u00a0",
  terms: "obchodními podmínkami",
  termsBetween: " včetně ",
  withdrawal: "poučení o odstoupení od smlouvy",
  /** Before the seats of people who would not sit beside each other. */
  seatsApart: "Souhlasím s místy zvlášť:",
  submitting: "Odesíláme objednávku…",
});

interface AgreementProps {
  readonly fields: OrderFieldset;
  /** The order that the page shows: the server refuses a different one. */
  readonly shown: string;
  readonly cart: Pick<Cart, "mark" | "lines">;
  readonly busy: boolean;
}

/** Terms, the separate newsletter consent and the button with the wording prescribed by law. Nothing is pre-ticked. */
export function Agreement({ fields, shown, cart, busy }: AgreementProps) {
  const seats = shownSeats(cart.lines);
  const apart = apartSeats(cart.lines);
  return (
    <div className={styles.agreement} id={agreementId}>
      {apart.length > 0 ? (
        <Checkbox
          {...checkboxProps(fields.seatsApart, seats)}
          // A change of seats makes a new box, which the visitor has not ticked.
          key={seats}
          required
          label={
            <>
              {texts.seatsApart}{" "}
              {apart.map(({ line, text }) => (
                <span key={text} className={styles.seats}>
                  {apart.length > 1 && line.evening ? (
                    <>
                      <Typeset>{line.product.name}</Typeset>, {eveningText(line.evening)}:{" "}
                    </>
                  ) : null}
                  {text}
                </span>
              ))}
            </>
          }
        />
      ) : null}
      <Checkbox
        {...checkboxProps(fields.terms)}
        required
        label={
          <>
            {texts.termsBefore}
            <QuickViewLink slug="obchodni-podminky">{texts.terms}</QuickViewLink>
            {texts.termsBetween}
            <QuickViewLink slug="odstoupeni-od-smlouvy">{texts.withdrawal}</QuickViewLink>.
          </>
        }
      />
      <IfOpen to={paths.newsletter()}>
        <Checkbox {...checkboxProps(fields.newsletter)} label={<Typeset>{orderForm.newsletter}</Typeset>} />
      </IfOpen>
      <PrivacyNote />
      {/* Not the state that the browser restored after a reload. */}
      <input type="hidden" name="shown" value={shown} autoComplete="off" />
      <input type="hidden" name="cart" value={cart.mark} />
      {seats ? <input type="hidden" name="shownSeats" value={seats} /> : null}
      <Button block name="intent" value="order" busy={busy}>
        {busy ? texts.submitting : orderForm.submit}
      </Button>
    </div>
  );
}
