import type { FetcherWithComponents } from "@remix-run/react";
import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { paths } from "#app/domain/paths.ts";

interface CartFormProps extends Omit<ComponentPropsWithoutRef<"form">, "method" | "action"> {
  readonly fetcher: Pick<FetcherWithComponents<unknown>, "submit">;
}

/** A form that changes the cart: posts to the cart page natively, and to an action without a page by a fetcher. */
export const CartForm = forwardRef<HTMLFormElement, CartFormProps>(function CartForm(
  { fetcher, onSubmit, ...rest },
  ref,
) {
  return (
    <form
      {...rest}
      ref={ref}
      method="post"
      action={paths.cart()}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const pressed = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget;
        fetcher.submit(pressed, { action: paths.cartChange() });
      }}
    />
  );
});
