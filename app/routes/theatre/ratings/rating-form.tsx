import { useEffect, useRef } from "react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { emailProps, fieldProps } from "#app/components/forms/field-props.ts";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type FormAnswer, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { useFormAnswer } from "#app/components/notice-context.ts";
import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { ratingForm } from "#app/messages/ratings-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { StarsInput } from "#app/ui/rating-stars.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { maxEmailLength, maxNameLength, maxTextLength } from "./rating-lengths.ts";
import styles from "./rating-form.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** The form's fields in order, with their labels in the error summary. */
const labels = {
  production: ratingForm.production,
  stars: ratingForm.stars,
  text: ratingForm.text,
  name: ratingForm.name,
  email: ratingForm.email,
} as const;

interface Titles {
  readonly ratable: Block<readonly { readonly slug: string; readonly title: string }[]>;
  /** The title of the page's filter. */
  readonly slug: string | null;
}

/** „Napište své hodnocení“: stars, text, name, and an e-mail address to confirm the rating from. */
export function RatingForm({ ratable, slug }: Titles) {
  const answer = useFormAnswer(useAnswer<FormAnswer<string>>());
  const sent = answer?.kind === "done" ? answer.value : null;
  const again = answer?.kind === "again" ? answer : null;
  // The page shows a returned form even if it cannot read the titles again.
  const titles = ratable.ok ? ratable.value : again && typedTitle(again);
  return (
    <section className={styles.section} aria-labelledby="napsat">
      <h2 className="h3" id="napsat">
        {ratingForm.title}
      </h2>
      {sent ? <Sent key={sent} /> : null}
      {titles ? (
        <Fields
          // A new key resets the form after its submission, and after a change of the page's title filter.
          key={`${slug} ${sent}`}
          titles={titles}
          slug={slug}
          answer={again}
        />
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}

/** The next step for the visitor. It gets the focus, because the form's button is a new element. */
function Sent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="success">
        <p>{ratingForm.sent}</p>
      </Alert>
    </div>
  );
}

/** The slug of the chosen title. */
function typedTitle({ reply }: RefusedForm) {
  const slug = reply.initialValue?.["production"];
  return typeof slug === "string" && slug !== "" ? [{ slug, title: slug }] : [];
}

interface FieldsProps extends Pick<Titles, "slug"> {
  readonly titles: readonly { readonly slug: string; readonly title: string }[];
  readonly answer: RefusedForm | null;
}

function Fields({ titles, slug, answer }: FieldsProps) {
  return (
    <ValidatedForm
      action={paths.ratings(slug === null ? undefined : { slug })}
      id="hodnoceni"
      className={styles.form}
      labels={labels}
      answer={answer}
      defaultValue={{ production: slug ?? "" }}
      intro={
        <p className="muted">
          <Typeset>{ratingForm.intro}</Typeset>
        </p>
      }
      replace
      preventScrollReset
    >
      {(fields) => (
        <>
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
            hint={ratingForm.textHint}
            maxLength={maxTextLength}
            rows={5}
            optional
          />
          <Field
            {...fieldProps(fields.name)}
            label={labels.name}
            hint={ratingForm.nameHint}
            autoComplete="given-name"
            maxLength={maxNameLength}
            required
          />
          <Field
            {...emailProps(fields.email)}
            label={labels.email}
            hint={ratingForm.emailHint}
            maxLength={maxEmailLength}
            required
          />
          <Honeypot />
          <SubmitButton>{ratingForm.submit}</SubmitButton>
        </>
      )}
    </ValidatedForm>
  );
}
