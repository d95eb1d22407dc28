import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emptyWithdrawal } from "#app/domain/shop/withdrawal.ts";
import { paths } from "#app/domain/paths.ts";
import { withdrawalTexts } from "#app/messages/withdrawal-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { canWithdraw, slovakForm } from "./withdraw.server.ts";
import { actOnWithdrawal } from "./withdrawal.action.ts";
import { WithdrawalPage } from "./withdrawal-page.tsx";

/** Without an area: the page exists even if it cannot send a statement. */
export const handle = { access: "public" } satisfies Handle;

export const loader = defineLoader((context) => ({
  canSend: canWithdraw(context),
  slovak: slovakForm(context),
}));

/** Answers with the page itself: no address contains typed values. */
export const action = defineAction(limits.form, (context, { form }) => actOnWithdrawal(context, form));

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: withdrawalTexts.title,
    description: withdrawalTexts.description,
    path: paths.withdrawal(),
  });

export default function WithdrawalScreen() {
  return <WithdrawalPage {...useLoaderData<typeof loader>()} prefilled={emptyWithdrawal} />;
}
