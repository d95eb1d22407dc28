import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { checkboxProps, emailProps, fieldProps } from "#app/components/forms/field-props.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { heading } from "#app/components/typeset.tsx";
import { paths } from "#app/domain/paths.ts";
import { ratingReportPath, reportReasons } from "#app/domain/theatre/rating-report.ts";
import { reportTexts as texts } from "#app/messages/rating-report.ts";
import { ratingTexts } from "#app/messages/ratings.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Container } from "#app/ui/container.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { defineAction, defineLoader, notFound } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { sendReport } from "./rating-report.action.ts";
import { longestExplanation, reportLabels } from "./report-fields.ts";
import styles from "./rating-report.module.css";

export const handle = { access: "public", area: "rating-reports" };

export const loader = defineLoader((_context, { params }) => ({ id: idOf(params.id) }));

export const action = defineAction(limits.form, (context, { form, params }) =>
  sendReport(context, idOf(params.id), form),
);

/** An address that is not one of ours is 404. */
function idOf(segment: string | undefined): number {
  return segment !== undefined && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : notFound();
}

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.title, isPrivate: true });

export default function RatingReport() {
  const { id } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormAnswer>();
  return (
    <Container className={styles.page}>
      <Breadcrumbs steps={[{ text: ratingTexts.title, to: paths.ratings() }]} />
      <PageHead title={heading(texts.title)} />
      <ValidatedForm
        action={ratingReportPath(id)}
        id="nahlaseni"
        className={styles.form}
        labels={reportLabels}
        answer={answer}
        intro={
          <p>
            {texts.which(id)} {texts.intro}
          </p>
        }
        replace
      >
        {(fields) => (
          <>
            <Select {...fieldProps(fields.reason)} label={reportLabels.reason} required>
              <option value="">{texts.choose}</option>
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {texts.reasons[reason]}
                </option>
              ))}
            </Select>
            <TextArea
              {...fieldProps(fields.explanation)}
              label={reportLabels.explanation}
              hint={texts.explanationHint}
              maxLength={longestExplanation}
              rows={5}
              required
            />
            <Field
              {...fieldProps(fields.name)}
              label={reportLabels.name}
              hint={texts.identityHint}
              autoComplete="name"
            />
            <Field
              {...emailProps(fields.email)}
              label={reportLabels.email}
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
    </Container>
  );
}
