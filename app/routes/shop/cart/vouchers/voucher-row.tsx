import { CartForm } from "#app/components/shop/cart-form.tsx";
import { useMoney } from "#app/components/shop/use-money.ts";
import type { CartTotals } from "#app/domain/shop/money.ts";
import { voucherTexts } from "#app/messages/vouchers.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./cart-vouchers.module.css";
import { useCartForm } from "../use-cart-form.ts";

/** A voucher in the cart: its code, its value, and the actual discount. */
export function VoucherRow({ voucher }: { readonly voucher: CartTotals["vouchers"][number] }) {
  const fetcher = useCartForm();
  const money = useMoney();
  const { id, code, type, value, discount } = voucher;
  const worth = type === "percent" ? `−${String(value).replace(".", ",")}\u00a0%` : money(-value);
  return (
    <li className={styles.voucher}>
      <span className={styles.code}>{code}</span>
      <span className={styles.worth}>{worth}</span>
      <span className={styles.discount}>{money(-discount)}</span>
      <CartForm fetcher={fetcher}>
        <input type="hidden" name="intent" value="voucher-remove" />
        <input type="hidden" name="voucher" value={id} />
        <Button
          variant="quiet"
          size="small"
          busy={fetcher.state !== "idle"}
          aria-label={voucherTexts.remove(code)}
        >
          <Icon name="trash" />
          Odebrat
        </Button>
      </CartForm>
    </li>
  );
}
