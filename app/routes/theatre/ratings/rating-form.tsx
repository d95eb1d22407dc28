import { useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { useFormAnswer, useNotice } from "#app/components/notices.ts";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { fieldProps } from "#app/components/forms/field-props.ts";
import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { ratingForm } from "#app/messages/ratings.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { StarsInput } from "#app/ui/rating-stars.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { maxEmailLength, maxNameLength, maxTextLength } from "./limits.ts";
import { ratingFieldNames, ratingFormId, type RatingAnswer, type RatingFields } from "./rating-fields.ts";
import styles from "./rating-form.module.css";

interface Titles {
  readonly ratable: Block<readonly { readonly slug: string; readonly title: string }[]>;
  /** The title that the page is filtered by. */
  readonly slug: string | null;
}

/** „Napište své hodnocení“: stars, text, name, and an e-mail address to confirm the rating from. */
export function RatingForm({ ratable, slug }: Titles) {
  // The form is submitted only to this page's action.
  const given = useActionData() as RatingAnswer | undefined;
  useNotice(given);
  const answer = useFormAnswer(given);
  const sent = answer?.kind === "sent" ? answer.notice : null;
  return (
    <section className={styles.section} aria-labelledby="napsat">
      <h2 className={styles.title} id="napsat">
        {nbsp(ratingForm.title)}
      </h2>
      {sent ? (
        <Alert kind="success">
          <p>{sent.text}</p>
        </Alert>
      ) : null}
      {ratable.ok ? (
        <Fields
          // A new key resets the form after it has been sent, and when the page is filtered by another title.
          key={`${slug} ${sent?.id}`}
          titles={ratable.value}
          slug={slug}
          answer={answer?.kind === "again" ? answer : null}
        />
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}

interface FieldsProps extends Pick<Titles, "slug"> {
  readonly titles: readonly { readonly slug: string; readonly title: string }[];
  readonly answer: Extract<RatingAnswer, { kind: "again" }> | null;
}

function Fields({ titles, slug, answer }: FieldsProps) {
  const [form, fields] = useForm<RatingFields>({
    id: ratingFormId,
    lastResult: answer?.reply,
    defaultValue: { production: slug ?? "" },
  });
  const { isBusy, guard } = useBusy();
  const errors = ratingFieldNames.flatMap((name) => {
    const [message] = fields[name].errors ?? [];
    return message ? [{ id: fields[name].id, message: `${labels[name]}: ${message}` }] : [];
  });
  return (
    <Form
      method="post"
      action={paths.ratings(slug === null ? undefined : { slug })}
      id={form.id}
      className={styles.form}
      noValidate
      replace
      preventScrollReset
      onSubmit={guard}
    >
      <p className={styles.intro}>{nbsp(ratingForm.intro)}</p>
      <ErrorSummary errors={errors} />
      <FormFailed message={answer?.message} />
      <Select {...fieldProps(fields.production)} label={labels.production} required>
        <option value="">{ratingForm.choose}</option>
        {titles.map((title) => (
          <option key={title.slug} value={title.slug}>
            {title.title}
          </option>
        ))}
      </Select>
      <StarsInput {...fieldProps(fields.stars)} legend={labels.stars} required />
      <TextArea
        {...fieldProps(fields.text)}
        label={labels.text}
        hint={nbsp(ratingForm.textHint)}
        maxLength={maxTextLength}
        rows={5}
        optional
      />
      <Field
        {...fieldProps(fields.name)}
        label={labels.name}
        hint={nbsp(ratingForm.nameHint)}
        autoComplete="given-name"
        maxLength={maxNameLength}
        required
      />
      <Field
        {...fieldProps(fields.email)}
        label={labels.email}
        hint={nbsp(ratingForm.emailHint)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        required
      />
      <Honeypot />
      <Button busy={isBusy}>{nbsp(ratingForm.submit)}</Button>
    </Form>
  );
}

const labels = {
  production: ratingForm.production,
  stars: ratingForm.stars,
  text: ratingForm.text,
  name: ratingForm.name,
  email: ratingForm.email,
} as const;
