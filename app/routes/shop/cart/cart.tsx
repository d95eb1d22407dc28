import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useNotice } from "#app/components/notices.ts";
import { MessagePage } from "#app/components/message-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { errorPage } from "#app/messages/errors.ts";
import { orderFailures } from "#app/messages/order.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import type { CartAnswer } from "./answers.ts";
import { UncertainOrder } from "./order/uncertain-order.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { FilledCart } from "./filled-cart.tsx";
import { act } from "./cart.action.ts";
import { openCartPage } from "./open-cart-page.ts";

export const handle = { access: "public" };

export const loader = defineLoader((context) => openCartPage(context));

export const action = defineAction(limits.form, (context, { form }) => act(context, form));

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: cartTexts.title, isPrivate: true });

/** Revalidates after every change, refused ones too: a failed voucher must re-read the cart (§4). */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== "GET") || defaultShouldRevalidate;
}

export default function CartScreen() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<CartAnswer>();
  useNotice(answer);
  switch (page.kind) {
    case "known":
      return (
        <Container>
          <FilledCart page={page} answer={answer} />
        </Container>
      );
    case "empty":
      return (
        <Container>
          {page.isUncertain ? <UncertainOrder /> : null}
          <EmptyCart lastOrder={page.lastOrder} />
        </Container>
      );
    case "unreachable":
      return (
        <MessagePage>
          <h1>{cartTexts.title}</h1>
          <Alert kind="danger" title={cartTexts.unreachableTitle}>
            <p>{page.isUncertain ? orderFailures.uncertain : cartTexts.unreachableText}</p>
          </Alert>
          <ButtonLink to={paths.cart()} variant="secondary" reloadDocument>
            {errorPage.again}
          </ButtonLink>
        </MessagePage>
      );
  }
}
