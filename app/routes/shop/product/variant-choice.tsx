import { Availability, isBuyable } from "#app/components/availability.tsx";
import { Price } from "#app/components/price.tsx";
import type { Variant } from "#app/domain/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import { giftVoucher } from "#app/messages/gift-voucher.ts";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly chosen: number;
  /** Values of a gift voucher: the name is the price, and there are always some. */
  readonly isAmount: boolean;
  readonly onChoose: (id: number) => void;
}

/** Variants as radios, each with its own price and availability, so that no script is needed to choose. */
export function VariantChoice({ variants, chosen, isAmount, onChoose }: VariantChoiceProps) {
  const [one] = variants;
  const cost = ({ price }: Variant) => `${price.net}/${price.sale}/${price.lowest30Days}/${price.taxRate}`;
  const costTheSame = one !== undefined && variants.every((each) => cost(each) === cost(one));
  return (
    <RadioGroup id="varianta" legend={isAmount ? giftVoucher.value : "Varianta"}>
      {variants.map(({ id, name, price, availability }) => (
        <RadioCard
          key={id}
          name="variant"
          value={id}
          label={nbsp(name)}
          description={
            isAmount && isBuyable(availability) ? undefined : <Availability availability={availability} />
          }
          aside={
            isAmount && price.sale === null ? undefined : (
              <Price price={price} size="row" saidAlready={costTheSame} />
            )
          }
          defaultChecked={id === chosen}
          disabled={!isBuyable(availability)}
          required
          onChange={() => onChoose(id)}
        />
      ))}
    </RadioGroup>
  );
}
