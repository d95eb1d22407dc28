import { useRouteLoaderData } from "@remix-run/react";
import { EmailLink } from "#app/components/email-link.tsx";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { formatDateTime, formatShortDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { ReceivedComplaint, SentComplaint } from "#app/domain/shop/complaint.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { complaintTexts as texts } from "#app/messages/withdrawal-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { ComplaintForm, type ComplaintPrefill } from "./complaint-form.tsx";
import styles from "./complaint.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface AcceptedComplaint {
  readonly complaint: ReceivedComplaint;
  /** For the printed page. */
  readonly sent: SentComplaint;
}

export type ComplaintAnswer = FormAnswer<AcceptedComplaint>;

interface ComplaintPageProps {
  readonly prefill?: ComplaintPrefill;
  readonly answer?: ComplaintAnswer | undefined;
}

/** The form, or after it the received complaint. */
export function ComplaintPage({ prefill, answer }: ComplaintPageProps) {
  const isReceived = answer?.kind === "done";
  return (
    <EntryPage
      title={isReceived ? texts.receivedTitle : texts.title}
      aside={{ id: "co-se-bude-dit", title: texts.asideTitle, content: <Steps /> }}
      noPopups
    >
      {isReceived ? (
        <Received {...answer.value} />
      ) : (
        <ComplaintForm prefill={prefill ?? null} answer={answer ?? null} />
      )}
    </EntryPage>
  );
}

function Received({ complaint, sent }: AcceptedComplaint) {
  const email = (useRouteLoaderData("root") as Pick<ShellData, "theatre"> | undefined)?.theatre.email;
  const rows = [
    [texts.reference, complaint.reference],
    [texts.receivedAt, formatDateTime(complaint.receivedAt)],
    [texts.decideBy, formatShortDate(complaint.decideBy)],
    [texts.order, sent.order],
    [texts.item, sent.item],
    [texts.defect, sent.defect],
    [texts.remedy, texts.remedies[sent.remedy]],
    [texts.contact, [sent.name, sent.email, sent.phone].filter(Boolean).join(", ")],
  ] as const;
  return (
    <section className={styles.received} aria-label={texts.receivedTitle}>
      <p>{texts.receipt(sent.email)}</p>
      {email ? (
        <p>
          {texts.photographsTo}
          <EmailLink email={email} subject={complaint.reference} />
          {texts.photographsSubject}
          <span className={styles.reference}>{complaint.reference}</span>
          {texts.photographsEnd}
        </p>
      ) : null}
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>
              <Typeset>{name}</Typeset>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button type="button" variant="secondary" className={styles.print} onClick={() => window.print()}>
        <Icon name="print" />
        {texts.print}
      </Button>
    </section>
  );
}

function Steps() {
  return (
    <>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>
            <Typeset>{step}</Typeset>
          </li>
        ))}
      </ol>
      <p>
        <Link to={paths.info("reklamace")}>{texts.rules}</Link>
      </p>
    </>
  );
}
