import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { formatDateTime } from "#app/domain/dates.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { ownDataTexts as texts } from "#app/messages/account-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { defineLoader, refusedFor, unavailable, type Handle } from "#server/actions/handlers.ts";
import { readOwnData } from "#server/services/account/read-own-data.ts";
import styles from "./own-data.module.css";
import { shownData } from "./shown-data.ts";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "customer", area: "accounts" } satisfies Handle;

/** Art. 15 of the GDPR: all stored data about the customer, for reading and printing. */
export const loader = defineLoader(async (context) => {
  const user = await requireCustomer(context);
  const read = await stillSignedIn(context, readOwnData(context, user));
  if (read.ok) return { sections: shownData(read.value), time: formatDateTime(read.value.readAt) };
  if (read.error.kind === "limited") throw new Response(null, refusedFor(read.error.wait));
  return data({ sections: null, time: "" }, unavailable);
});

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.title, isPrivate: true });

export default function OwnDataScreen() {
  const { sections, time } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <div className="stack gap-6">
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          {sections ? <p>{texts.intro(time)}</p> : <FormFailed message={texts.failed} />}
        </header>
        {sections ? (
          <p className="cluster gap-4" data-no-print>
            <ButtonLink to={paths.ownDataFile()} reloadDocument download>
              {texts.download}
            </ButtonLink>
          </p>
        ) : null}
        {sections?.map(({ id, title, records }) => (
          <AccountSection key={id} id={id} title={title}>
            {records.length === 0 ? <p>{texts.none}</p> : null}
            {records.map((record, index) => (
              <dl key={index} className={styles.record}>
                {record.map(([label, value]) => (
                  <div key={label}>
                    <dt>
                      <Typeset>{label}</Typeset>
                    </dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </AccountSection>
        ))}
        <p>{texts.elsewhere}</p>
        <p className="cluster gap-4" data-no-print>
          <IfOpen to={paths.info(privacySlug)}>
            <Link to={paths.info(privacySlug)}>{texts.privacy}</Link>
          </IfOpen>
          <Link to={paths.account()}>{texts.back}</Link>
        </p>
      </div>
    </AccountPage>
  );
}
