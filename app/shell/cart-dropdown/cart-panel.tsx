import { withoutOwnSums } from "#app/domain/shop/pending-cart.ts";
import { idField } from "#app/domain/id.ts";
import { useLayoutEffect, useRef } from "react";
import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";
import { freeSpan, headerEnd, keepPlaced, keptFree, placeAll } from "#app/shell/browser/free-place.ts";
import { EveningStub, eveningText } from "#app/components/shop/evening-stub.tsx";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import { useMoney } from "#app/components/shop/use-money.tsx";
import { linePath, type CartPreview, type PreviewLine } from "#app/domain/shop/cart-preview.ts";
import { cartTotals, type LineTotals } from "#app/domain/shop/cart-totals.ts";
import { paths } from "#app/domain/paths.ts";
import { cartTexts, voucherTexts } from "#app/messages/cart-texts.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./cart-panel.module.css";
import { useFetcher, useLocation } from "@remix-run/react";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import type { CartVoucher, UnreadVoucher } from "#app/domain/shop/cart.ts";
import { formatPercent } from "#app/domain/percent.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/components/picture.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  dropdown: "Obsah košíku",
  dropdownVouchers: "Uplatněné kódy a poukazy",
  dropdownLoading: "Načítáme obsah košíku…",
  dropdownEmpty: "V košíku zatím nic nemáte.",
  unknownTotal: "nelze spočítat",
  /** For a cart with a gift voucher, which pays a part of the price. */
  toPay: "Zbývá zaplatit",
  tickets: (quantity: number) =>
    `${quantity} ${plural(quantity, { one: "vstupenka", few: "vstupenky", other: "vstupenek" })}`,
  notCounted: "nezapočítáno",
});

/** §9: with more lines than this the dropdown shows only the first ones and the number of the others. */
const mostLines = 5;

export interface CartPanelProps {
  /** `unread`: the page knows only the number of lines, and the panel is reading the cart. */
  readonly state: "known" | "unread" | "unreachable";
  readonly cart: CartPreview;
  /** Some numbers are optimistic. */
  readonly isBusy: boolean;
  readonly isByItself: boolean;
}

