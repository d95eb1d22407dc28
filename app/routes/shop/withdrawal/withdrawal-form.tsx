import { useLocation } from "@remix-run/react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import type { TypedWithdrawal } from "#app/domain/shop/withdrawal.ts";
import { paths } from "#app/domain/paths.ts";
import {
  withdrawalLabels as labels,
  withdrawalTexts as texts,
  type SlovakForm,
} from "#app/messages/withdrawal-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Link } from "#app/ui/link.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { WithdrawalErrors } from "./read-statement.ts";
import styles from "./withdrawal.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface WithdrawalFormProps {
  readonly typed: TypedWithdrawal;
  readonly errors: WithdrawalErrors;
  readonly message: string | null;
  readonly slovak: SlovakForm;
}

/** The steps stay in the language of the first one. */
export function withdrawalAction(slovak: SlovakForm["words"]): string {
  return paths.withdrawal() + (slovak ? "?jazyk=sk" : "");
}

/** The first step. It asks for no reason, and requires only name, order number and e-mail. */
export function WithdrawalForm({ typed, errors, message, slovak }: WithdrawalFormProps) {
  const { pathname } = useLocation();
  const { link, words } = slovak;
  const field = (name: keyof typeof labels) => ({
    name,
    label: words ? (
      <>
        {labels[name]}
        <span lang="sk" className={styles.slovak}>
          {" / "}
          {words.labels[name]}
        </span>
      </>
    ) : (
      labels[name]
    ),
    error: errors[name] ?? null,
    defaultValue: typed[name],
  });
  return (
    <PostForm action={withdrawalAction(words)} id="odstoupeni" className={styles.form} noValidate replace>
      <p>
        <Typeset>{texts.intro}</Typeset>
      </p>
      {link && !words ? (
        <p lang="sk">
          <Link to={`${pathname}?jazyk=sk`}>{link}</Link>
        </p>
      ) : null}
      {typed.isCompany ? (
        <Alert kind="info">
          <p>{texts.company}</p>
          <input type="hidden" name="company" value="1" />
        </Alert>
      ) : null}
      <ErrorSummary errors={summaryOf(typed, errors)} />
      <FormFailed message={message} />
      <Field {...field("name")} autoComplete="name" maxLength={200} required />
      <Field {...field("orderCode")} hint={texts.orderCodeHint} autoComplete="off" maxLength={60} required />
      <Field
        {...field("email")}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      {typed.lines.length > 0 ? (
        <Lines lines={typed.lines} errors={errors} />
      ) : (
        <TextArea {...field("goods")} hint={texts.goodsHint} optional />
      )}
      <Field {...field("account")} hint={texts.accountHint} autoComplete="off" maxLength={64} optional />
      <TextArea {...field("note")} maxLength={1_000} optional />
      <div className="cluster gap-3" data-no-print>
        <SubmitButton intent="check">{texts.next}</SubmitButton>
      </div>
      <PrivacyNote />
    </PostForm>
  );
}

/** The lines of a known order; the customer withdraws from all of them unless they lower the numbers. */
function Lines({
  lines,
  errors,
}: {
  readonly lines: TypedWithdrawal["lines"];
  readonly errors: WithdrawalErrors;
}) {
  return (
    <fieldset className={styles.lines}>
      <legend>{texts.legend}</legend>
      <p>{texts.linesHint}</p>
      {lines.map(({ name, quantity, of, excluded }, index) => (
        <div key={index}>
          <input type="hidden" name="item" value={name} />
          <input type="hidden" name="of" value={of} />
          <input type="hidden" name="excluded" value={excluded} />
          <Field
            name="quantity"
            id={`quantity-${index}`}
            label={texts.quantityOf(name, of)}
            hint={excluded ? texts.excluded(excluded) : undefined}
            error={errors[`quantity-${index}`] ?? null}
            defaultValue={quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The errors in the order of the form. */
function summaryOf({ lines }: TypedWithdrawal, errors: WithdrawalErrors) {
  const named = [
    ...Object.entries(labels).slice(0, 3),
    ...lines.map(({ name }, index) => [`quantity-${index}`, name] as const),
    ...Object.entries(labels).slice(3),
  ];
  return named.flatMap(([id, label]) => (errors[id] ? [{ id, message: `${label}: ${errors[id]}` }] : []));
}
