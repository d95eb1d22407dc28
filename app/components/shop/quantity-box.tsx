import { czech } from "#app/domain/typography.ts";
import { Stepper } from "#app/ui/stepper.tsx";

interface QuantityBoxProps {
  /** The product's name, or the place of a ticket, part of the accessible names. */
  readonly productName: string;
  /** Tickets, not pieces of goods. */
  readonly isTicket?: boolean;
  /** `quantity`, if the form has one. */
  readonly name?: string;
  /** The id of the error message. */
  readonly errorId?: string | undefined;
  readonly defaultValue?: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly id?: string;
  /** Without the − and + buttons, as on a card. */
  readonly bare?: boolean;
  readonly onSettle?: (value: number) => void;
}

/** The number of pieces of a product, or of tickets. */
export function QuantityBox({ productName, isTicket = false, ...stepper }: QuantityBoxProps) {
  const piece = isTicket ? "vstupenku" : "kus";
  const buttons = {
    less: czech(`Ubrat ${piece}: ${productName}`),
    more: czech(`Přidat ${piece}: ${productName}`),
  };
  return (
    <Stepper name="quantity" {...stepper} buttons={buttons} label={czech(`Počet kusů: ${productName}`)} />
  );
}
