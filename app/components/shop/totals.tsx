import type { ReactNode } from "react";
import type { CartVoucher } from "#app/domain/shop/cart.ts";
import { contentOf } from "#app/domain/shop/checkout.ts";
import type { Amounts, LineAmounts, VoucherAmounts } from "#app/domain/shop/in-currency.ts";
import { czech } from "#app/domain/typography.ts";
import { contentTexts, orderForm } from "#app/messages/order-texts.ts";
import styles from "./totals.module.css";
import { useInCurrency } from "./use-in-currency.ts";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  discount: "Sleva s kódem",
  price: "Cena celkem s DPH",
  priceWithoutVat: "Cena celkem",
  /** A gift voucher is a means of payment: it does not lower the price. */
  paidByVoucher: "Zaplaceno poukazem",
  rounding: "Zaokrouhlení",
  unexplained: "Celkovou cenu vypočítal systém e-shopu, proto přesně neodpovídá součtu položek.",
  voucherWillLeave: (amount: string) => `Po objednávce na něm zůstane ${amount}.`,
  voucherRemaining: (amount: string) => `Po objednávce na něm zůstalo ${amount}.`,
  vat: (rate: number) => `Z toho DPH ${String(rate).replace(".", ",")} %`,
  paid: "Celkem zaplaceno",
  /** Without delivery and payment. */
  cartTotal: "Celkem za košík",
});

interface TotalsProps {
  /** CZK. */
  readonly amounts: Amounts<
    LineAmounts & { readonly line: { readonly evening?: object } },
    VoucherAmounts & Pick<CartVoucher, "code" | "refusal" | "isAutomatic">
  >;
  /**
   * The chosen delivery and payment, null before the choice; absent: the total is without fees, or nothing is
   * delivered.
   */
  readonly fees?: { readonly delivery?: string | null; readonly payment: string | null };
  /** The order is placed: the balance of a gift voucher is final. */
  readonly isPlaced?: boolean;
  /** Nothing of it is left to pay. */
  readonly isPaid?: boolean;
  /** Whether the amount is still to pay, or was paid. */
  readonly isCharged?: boolean;
}

/**
 * The price of a cart or an order: goods, discounts and fees, the total, its tax by rate. The payments by gift vouchers
 * come after the price, because they do not lower it. So does the rounding of cash. The rows add up, or a sentence says
 * whose total it is.
 */
export function Totals({ amounts, fees, isPlaced = false, isPaid = false, isCharged = true }: TotalsProps) {
  const { shown, written } = useInCurrency();
  const { lines, goods, vouchers, delivery, payment, priceRounding, total, rounding, toPay, vat } =
    shown(amounts);
  const counted = vouchers.filter(({ refusal }) => !refusal);
  const gifts = counted.filter(({ kind }) => kind === "gift");
  const isRounded = rounding !== 0 && isCharged;
  const isOther = amounts.toPay !== amounts.total && isCharged && !isPaid;
  const isApart = gifts.length > 0 || isRounded || isOther;
  const toPayName = isPaid ? texts.paid : fees ? orderForm.total : texts.cartTotal;
  // Goods without VAT, or a theatre that pays none.
  const isWithoutVat = vat.length > 0 && vat.every(({ rate }) => rate === 0);
  const priceName = isWithoutVat ? texts.priceWithoutVat : texts.price;
  const voucherLabel = isPlaced ? texts.voucherRemaining : texts.voucherWillLeave;
  return (
    <>
      <dl className={styles.totals}>
        <Row name={contentTexts[contentOf(lines.map(({ line }) => line))].name} value={price(goods)} />
        {counted
          .filter(({ kind, discount }) => kind === "discount" && discount !== 0)
          .map(({ code, discount, isAutomatic }, index) => (
            <Row
              key={index}
              name={isAutomatic ? code : `${texts.discount} ${code}`}
              value={price(-discount)}
            />
          ))}
        {fees ? (
          <>
            {fees.delivery === undefined ? null : (
              <Row name={orderForm.delivery} detail={fees.delivery} value={price(delivery)} />
            )}
            <Row name={orderForm.payment} detail={fees.payment} value={price(payment)} />
          </>
        ) : null}
        {priceRounding === 0 ? null : <Row name={texts.rounding} value={written(priceRounding)} />}
        <div className={isApart ? styles.price : styles.total}>
          <dt>{isApart || !isCharged ? priceName : toPayName}</dt>
          <dd>{written(total)}</dd>
        </div>
        {vat
          .filter(({ tax }) => tax > 0)
          .map(({ rate, tax }) => (
            <div key={rate} className={styles.vat}>
              <dt>{texts.vat(rate)}</dt>
              <dd>{written(tax)}</dd>
            </div>
          ))}
        {gifts.map(({ code, discount, remaining: rest }) => (
          <Row
            key={code}
            name={texts.paidByVoucher}
            detail={rest === null ? code : `${code} ${voucherLabel(written(rest))}`}
            value={written(-discount)}
          />
        ))}
        {isRounded ? <Row name={texts.rounding} value={written(rounding)} /> : null}
        {isApart && isCharged ? (
          <div className={styles.total}>
            <dt>{toPayName}</dt>
            <dd>{written(toPay)}</dd>
          </div>
        ) : null}
      </dl>
      {amounts.unexplained === 0 ? null : <p className="note">{texts.unexplained}</p>}
    </>
  );

  function price(amount: number | null) {
    if (amount === null) return <span className={styles.missing}>zatím nevybrána</span>;
    return amount === 0 ? "zdarma" : written(amount);
  }
}

interface RowProps {
  readonly name: string;
  readonly detail?: string | null;
  readonly value: ReactNode;
}

function Row({ name, detail = null, value }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        <Typeset>{name}</Typeset>{" "}
        {detail === null ? null : (
          <span className={styles.detail}>
            <Typeset>{detail}</Typeset>
          </span>
        )}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
