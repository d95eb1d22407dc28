import { Availability, isBuyable } from "#app/components/shop/availability.tsx";
import { Price } from "#app/components/shop/price.tsx";
import type { Variant } from "#app/domain/shop/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import { giftVoucher } from "#app/messages/gift-voucher.ts";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly chosen: number;
  /** Values of a gift voucher: the name is the price, and it is always available. */
  readonly isAmount: boolean;
  readonly onChoose: (id: number) => void;
}

/**
 * Variants as radio buttons, so that choosing needs no JavaScript. Where all have the same price it is shown once above
 * them and they are tiles; otherwise each shows its own price.
 */
export function VariantChoice({ variants, chosen, isAmount, onChoose }: VariantChoiceProps) {
  const [one] = variants;
  const cost = ({ price }: Variant) => `${price.net}/${price.sale}/${price.lowest30Days}/${price.taxRate}`;
  const costTheSame = one !== undefined && variants.every((each) => cost(each) === cost(one));
  const namesTheirPrice = isAmount && variants.every(({ price }) => price.sale === null);
  const isQuiet = costTheSame || namesTheirPrice;
  return (
    <RadioGroup id="varianta" legend={isAmount ? giftVoucher.value : "Varianta"} tiles={isQuiet}>
      {variants.map(({ id, name, price, availability }) => (
        <RadioCard
          key={id}
          name="variant"
          value={id}
          label={nbsp(name)}
          description={
            isAmount && isBuyable(availability) ? undefined : <Availability availability={availability} />
          }
          aside={isQuiet ? undefined : <Price price={price} size="row" />}
          defaultChecked={id === chosen}
          disabled={!isBuyable(availability)}
          required
          onChange={() => onChoose(id)}
        />
      ))}
    </RadioGroup>
  );
}
