import { type Id, idField } from "#app/domain/id.ts";
import { useEffect, useRef } from "react";
import { FormTimestamp } from "#app/components/forms/timestamp-field.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { isFailed } from "#app/components/notice-context.ts";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import type { Cart, CartVoucher } from "#app/domain/shop/cart.ts";
import type { CartTotals } from "#app/domain/shop/cart-totals.ts";
import { formatPercent } from "#app/domain/percent.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { cartTexts, voucherDoesNotCount, voucherTexts } from "#app/messages/cart-texts.ts";
import { giftVoucher } from "#app/messages/shell-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { RefusedVoucher } from "../answers.ts";
import styles from "./cart-vouchers.module.css";
import { useCartForm } from "../use-cart-form.ts";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import { useMoney } from "#app/components/shop/use-money.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";

const texts = czech({
  toggle: "Mám slevový kód nebo dárkový poukaz",
  label: "Slevový kód nebo kód poukazu",
  guestEmail: "E-mail",
  guestEmailHint: "Vyplňte ho, jen pokud kód platí pro určitého zákazníka.",
  button: "Uplatnit",
  balance: (amount: string) => `zůstatek ${amount}`,
});

interface CartVouchersProps {
  /** Discounts in the visitor's currency, values in CZK. */
  readonly vouchers: CartTotals["vouchers"];
  readonly written: (amount: number) => string;
  /** Unreadable parts of the cart: with any of them the actual discounts are unknown too. */
  readonly unread: Cart["unread"];
  /** The e-mail known so far, for codes that are valid for one customer. */
  readonly email: string | null;
  readonly answer: RefusedVoucher | null;
  /** The timestamp of its form. */
  readonly timestamp: string;
  /** Why the upstream has just refused the order because of a voucher. With one voucher in the cart, it is that one. */
  readonly orderRefused: string | null;
}

/** Folded by default: an open field makes people leave to search for a code. */
export function CartVouchers(props: CartVouchersProps) {
  const { vouchers, written, unread, email, answer, timestamp, orderRefused } = props;
  const fetcher = useCartForm();
  const form = useRef<HTMLFormElement>(null);
  const refused = fetcher.data ? (fetcher.data.form === "voucher" ? fetcher.data : null) : answer;
  const isSettled = fetcher.data !== undefined && fetcher.data.form === undefined && !isFailed(fetcher.data);
  // At once: a second code typed during the revalidation stays.
  const applied = fetcher.state !== "submitting" && isSettled;

  useEffect(() => {
    if (applied) form.current?.reset();
  }, [applied]);

  const money = useMoney();
  const { currency } = useInCurrency();
  const rows: readonly Row[] = [
    // A value of 0 means nothing: without an amount of its own, the discount stands with the other discounts.
    ...vouchers.map(({ id, code, kind, type, value, discount, refusal, isAutomatic }) => ({
      id,
      code,
      kind,
      refusal: refusal ? voucherDoesNotCount(refusal, currency) : vouchers.length === 1 ? orderRefused : null,
      worth:
        kind === "gift"
          ? texts.balance(money(value))
          : value === 0 || isAutomatic
            ? null
            : type === "percent"
              ? formatPercent(-value)
              : money(-value),
      // The payment by a gift voucher depends on the fees too, so it stands beside the total.
      discount:
        unread || kind === "gift" || refusal || (value === 0 && discount === 0) ? null : written(-discount),
    })),
    ...(unread?.vouchers ?? []).map(({ id, code }) => ({
      id,
      code,
      kind: undefined,
      worth: null,
      discount: null,
      refusal: null,
    })),
  ];
  // Hides the previous error while the visitor submits the form again (§5).
  const shown = fetcher.state === "submitting" ? null : refused;
  const errorOf = (field: "code" | "guestEmail") => shown?.reply.error?.[field]?.[0];
  const typed = (field: "code" | "guestEmail") => {
    const value = refused?.reply.initialValue?.[field];
    if (!refused) return undefined;
    return typeof value === "string" ? value : "";
  };
  return (
    <Disclosure
      look="plus"
      label={texts.toggle}
      className={styles.vouchers}
      id="poukazy"
      // Also until the page has read the applied voucher: closed, it would take the focus away.
      open={refused !== null || rows.length > 0 || isSettled}
    >
      {rows.length > 0 ? (
        <ul role="list" className={styles.list}>
          {rows.map((row, index) => (
            <VoucherRow key={row.id ?? index} {...row} />
          ))}
        </ul>
      ) : null}
      <CartForm ref={form} fetcher={fetcher} noValidate className={styles.form}>
        <input type="hidden" name="intent" value="voucher-add" />
        <FormTimestamp timestamp={timestamp} />
        <FormFailed message={shown?.message} />
        <Field
          name="code"
          id="poukaz"
          label={texts.label}
          error={errorOf("code")}
          defaultValue={typed("code")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Field
          name="guestEmail"
          id="poukaz-email"
          type="email"
          label={texts.guestEmail}
          optional
          hintId="poukaz-email-hint"
          error={errorOf("guestEmail")}
          defaultValue={typed("guestEmail") ?? email ?? undefined}
          autoComplete="email"
        />
        <Button variant="secondary" busy={fetcher.state !== "idle" && shown === null}>
          {texts.button}
        </Button>
        <p className={styles.hint}>
          <span id="poukaz-email-hint">{texts.guestEmailHint}</span>{" "}
          <IfOpen to={paths.voucherBalance()}>
            <Link to={paths.voucherBalance()}>{giftVoucher.balance}</Link>
          </IfOpen>
        </p>
      </CartForm>
    </Disclosure>
  );
}

interface Row {
  readonly id: Id | null;
  readonly code: string | null;
  /** Undefined: unreadable. */
  readonly kind: CartVoucher["kind"] | undefined;
  /** Its value. */
  readonly worth: string | null;
  /** The actual discount. */
  readonly discount: string | null;
  /** Why it does not count. */
  readonly refusal: string | null;
}

/** A voucher in the cart with its known data. */
function VoucherRow({ id, code, kind, worth, discount, refusal }: Row) {
  const fetcher = useCartForm();
  return (
    <li className={styles.voucher}>
      <span className={styles.code}>{code ?? cartTexts.unreadVoucher}</span>
      {worth === null ? null : <span className={styles.worth}>{worth}</span>}
      {discount === null ? null : <span className={styles.discount}>{discount}</span>}
      {refusal === null ? null : <span className={styles.refusal}>{refusal}</span>}
      {id === null ? null : (
        <CartForm fetcher={fetcher}>
          <input type="hidden" name="intent" value="voucher-remove" />
          <input type="hidden" name="voucher" value={idField(id)} />
          <Button
            variant="quiet"
            size="small"
            busy={fetcher.state !== "idle"}
            aria-label={voucherTexts.remove(code ?? "", kind)}
          >
            <Icon name="trash" />
            Odebrat
          </Button>
        </CartForm>
      )}
    </li>
  );
}
