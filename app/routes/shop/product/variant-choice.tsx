import { Availability, isBuyable } from "#app/components/availability.tsx";
import { Price } from "#app/components/price.tsx";
import type { Variant } from "#app/domain/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/** Variants as radios, each with its own price and availability, so that no script is needed to choose. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const [one] = variants;
  const cost = ({ price }: Variant) => `${price.net}/${price.sale}/${price.lowest30Days}/${price.taxRate}`;
  const costTheSame = one !== undefined && variants.every((each) => cost(each) === cost(one));
  return (
    <RadioGroup id="varianta" legend="Varianta">
      {variants.map(({ id, name, price, availability }) => (
        <RadioCard
          key={id}
          name="variant"
          value={id}
          label={nbsp(name)}
          description={<Availability availability={availability} />}
          aside={<Price price={price} size="row" saidAlready={costTheSame} />}
          defaultChecked={id === chosen}
          disabled={!isBuyable(availability)}
          required
          onChange={() => onChoose(id)}
        />
      ))}
    </RadioGroup>
  );
}
