import { idField, lineKey } from "#app/domain/id.ts";
import { MovedFrom } from "#app/components/programme/moved-from.tsx";
import { Picture } from "#app/components/picture.tsx";
import { EveningStub, eveningText } from "#app/components/shop/evening-stub.tsx";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import { Price } from "#app/components/shop/price.tsx";
import type { CartLine } from "#app/domain/shop/cart.ts";
import { linePath } from "#app/domain/shop/cart-preview.ts";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import type { RefusedLine } from "../answers.ts";
import { hasChosenSeats, seatsOf } from "../line-seats.ts";
import { LineNote } from "./line-note.tsx";
import { LineQuantity } from "./line-quantity.tsx";
import styles from "./line.module.css";
import { useCartForm } from "../use-cart-form.ts";
import { Typeset } from "#app/ui/typeset.tsx";

interface CartLineRowProps {
  readonly line: CartLine;
  /** The formatted price of all its pieces. */
  readonly total: string;
  /** The back office stores notes of lines. */
  readonly hasNotes: boolean;
  /** The refusal of the line's own form, sent without JavaScript. */
  readonly refused: RefusedLine | null;
}

/** One line with its own form, so that every change of it works without JavaScript. */
export function CartLineRow({ line, total, hasNotes, refused }: CartLineRowProps) {
  const fetcher = useCartForm();
  const { product, variant, note, price, evening } = line;
  const seats = seatsOf(line);
  const key = lineKey(product.id, variant?.id);
  const answer = fetcher.data?.form === "line" ? fetcher.data : refused;
  const errorOf = (field: RefusedLine["field"]) =>
    answer?.field === field && fetcher.state !== "submitting" ? answer.error : null;
  const name = variant ? `${product.name}, ${variant.name}` : product.name;
  const to = linePath(line);
  const picture = evening ? (
    <EveningStub startsAt={evening.startsAt} />
  ) : (
    <Picture folder="product" size="thumbnail" file={product.mainImage} alt="" widest={120} sizes="120px" />
  );
  return (
    <li className={styles.line} aria-busy={fetcher.state === "idle" ? undefined : true}>
      {to === null ? (
        <span className={styles.picture}>{picture}</span>
      ) : (
        <Link to={to} tabIndex={-1} aria-hidden className={styles.picture}>
          {picture}
        </Link>
      )}
      <div className={styles.what}>
        <p className={styles.name}>
          {to === null ? (
            <Typeset>{product.name}</Typeset>
          ) : (
            <Link to={to} viewTransition>
              <Typeset>{product.name}</Typeset>
            </Link>
          )}
        </p>
        {evening ? <p className="note">{eveningText(evening)}</p> : null}
        {evening?.previousStartsAt ? (
          <p className="note">
            <MovedFrom before={evening.previousStartsAt} />
          </p>
        ) : null}
        {variant ? (
          <p className="note">
            <Typeset>{variant.name}</Typeset>
          </p>
        ) : null}
        {seats ? (
          <p className="note">
            {line.seating?.isChosen ? cartTexts.chosenSeats(seats) : cartTexts.seats(seats)}
            {evening && hasChosenSeats(line) ? (
              <IfOpen to={paths.seats(evening)}>
                {", "}
                <Link to={paths.seats(evening)}>
                  <Typeset>{seatsTexts.change}</Typeset>
                </Link>
              </IfOpen>
            ) : null}
          </p>
        ) : null}
        {product.deliveredByEmail ? (
          <p className="note">
            <Typeset>PDF e-mailem do 15 minut po zaplacení</Typeset>
          </p>
        ) : null}
        {product.withdrawalExcluded ? (
          <p className="note">
            <Typeset>{product.withdrawalExcluded}</Typeset>
          </p>
        ) : null}
        {product.deliveredByEmail ? <PreviewLink line={line} /> : null}
      </div>
      <div className={styles.unit}>
        <Price price={price} size="row" />
        <span className="note">{evening ? cartTexts.perTicket : cartTexts.perPiece}</span>
      </div>
      <CartForm fetcher={fetcher} noValidate className={styles.form}>
        <input type="hidden" name="product" value={idField(product.id)} />
        <input type="hidden" name="variant" value={variant ? idField(variant.id) : ""} />
        <LineQuantity
          className={styles.quantity}
          id={`pocet-${key}`}
          productName={name}
          quantity={line.quantity}
          typed={refused?.quantity}
          error={errorOf("quantity")}
          fetcher={fetcher}
        />
        {evening || !hasNotes ? null : (
          <LineNote
            className={styles.note}
            id={`poznamka-${key}`}
            note={answer ? answer.note : (note ?? "")}
            saved={answer?.saved ?? note ?? ""}
            isDedication={product.deliveredByEmail}
            error={errorOf("note")}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          name="intent"
          value="remove"
          className={styles.remove}
          aria-label={cartTexts.removeNamed(name)}
        >
          <Icon name="trash" />
          {cartTexts.remove}
        </Button>
      </CartForm>
      <p className={styles.total}>
        <HiddenText>{cartTexts.lineTotal} </HiddenText>
        {total}
      </p>
    </li>
  );
}

/** The PDF has the saved dedication, as the link states. A new window keeps the values typed on this page. */
function PreviewLink({ line: { product, variant, note } }: { readonly line: CartLine }) {
  // Not one of `paths`, which every page loads.
  const query = new URLSearchParams({
    product: idField(product.id),
    variant: variant ? idField(variant.id) : "",
  });
  const to = `/kosik/nahled-poukazu?${query}`;
  return (
    <IfOpen to={to}>
      <p className="note">
        <a href={to} target="_blank" rel="noopener">
          <Typeset>{`Náhled poukazu ${note ? "s uloženým věnováním" : "bez věnování"} (PDF)`}</Typeset>
          <HiddenText>{czech(", otevře se v novém okně")}</HiddenText>
        </a>
      </p>
    </IfOpen>
  );
}
