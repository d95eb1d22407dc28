import { idText, isSameId } from "#app/domain/id.ts";
import { type Delivery, type Branch } from "#app/domain/shop/checkout.ts";
import { Picture } from "#app/components/picture.tsx";
import { useMoney } from "#app/components/shop/use-money.tsx";
import { deliveryGross } from "#app/domain/shop/cart-totals.ts";
import { unitGross } from "#app/domain/shop/money.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import type { CheckoutPage } from "../open-cart-page.ts";
import { orderFieldId } from "./order-fields.ts";
import styles from "./choice.module.css";
import { czech } from "#app/domain/typography.ts";
import { Select } from "#app/ui/select.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  freeDeliveryRemaining: (price: string) => `Do dopravy zdarma zbývá ${price}.`,
  deliveryTitle: "Jak chcete zboží dostat?",
  branchTitle: "Vybrat výdejní místo",
  branchChange: "Změnit výdejní místo",
});

interface BranchPickProps {
  readonly branches: readonly Branch[];
  readonly id: string;
  /** Ids of branches; the list ignores those of other deliveries. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
}

/** The pick-up branches, grouped by town. */
function BranchPick({ branches, id, chosen, error }: BranchPickProps) {
  const own = branches.find((branch) => chosen.includes(idText(branch.id)));
  const towns = [...new Set(branches.map(({ city }) => city))];
  return (
    <Select
      name="branch"
      id={id}
      label={own ? texts.branchChange : texts.branchTitle}
      error={error}
      defaultValue={own ? idText(own.id) : ""}
      autoComplete="off"
    >
      <option value="">– vyberte –</option>
      {towns.map((town) => (
        <optgroup key={town} label={town}>
          {branches
            .filter(({ city }) => city === town)
            .map((branch) => (
              <option key={branch.id} value={branch.id}>
                {czech([branch.name, branch.street, branch.openingHours].filter(Boolean).join(", "))}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

interface DeliveryChoiceProps {
  readonly checkout: CheckoutPage;
  readonly chosen: Delivery | null;
  /** Gross CZK of the goods after vouchers, which decides about free delivery. */
  readonly goods: number;
  readonly onChoose: (id: string) => void;
  readonly error: string | undefined;
  readonly branch: { readonly chosen: readonly string[]; readonly error: string | undefined };
}

export function DeliveryChoice({ checkout, chosen, goods, onChoose, error, branch }: DeliveryChoiceProps) {
  const money = useMoney();
  const id = orderFieldId("delivery");
  return (
    <section className={styles.section}>
      <h2 className="h3">{texts.deliveryTitle}</h2>
      {checkout.gone.delivery && !error ? (
        <Alert kind="warning">
          <p>{orderForm.deliveryGone}</p>
        </Alert>
      ) : null}
      <RadioGroup id={id} legend={texts.deliveryTitle} quietLegend error={error}>
        {checkout.deliveries.map((delivery) => {
          const price = deliveryGross(delivery, goods);
          const remaining = delivery.freeFrom !== null && price > 0 ? delivery.freeFrom - goods : 0;
          return (
            <RadioCard
              key={delivery.id}
              id={`${id}-${idText(delivery.id)}`}
              name="delivery"
              value={idText(delivery.id)}
              defaultChecked={chosen?.id === delivery.id}
              onChange={() => onChoose(idText(delivery.id))}
              data-address={delivery.needsAddress ? "needed" : undefined}
              label={<Typeset>{delivery.name}</Typeset>}
              description={
                <>
                  {delivery.description ? <Typeset>{delivery.description}</Typeset> : null}
                  {remaining > 0 ? (
                    <span className={styles.left}>{texts.freeDeliveryRemaining(money(remaining))}</span>
                  ) : null}
                </>
              }
              image={
                delivery.image ? (
                  <Picture
                    folder="delivery"
                    size="thumbnail"
                    file={delivery.image}
                    alt=""
                    className={styles.mark}
                    widest={60}
                    sizes="60px"
                  />
                ) : undefined
              }
              aside={
                <>
                  {price === 0 && unitGross(delivery.price) > 0 ? (
                    <span className={styles.before}>jinak {money(unitGross(delivery.price))}</span>
                  ) : null}{" "}
                  {price === 0 ? "zdarma" : money(price)}
                </>
              }
            >
              {delivery.needsBranch ? (
                <BranchPick
                  branches={checkout.branches.filter(({ deliveryId }) => isSameId(deliveryId, delivery.id))}
                  id={
                    chosen?.id === delivery.id
                      ? orderFieldId("branch")
                      : `${orderFieldId("branch")}-${delivery.id}`
                  }
                  chosen={branch.chosen}
                  error={chosen?.id === delivery.id ? branch.error : undefined}
                />
              ) : null}
            </RadioCard>
          );
        })}
      </RadioGroup>
    </section>
  );
}
