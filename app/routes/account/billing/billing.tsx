import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { useFormAnswer } from "#app/components/notice-context.ts";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { billingTexts } from "#app/messages/account-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { defineAction, defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { listCountries } from "#server/services/account/saved-addresses.ts";
import { loadCompany } from "#server/services/account/saved-company.ts";
import { BillingForm, type BillingAnswer } from "./billing-form.tsx";
import { actOnBilling } from "./billing.action.ts";
import styles from "./billing.module.css";

export const handle = { access: "customer", area: "company" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  await requireCustomer(context);
  const [company, countries] = await Promise.all([
    stillSignedIn(context, loadCompany(context)),
    listCountries(context),
  ]);
  if (!company.ok && company.error.kind === "gone") notFound();
  return {
    company: company.ok ? { ok: true as const, value: company.value } : { ok: false as const },
    countries,
    canFind: context.upstream.offers.has("company-register"),
    removing: context.url.searchParams.has("odstranit"),
  };
});

export const action = defineAction(limits.form, async (context, submission) => {
  await requireCustomer(context);
  return actOnBilling(context, submission);
});

export const headers = forwardHeaders;

export { revalidateAfterFailure as shouldRevalidate } from "#app/shell/browser/revalidate-after-failure.ts";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: billingTexts.title, isPrivate: true });

export default function BillingScreen() {
  const { company, countries, canFind, removing } = useLoaderData<typeof loader>();
  const answer = useFormAnswer(useAnswer<BillingAnswer>());
  return (
    <AccountPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{billingTexts.title}</h1>
          <p>{billingTexts.intro}</p>
        </header>
        {company.ok || comesBack(answer) ? (
          <>
            <BillingForm
              key={formKey(answer)}
              company={company.ok ? company.value : null}
              countries={countries}
              canFind={canFind}
              answer={answer ?? null}
            />
            {company.ok && company.value ? <RemoveBilling asks={removing} /> : null}
          </>
        ) : (
          <BlockFailed />
        )}
      </div>
    </AccountPage>
  );
}

/** Whether the page shows the form as the customer typed it, which needs no stored data. */
function comesBack(answer: BillingAnswer | undefined): boolean {
  return answer?.kind === "again" || (answer?.kind === "done" && answer.value !== null);
}

/**
 * Resets the form after the register filled it in, and after saving or removal. A form with errors keeps its key and
 * typed values.
 */
function formKey(answer: BillingAnswer | undefined): string {
  return answer?.kind === "done" ? (answer.value?.id ?? answer.notice?.id ?? "") : "";
}

const removal = "odstranit";

/** Removal with a confirmation, which has its own address, so that it works without JavaScript. */
function RemoveBilling({ asks }: { readonly asks: boolean }) {
  return asks ? (
    <PostForm
      action={paths.billing()}
      id={removal}
      className={styles.remove}
      intent="remove"
      preventScrollReset
    >
      <p>{billingTexts.removeQuestion}</p>
      <div className={styles.buttons}>
        <SubmitButton intent="remove" variant="danger">
          {billingTexts.removeConfirm}
        </SubmitButton>
        <ButtonLink variant="quiet" to={paths.billing()} preventScrollReset>
          {billingTexts.removeCancel}
        </ButtonLink>
      </div>
    </PostForm>
  ) : (
    <div className={styles.remove}>
      <p>
        <ButtonLink
          variant="quiet"
          className={styles.quiet}
          to={`${paths.billing()}?odstranit=1#${removal}`}
          preventScrollReset
          rel="nofollow"
        >
          {billingTexts.remove}
        </ButtonLink>
      </p>
    </div>
  );
}
