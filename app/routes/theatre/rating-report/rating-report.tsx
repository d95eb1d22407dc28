import { idFromUrl } from "#app/domain/read-id.ts";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { checkboxProps, emailProps, fieldProps } from "#app/components/forms/field-props.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { anonymousReason, ratingReportPath, reportReasons } from "#app/domain/theatre/rating-report.ts";
import { reportTexts as texts, ratingTexts } from "#app/messages/ratings-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { emailAddress } from "#app/validation/contact-fields.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import { defineForm } from "#server/actions/define-form.ts";
import {
  defineAction,
  defineLoader,
  notFound,
  redirectWithNotice,
  type Handle,
} from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import type { RequestContext } from "#server/context/context.ts";
import { reportRating } from "./report-rating.server.ts";
import styles from "./rating-report.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "public", area: "rating-reports" } satisfies Handle;

export const loader = defineLoader((context, { params }) => ({ id: idOf(context, params.id) }));

/** The form's fields in order, with their labels in the error summary. */
const labels = {
  reason: texts.reason,
  explanation: texts.explanation,
  name: texts.name,
  email: texts.email,
  faith: texts.goodFaith,
} as const;

const longestExplanation = 2_000;

const schema = z
  .object({
    reason: z.enum(reportReasons, validation.required),
    explanation: requiredText(longestExplanation, "lines"),
    name: optionalText(),
    email: optionalText(254).pipe(emailAddress.nullable()),
    faith: z.literal("on", validation.confirmed),
  })
  .superRefine(({ reason, name, email }, context) => {
    if (reason === anonymousReason) return;
    for (const [field, value] of Object.entries({ name, email })) {
      if (value === null) context.addIssue({ code: "custom", path: [field], message: validation.required });
    }
  });

export const action = defineAction(
  limits.form,
  defineForm({
    schema,
    honeypot: "rating-report",
    texts,
    send(context, input, { params }) {
      const { faith: _, ...report } = input;
      return reportRating(context, idOf(context, params.id), report);
    },
    done: (context, _value, { email }) =>
      redirectWithNotice(context, {
        to: paths.ratings(),
        notice: { kind: "success", asks: false, text: email ? texts.sent : texts.sentWithoutAddress },
      }),
  }),
);

/** An address that is not one of ours is 404. */
function idOf({ upstream }: RequestContext, segment: string | undefined): string {
  return idFromUrl(segment, upstream.offers.ids) ?? notFound();
}

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.title, isPrivate: true });

export default function RatingReport() {
  const { id } = useLoaderData<typeof loader>();
  const answer = useAnswer<RefusedForm>();
  return (
    <PageColumn className="page">
      <Breadcrumbs steps={[{ text: ratingTexts.title, to: paths.ratings() }]} />
      <PageHead title={texts.title} />
      <ValidatedForm
        action={ratingReportPath(id)}
        id="nahlaseni"
        className={styles.form}
        labels={labels}
        answer={answer}
        intro={
          <p>
            <Typeset>{`${texts.which(id)} ${texts.intro}`}</Typeset>
          </p>
        }
        replace
      >
        {(fields) => (
          <>
            <Select {...fieldProps(fields.reason)} label={labels.reason} required>
              <option value="">{texts.choose}</option>
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {texts.reasons[reason]}
                </option>
              ))}
            </Select>
            <TextArea
              {...fieldProps(fields.explanation)}
              label={labels.explanation}
              hint={texts.explanationHint}
              maxLength={longestExplanation}
              rows={5}
              required
            />
            <Field
              {...fieldProps(fields.name)}
              label={labels.name}
              hint={texts.identityHint}
              autoComplete="name"
            />
            <Field
              {...emailProps(fields.email)}
              label={labels.email}
              hint={texts.identityHint}
              maxLength={254}
            />
            <Checkbox {...checkboxProps(fields.faith)} label={texts.goodFaith} required />
            <Honeypot />
            <PrivacyNote />
            <SubmitButton>{texts.submit}</SubmitButton>
          </>
        )}
      </ValidatedForm>
    </PageColumn>
  );
}
