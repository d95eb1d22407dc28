import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { useFormAnswer, useNotice } from "#app/components/notices.ts";
import { privateHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { billingTexts } from "#app/messages/account.ts";
import { requireCustomer, stillSignedIn } from "#server/guards/access.ts";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { listCountries } from "#server/services/account/addresses.ts";
import { loadCompany } from "#server/services/account/company.ts";
import type { BillingAnswer } from "./billing-fields.ts";
import { BillingForm } from "./billing-form.tsx";
import { actOnBilling } from "./billing.action.ts";
import styles from "./billing.module.css";
import { RemoveBilling } from "./remove-billing.tsx";

export const handle = { access: "customer" };

export const loader = defineLoader(async (context) => {
  await requireCustomer(context);
  const [company, countries] = await Promise.all([
    stillSignedIn(context, loadCompany(context)),
    listCountries(context),
  ]);
  return {
    company: company.ok ? { ok: true as const, value: company.value } : { ok: false as const },
    countries,
    removing: context.url.searchParams.has("odstranit"),
  };
});

export const action = defineAction(limits.form, (context, { form }) => actOnBilling(context, form));

export const headers = privateHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: billingTexts.title, isPrivate: true });

export default function BillingScreen() {
  const { company, countries, removing } = useLoaderData<typeof loader>();
  // The forms are submitted only to this page's action.
  const given = useActionData() as BillingAnswer | undefined;
  useNotice(given);
  const answer = useFormAnswer(given);
  return (
    <AccountPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{billingTexts.title}</h1>
          <p>{billingTexts.intro}</p>
        </header>
        {company.ok ? (
          <>
            <BillingForm
              key={formKey(answer)}
              company={company.value}
              countries={countries}
              answer={answer ?? null}
            />
            {company.value ? <RemoveBilling asks={removing} /> : null}
          </>
        ) : (
          <BlockFailed />
        )}
      </div>
    </AccountPage>
  );
}

/** Resets the form when it has been filled in, saved or removed; a form with errors keeps its key and typed values. */
function formKey(answer: BillingAnswer | undefined): string {
  if (answer?.kind === "asked") return answer.id;
  return answer?.kind === "done" ? (answer.notice?.id ?? "") : "";
}
