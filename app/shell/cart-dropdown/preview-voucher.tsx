import { useFetcher } from "@remix-run/react";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import { useMoney } from "#app/components/shop/use-money.ts";
import type { CartVoucher } from "#app/domain/shop/cart.ts";
import { formatPercent } from "#app/domain/percent.ts";
import { voucherTexts } from "#app/messages/vouchers.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./cart-panel.module.css";

/** A voucher in the dropdown: its code, what it takes off, and the form that removes it. */
export function PreviewVoucher({ voucher }: { readonly voucher: CartVoucher }) {
  const fetcher = useFetcher();
  const money = useMoney();
  const { id, code, type, value } = voucher;
  return (
    <li className={styles.voucher} aria-busy={fetcher.state === "idle" ? undefined : true}>
      <span className={styles.code}>{code}</span>
      <span className={styles.amount}>{type === "percent" ? formatPercent(-value) : money(-value)}</span>
      <CartForm fetcher={fetcher} className={styles.form}>
        <input type="hidden" name="intent" value="voucher-remove" />
        <input type="hidden" name="voucher" value={id} />
        <button className={styles.remove} aria-label={voucherTexts.remove(code)}>
          <Icon name="trash" />
        </button>
      </CartForm>
    </li>
  );
}
