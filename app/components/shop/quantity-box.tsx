import { nbsp } from "#app/domain/typography.ts";
import { Stepper } from "#app/ui/stepper.tsx";

interface QuantityBoxProps {
  /** The product's name, part of the accessible name. */
  readonly productName: string;
  readonly defaultValue?: number;
  readonly min?: number;
  readonly max?: number;
  readonly id?: string;
  /** Without the − and + buttons, as on a card. */
  readonly bare?: boolean;
  readonly onSettle?: (value: number) => void;
}

/** The number of pieces as the field `quantity`. */
export function QuantityBox({ productName, ...stepper }: QuantityBoxProps) {
  return <Stepper {...stepper} name="quantity" label={nbsp(`Počet kusů: ${productName}`)} />;
}
