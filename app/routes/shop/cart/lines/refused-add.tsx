import { idField } from "#app/domain/id.ts";
import { maxPieces } from "#app/domain/shop/cart.ts";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import { czech } from "#app/domain/typography.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { wholeNumber } from "#app/ui/whole-number.ts";
import type { RefusedLine } from "../answers.ts";
import { maxNoteLength } from "../note-length.ts";
import { useCartForm } from "../use-cart-form.ts";
import styles from "./refused-add.module.css";

/** The refused „Do košíku“ of another page, sent without JavaScript: filled in, with the error beside its field. */
export function RefusedAdd({ refused }: { readonly refused: RefusedLine }) {
  const fetcher = useCartForm();
  const answer = fetcher.data?.form === "line" ? fetcher.data : refused;
  const { line, field, error, quantity, note } = answer;
  const errorOf = (name: RefusedLine["field"]) => (name === field ? error : null);
  return (
    <CartForm fetcher={fetcher} noValidate className={styles.form} aria-labelledby="nepridano">
      <h2 id="nepridano">{czech("Do košíku jsme zatím nic nepřidali")}</h2>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={idField(line.productId)} />
      <input type="hidden" name="variant" value={line.variantId === null ? "" : idField(line.variantId)} />
      <Field
        {...wholeNumber(1, maxPieces)}
        name="quantity"
        id="pridat-pocet"
        label={czech("Počet kusů")}
        width="short"
        defaultValue={quantity || 1}
        error={errorOf("quantity")}
      />
      {note === "" ? null : (
        <TextArea
          name="note"
          id="pridat-poznamka"
          label="Poznámka"
          maxLength={maxNoteLength}
          defaultValue={note}
          error={errorOf("note")}
        />
      )}
      <Button busy={fetcher.state !== "idle"}>{czech("Do košíku")}</Button>
    </CartForm>
  );
}
