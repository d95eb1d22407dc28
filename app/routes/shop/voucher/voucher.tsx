import type { MetaFunction } from "@remix-run/node";
import { useEffect, useRef } from "react";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { paths } from "#app/domain/paths.ts";
import type { VoucherBalance } from "#app/domain/shop/gift-voucher.ts";
import { voucherBalance as texts } from "#app/messages/voucher-balance.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useVisibleError } from "#app/ui/visible-errors.ts";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { showBalance, type BalanceAnswer } from "./voucher.action.ts";
import styles from "./voucher.module.css";

export const handle = { access: "public", area: "voucher-balance" };

export const loader = defineLoader(() => null);

/** Answers with the page itself, so that the code is in no address. */
export const action = defineAction(limits.form, (context, { form }) => showBalance(context, form));

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.title, description: texts.description, path: paths.voucherBalance() });

export default function VoucherScreen() {
  const answer = useAnswer<BalanceAnswer>();
  // After a client-side submission the focus has not moved.
  useEffect(() => {
    if (answer?.kind === "refused") document.getElementById("kod-poukazu")?.focus();
  }, [answer]);
  return (
    <EntryPage
      title={texts.title}
      aside={{ id: "kde-je-kod", title: texts.asideTitle, content: <WhereIsTheCode /> }}
    >
      {answer?.kind === "found" ? <Balance voucher={answer.voucher} /> : null}
      <PostForm action={paths.voucherBalance()} id="zustatek" className={styles.form} noValidate replace>
        <p>{texts.intro}</p>
        <FormFailed message={answer?.kind === "failed" ? answer.message : null} />
        <Field
          name="code"
          id="kod-poukazu"
          label={texts.label}
          error={answer?.kind === "refused" ? answer.error : null}
          defaultValue={answer?.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
        />
        <div className={styles.buttons}>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </PostForm>
    </EntryPage>
  );
}

/** What is left, until when it is valid and where it can be used. */
function Balance({ voucher }: { readonly voucher: VoucherBalance }) {
  const box = useRef<HTMLElement>(null);
  const shown = useVisibleError(voucher);
  useEffect(() => box.current?.focus(), [shown]);
  if (!shown) return null;
  const { code, value, balance, validUntil } = shown;
  return (
    <section className={styles.balance} ref={box} tabIndex={-1} aria-labelledby="zbyva">
      <h2 id="zbyva">{texts.left(balance)}</h2>
      <p>{texts.of(code, value)}</p>
      {validUntil === null ? null : (
        <p>
          <strong>{texts.validUntil(validUntil)}</strong>
        </p>
      )}
      <p>{texts.where}</p>
      <ButtonLink to={paths.shop()} variant="secondary">
        {texts.shop}
      </ButtonLink>
    </section>
  );
}

function WhereIsTheCode() {
  return (
    <>
      <p>{texts.onVoucher}</p>
      <p>{texts.atBoxOffice}</p>
      <p>{texts.secret}</p>
    </>
  );
}
