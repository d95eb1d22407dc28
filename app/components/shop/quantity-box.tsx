import { nbsp } from "#app/domain/typography.ts";
import { Stepper } from "#app/ui/stepper.tsx";

interface QuantityBoxProps {
  /** The product's name, part of the accessible name. */
  readonly productName: string;
  /** `quantity`, where the form has one. */
  readonly name?: string;
  /** The id of the message that it is wrong. */
  readonly errorId?: string | undefined;
  readonly defaultValue?: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly id?: string;
  /** Without the − and + buttons, as on a card. */
  readonly bare?: boolean;
  readonly onSettle?: (value: number) => void;
}

/** The number of pieces of a product. */
export function QuantityBox({ productName, ...stepper }: QuantityBoxProps) {
  return <Stepper name="quantity" {...stepper} label={nbsp(`Počet kusů: ${productName}`)} />;
}
