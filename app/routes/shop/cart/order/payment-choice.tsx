import { idText } from "#app/domain/id.ts";
import { useMoney } from "#app/components/shop/use-money.tsx";
import type { Payment } from "#app/domain/shop/checkout.ts";
import { unitGross } from "#app/domain/shop/money.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import styles from "./choice.module.css";
import { orderFieldId } from "./order-fields.ts";
import { useMoveToUnfit } from "./use-choice.ts";
import { Typeset } from "#app/ui/typeset.tsx";

interface PaymentChoiceProps {
  /** Payments that the chosen delivery allows. */
  readonly payments: readonly Payment[];
  readonly chosen: Payment | null;
  readonly isGone: boolean;
  readonly isDelivered: boolean;
  /** Why the delivery does not allow the earlier choice of payment. */
  readonly unfit: string | null;
  readonly onChoose: (id: string) => void;
  readonly error: string | undefined;
}

export function PaymentChoice({
  payments,
  chosen,
  isGone,
  isDelivered,
  unfit,
  onChoose,
  error,
}: PaymentChoiceProps) {
  const money = useMoney();
  const id = orderFieldId("payment");
  useMoveToUnfit(unfit, id);
  return (
    <section className={styles.section} id="platba">
      <h2 className="h3">{orderForm.paymentTitle}</h2>
      {isGone && !error && !unfit && !chosen ? (
        <Alert kind="warning">
          <p>{orderForm.paymentGone}</p>
        </Alert>
      ) : null}
      <RadioGroup
        id={id}
        legend={orderForm.paymentTitle}
        quietLegend
        error={unfit ?? error}
        isLive={unfit !== null}
      >
        {payments.map((payment) => {
          const price = unitGross(payment.price);
          return (
            <RadioCard
              key={payment.id}
              id={`${id}-${idText(payment.id)}`}
              name="payment"
              value={idText(payment.id)}
              defaultChecked={chosen?.id === payment.id}
              onChange={() => onChoose(idText(payment.id))}
              label={<Typeset>{payment.name}</Typeset>}
              description={payment.description ? <Typeset>{payment.description}</Typeset> : undefined}
              aside={price === 0 ? "zdarma" : money(price)}
            />
          );
        })}
      </RadioGroup>
      <p className={styles.use}>
        <Button variant="secondary" name="intent" value="choose" formAction="/kosik#platba">
          {isDelivered ? "Použít dopravu a\u00a0platbu" : "Použít platbu"}
        </Button>
        <span className={styles.hint}>
          {isDelivered
            ? "Přepočítá cenu a\u00a0nabídne jen platby k\u00a0vybrané dopravě."
            : "Přepočítá cenu."}
        </span>
      </p>
    </section>
  );
}
