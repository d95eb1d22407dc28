import type { FetcherWithComponents } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { QuantityBox } from "#app/components/shop/quantity-box.tsx";
import { maxPieces } from "#app/domain/shop/cart.ts";
import { paths } from "#app/domain/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./line-quantity.module.css";

interface LineQuantityProps {
  readonly className?: string;
  readonly id: string;
  readonly productName: string;
  readonly quantity: number;
  /** The typed quantity of a form that came back without JavaScript. */
  readonly typed: string | undefined;
  readonly error: string | null;
  readonly fetcher: Pick<FetcherWithComponents<unknown>, "state" | "submit">;
}

/** The quantity box of a line. JavaScript submits it on change; without JavaScript „Přepočítat“ does. */
export function LineQuantity(props: LineQuantityProps) {
  const { className, id, productName, quantity, typed, error, fetcher } = props;
  const box = useRef<HTMLDivElement>(null);
  const lastRequest = useRef(quantity);

  // A pending change does not overwrite the box. Afterwards it shows the cart's quantity, unless the visitor has typed
  // another value meanwhile.
  useEffect(() => {
    if (fetcher.state !== "idle" || lastRequest.current === quantity) return;
    const input = box.current?.querySelector("input");
    if (input?.value === String(lastRequest.current)) input.value = String(quantity);
    lastRequest.current = quantity;
  }, [fetcher.state, quantity]);

  function send(value: number) {
    const form = box.current?.closest("form");
    if (!form || value === lastRequest.current) return;
    lastRequest.current = value;
    const fields = new FormData(form);
    fields.set("intent", "quantity");
    fields.set("quantity", String(value));
    fetcher.submit(fields, { method: "post", action: paths.cartChange() });
  }

  return (
    <div ref={box} className={classNames("stack gap-1 start", className)}>
      <div className="cluster gap-2">
        <QuantityBox
          id={id}
          productName={productName}
          defaultValue={typed || quantity}
          min={0}
          max={maxPieces}
          onSettle={send}
        />
        <Button variant="quiet" size="small" name="intent" value="quantity" className={styles.recount}>
          Přepočítat
        </Button>
      </div>
      {error ? (
        <p className={styles.error} role="alert" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