/** The cart's content (§2) in the header's dropdown. Loaded lazily. */
export function CartPanel({ state, cart, isBusy, isByItself }: CartPanelProps) {
  const panel = usePlace(isByItself);
  const { shown, written } = useInCurrency();
  const totals = shown(cartTotals(isBusy ? withoutOwnSums(cart) : cart));
  const hasGift = totals.vouchers.some(({ kind, refusal }) => kind === "gift" && !refusal);
  const vouchers = [...cart.vouchers, ...(cart.unread?.vouchers ?? [])];
  const more = totals.lines.length - mostLines;
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={texts.dropdown}>
      {state === "unread" ? (
        <output className="muted">{texts.dropdownLoading}</output>
      ) : state === "unreachable" ? (
        <>
          <p className={styles.title}>{cartTexts.unreachableTitle}</p>
          <p>{cartTexts.unreachableText}</p>
        </>
      ) : totals.lines.length === 0 && !cart.unread ? (
        <p>{texts.dropdownEmpty}</p>
      ) : (
        <>
          <ul role="list">
            {totals.lines.slice(0, mostLines).map((row) => (
              <PreviewRow
                key={`${row.line.product.id}-${row.line.variant?.id ?? ""}`}
                row={row}
                written={written}
              />
            ))}
            {cart.unread?.lines.map((line, index) => (
              <li key={index} className={styles.line}>
                <p className={styles.name}>{line.name ?? cartTexts.unreadLine}</p>
                {line.name === null ? null : <p className={styles.pieces}>{cartTexts.unreadPrice}</p>}
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="muted">{cartTexts.dropdownMore(more)}</p> : null}
          {vouchers.length > 0 ? (
            <ul role="list" aria-label={texts.dropdownVouchers}>
              {vouchers.map((voucher, index) => (
                <PreviewVoucher key={voucher.id ?? index} voucher={voucher} />
              ))}
            </ul>
          ) : null}
          <p className={styles.total} aria-busy={isBusy || undefined}>
            <span>{hasGift ? texts.toPay : cartTexts.lineTotal}</span>{" "}
            <strong>{cart.unread ? texts.unknownTotal : written(totals.toPay)}</strong>
          </p>
        </>
      )}
      <ButtonLink to={paths.cart()} block>
        {headerTexts.showCart}
      </ButtonLink>
    </section>
  );
}

/**
 * The place of a panel that has opened by itself over the cart page, whose own controls work under it: below the
 * header, or at a place where it covers nothing that has to stay visible, as high as the room allows.
 */
function usePlace(isByItself: boolean) {
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isPassing = isByItself && pathname === paths.cart();
  useLayoutEffect(() => {
    const box = panel.current?.parentElement;
    // For the toasts, which make room.
    if (!isPassing || !box) return placeAll();
    box.dataset.passing = "";
    const end = keepPlaced(() => {
      box.style.cssText = "";
      const room = { top: headerEnd(), bottom: innerHeight };
      const { top, bottom } = freeSpan(box.getBoundingClientRect(), keptFree(), room);
      // A transform shifts no layout.
      box.style.transform = `translateY(${top - room.top}px)`;
      box.style.maxHeight = `${bottom - top}px`;
    });
    return () => {
      end();
      box.style.cssText = "";
      delete box.dataset.passing;
    };
  }, [isPassing]);
  return panel;
}

function voucherWorth({ type, value, refusal }: CartVoucher, money: ReturnType<typeof useMoney>): string {
  if (refusal) return texts.notCounted;
  return type === "percent" ? formatPercent(-value) : money(-value);
}

/** A voucher in the dropdown: its code, what it takes off, and the form that removes it. */
function PreviewVoucher({ voucher }: { readonly voucher: CartVoucher | UnreadVoucher }) {
  const fetcher = useFetcher();
  const money = useMoney();
  const { id, code } = voucher;
  const isRead = "value" in voucher;
  // A value of 0 means nothing: the discount stands with the other discounts.
  const amount = isRead && (voucher.value > 0 || voucher.refusal) && voucherWorth(voucher, money);
  return (
    <li className={styles.voucher} aria-busy={fetcher.state === "idle" ? undefined : true}>
      <span className={styles.code}>{code ?? cartTexts.unreadVoucher}</span>
      <span className={styles.amount}>{amount}</span>
      {id === null ? null : (
        <CartForm fetcher={fetcher} className={styles.form}>
          <input type="hidden" name="intent" value="voucher-remove" />
          <input type="hidden" name="voucher" value={idField(id)} />
          <button
            className={styles.remove}
            aria-label={voucherTexts.remove(code ?? "", isRead ? voucher.kind : undefined)}
          >
            <Icon name="trash" />
          </button>
        </CartForm>
      )}
    </li>
  );
}

interface PreviewRowProps {
  /** Amounts in the visitor's currency. */
  readonly row: LineTotals<PreviewLine>;
  readonly written: (amount: number) => string;
}

/** A line of the cart in the dropdown, and the form that removes it. */
function PreviewRow({ row, written }: PreviewRowProps) {
  const fetcher = useFetcher();
  const { product, variant, quantity, evening } = row.line;
  const name = variant ? `${product.name}, ${variant.name}` : product.name;
  const to = linePath(row.line);
  const unitPrice = `${written(row.unitGross)} ${evening ? cartTexts.perTicket : cartTexts.perPiece}`;
  const picture = evening ? (
    <EveningStub startsAt={evening.startsAt} />
  ) : (
    <Picture folder="product" size="thumbnail" file={product.mainImage} alt="" widest={64} sizes="64px" />
  );
  return (
    <li className={styles.line} aria-busy={quantity === 0 || undefined}>
      {to === null ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        <Link to={to} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          {picture}
        </Link>
      )}
      <p className={styles.name}>
        {to === null ? (
          <Typeset>{name}</Typeset>
        ) : (
          <Link to={to} viewTransition>
            <Typeset>{name}</Typeset>
          </Link>
        )}
        {evening ? <span className={styles.evening}>{eveningText(evening)}</span> : null}
      </p>
      <p className={styles.pieces}>
        <span>{evening ? texts.tickets(quantity) : cartTexts.pieces(quantity)}</span> <span>{unitPrice}</span>
      </p>
      <p className={styles.amount}>
        <HiddenText>{cartTexts.lineTotal} </HiddenText>
        {written(row.total)}
      </p>
      <CartForm fetcher={fetcher} className={styles.form}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="product" value={idField(product.id)} />
        <input type="hidden" name="variant" value={variant ? idField(variant.id) : ""} />
        <button className={styles.remove} aria-label={cartTexts.removeNamed(name)}>
          <Icon name="trash" />
        </button>
      </CartForm>
    </li>
  );
}
