import { idText, isSameId } from "#app/domain/id.ts";
import { useForm } from "@conform-to/react";
import { Form, useFetcher } from "@remix-run/react";
import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { additionalFields, isTicketsOnly } from "#app/domain/shop/checkout.ts";
import { type Cart } from "#app/domain/shop/cart.ts";
import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import { paths } from "#app/domain/paths.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { AddressSection, CompanySection, ContactFields } from "./customer-fields.tsx";
import { Agreement } from "./agreement.tsx";
import type { OrderAnswer } from "../answers.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { isDeliveredByEmail } from "./offer.ts";
import { Guarantee } from "./guarantee.tsx";
import type { CheckoutPage, KnownCart, OrderPrefill } from "../open-cart-page.ts";
import { orderFormId, type OrderFields } from "./order-fields.ts";
import styles from "./order-form.module.css";
import { TotalBar, recapId } from "./total-bar.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { Recap } from "./recap.tsx";
import { agreedOrder, writeAgreed } from "./agreed-order.ts";
import { useCheckoutEvents, useChoice } from "./use-choice.ts";
import { useOneSubmit } from "./use-one-submit.ts";
import { useRegister } from "./use-register.ts";
import { splitPhone } from "#app/domain/account/phone.ts";

interface OrderFormProps {
  readonly cart: Cart;
  /** A change of the cart is pending, so its amounts are provisional. */
  readonly isBusy: boolean;
  readonly checkout: CheckoutPage;
  readonly email: string | null;
  /** The customer's known data; null for a guest. */
  readonly mine: OrderPrefill | null;
  readonly answer: OrderAnswer | null;
  /** Null for a cart without goods. */
  readonly guarantee: KnownCart["guarantee"];
}

/** The only order form: always a document POST, with or without JavaScript. */
export function OrderForm({ cart, isBusy, checkout, email, mine, answer, guarantee }: OrderFormProps) {
  const [, fields] = useForm<OrderFields>({
    id: orderFormId,
    lastResult: answer?.reply,
    defaultValue: prefilled(email, mine),
  });
  const saver = useFetcher();
  const choice = useChoice(checkout, {
    delivery: fields.delivery.initialValue,
    payment: fields.payment.initialValue,
  });
  const { busy, onSubmit } = useOneSubmit();
  const register = useRegister();
  const { delivery, payment } = choice;
  const begin = useCheckoutEvents(cart, checkout);
  const isDelivered = !isTicketsOnly(cart);
  const totals = cartTotals(cart, { delivery, payment, vat: checkout.feesVat });

  const typedBranch = branchOf(fields.branch.initialValue);
  const stored = checkout.choice.branchId;
  const branchIds = typedBranch.length > 0 ? typedBranch : stored === null ? [] : [idText(stored)];
  const branch = delivery?.needsBranch
    ? checkout.branches.find(
        ({ id, deliveryId }) => isSameId(deliveryId, delivery.id) && branchIds.includes(idText(id)),
      )
    : null;

  /** Stores the choice, so that it survives leaving the page without an order. */
  function save(form: HTMLFormElement) {
    const chosen = new FormData();
    chosen.set("intent", "choose");
    for (const name of ["delivery", "payment", "branch"]) {
      for (const value of new FormData(form).getAll(name)) chosen.append(name, value);
    }
    saver.submit(chosen, { method: "post", action: paths.cartChange() });
  }

  return (
    <Form
      method="post"
      action={paths.cart()}
      reloadDocument
      noValidate
      id={orderFormId}
      className={styles.form}
      onFocus={begin}
      onSubmit={(event) => onSubmit(event, { choose: save, ares: register.ask })}
      onChange={(event) => {
        const { target, currentTarget } = event;
        if ("name" in target && ["delivery", "payment", "branch"].includes(String(target.name)))
          save(currentTarget);
      }}
    >
      <TotalBar totals={totals} isFinal={(delivery !== null || !isDelivered) && payment !== null}>
        <div className={styles.sections} data-no-print>
          {isDelivered ? (
            <DeliveryChoice
              checkout={checkout}
              chosen={delivery}
              goods={totals.afterDiscounts}
              onChoose={choice.chooseDelivery}
              error={fields.delivery.errors?.[0]}
              branch={{ chosen: branchIds, error: fields.branch.errors?.[0] }}
            />
          ) : null}
          <PaymentChoice
            payments={choice.payments}
            chosen={payment}
            isGone={checkout.gone.payment}
            isDelivered={isDelivered}
            unfit={choice.unfit && delivery ? orderForm.paymentUnfit(choice.unfit.name, delivery.name) : null}
            onChoose={choice.choosePayment}
            error={fields.payment.errors?.[0]}
          />
          <ContactFields fields={fields} hasPhone={isDelivered} sendsEmail={checkout.sendsEmail} />
          {isDeliveredByEmail(cart) ? null : (
            <AddressSection
              fields={fields}
              addresses={mine?.addresses ?? []}
              countries={checkout.countries}
              delivery={delivery}
            />
          )}
          <div className={styles.rest}>
            <CompanySection
              fields={fields}
              canFind={checkout.canFindCompany}
              answer={register.answer ?? answer}
              busy={register.isBusy}
            />
            <TextArea
              {...fieldProps(fields.note)}
              label="Poznámka k objednávce"
              optional
              maxLength={additionalFields.note.maxLength}
              rows={2}
            />
          </div>
          {guarantee ? <Guarantee notice={guarantee} /> : null}
        </div>
      </TotalBar>
      <div className={styles.aside} id={recapId}>
        <Recap
          totals={totals}
          isBusy={isBusy}
          delivery={isDelivered ? delivery : undefined}
          payment={payment}
        />
        <ChargedInCrowns total={totals.toPay} />
        <Agreement
          fields={fields}
          shown={writeAgreed(agreedOrder(cart, { delivery, payment, branch: branch ?? null }, totals.toPay))}
          cart={cart}
          busy={busy}
        />
      </div>
    </Form>
  );
}

/** The branch lists of several deliveries share one field name, so there may be several values. */
function branchOf(value: unknown): readonly string[] {
  return [value].flat().filter((item): item is string => typeof item === "string");
}

/** Initial values of the order form: the customer's own data, or a guest's e-mail. No box is ticked. */
function prefilled(email: string | null, mine: OrderPrefill | null): OrderFields {
  const phone = splitPhone(mine?.phone ?? null);
  const company = mine?.company;
  return {
    email: email ?? "",
    firstName: mine?.firstName ?? "",
    lastName: mine?.lastName ?? "",
    phonePrefix: phone.prefix,
    phone: phone.number,
    ...(company && { company: { name: company.name, ico: company.ico, dic: company.dic ?? "" } }),
  };
}
