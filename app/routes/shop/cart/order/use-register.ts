import { useEffect, useRef } from "react";
import { paths } from "#app/domain/paths.ts";
import type { OrderAnswer } from "../answers.ts";
import { useCartForm } from "../use-cart-form.ts";
import { orderFieldId } from "./order-fields.ts";

/** Looks up a company without a reload, and fills in the empty fields of the form. */
export function useRegister() {
  const fetcher = useCartForm();
  const sent = useRef(new FormData());
  const answer: OrderAnswer | null = fetcher.data?.form === "order" ? fetcher.data : null;
  useEffect(() => {
    if (answer?.reply.error) document.getElementById(orderFieldId("company.ico"))?.focus();
    const message = document.getElementById(`${orderFieldId("company.ico")}-answer`);
    message?.scrollIntoView({ block: "nearest" });
    for (const [name, value] of Object.entries(answer?.register?.filled ?? {})) {
      const field = document.getElementById(orderFieldId(name));
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // Values typed meanwhile stay.
      if (isField && field.value === (sent.current.get(name) ?? field.value)) field.value = value;
    }
  }, [answer]);

  function ask(form: HTMLFormElement) {
    const typed = new FormData();
    typed.set("intent", "ares");
    for (const [name, value] of new FormData(form))
      if (/^(company|address)\./.test(name)) typed.append(name, value);
    sent.current = typed;
    fetcher.submit(typed, { method: "post", action: paths.cartChange() });
  }

  return { ask, answer, isBusy: fetcher.state === "submitting" };
}
