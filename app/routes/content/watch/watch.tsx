import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { emailProps } from "#app/components/forms/field-props.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { heading } from "#app/components/typeset.tsx";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { watchedIn, watchPath, type Watched } from "#app/domain/watch.ts";
import { watchTexts as texts } from "#app/messages/watches.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { defineAction, defineLoader, notFound } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { readWatched, type WatchedThing } from "#server/services/watches.ts";
import { askByForm } from "./watch.action.ts";
import styles from "./watch.module.css";

export const handle = { access: "public", area: "watches" };

const statuses = { waiting: 200, available: 200, gone: 404, failed: 503 } as const;

export const loader = defineLoader(async (context) => {
  const query = context.url.searchParams;
  const watched = watchedIn(query) ?? notFound();
  const isDone = query.has("hotovo");
  const thing = await readWatched(context, watched);
  return data({ watched, thing, isDone }, { status: isDone ? 200 : statuses[thing.kind] });
});

export const action = defineAction(limits.form, (context, { form }) =>
  askByForm(context, watchedIn(context.url.searchParams) ?? notFound(), form),
);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data ? titleOf(args.data) : texts.title, isPrivate: true });

function titleOf({ thing, isDone }: { readonly thing: WatchedThing; readonly isDone: boolean }): string {
  if (isDone) return texts.sentTitle;
  if (thing.kind === "available") return texts.availableTitle;
  return thing.kind === "gone" ? texts.goneTitle : texts.title;
}

/** The form that asks to be told, once, when an evening or a product can be had. */
export default function Watch() {
  const { watched, thing, isDone } = useLoaderData<typeof loader>();
  const isEvening = watched.kind === "performance";
  return (
    <MessagePage>
      <h1>{titleOf({ thing, isDone })}</h1>
      {"name" in thing ? (
        <p className={styles.what}>
          <Link to={thing.to}>{heading(thing.name)}</Link>
        </p>
      ) : null}
      {isDone ? (
        <>
          <Alert kind="success">
            <p>{texts.sent}</p>
          </Alert>
          <p>{texts.spam}</p>
        </>
      ) : thing.kind === "waiting" ? (
        <WatchForm watched={watched} thing={thing} />
      ) : thing.kind === "available" ? (
        <>
          <p>{texts.available}</p>
          <ButtonLink to={thing.to}>{isEvening ? texts.toTickets : texts.toProduct}</ButtonLink>
        </>
      ) : thing.kind === "gone" ? (
        <>
          <p>{texts.gone}</p>
          <p>
            <Link to={isEvening ? paths.programme() : paths.shop()}>{isEvening ? "Program" : "E-shop"}</Link>
          </p>
        </>
      ) : (
        <BlockFailed />
      )}
    </MessagePage>
  );
}

const labels = { email: texts.email } as const;

interface WatchFormProps {
  readonly watched: Watched;
  readonly thing: Extract<WatchedThing, { kind: "waiting" }>;
}

function WatchForm({ watched, thing: { awaits, presaleFrom } }: WatchFormProps) {
  return (
    <ValidatedForm
      action={watchPath(watched)}
      id="dejte-vedet"
      className={styles.form}
      labels={labels}
      answer={useAnswer<FormAnswer>()}
      intro={
        <p>
          {presaleFrom ? `${texts.presale(nbsp(presaleFrom))} ` : null}
          {texts.why[awaits]}
        </p>
      }
      replace
    >
      {(fields) => (
        <>
          <Field
            {...emailProps(fields.email)}
            label={labels.email}
            hint={texts.emailHint}
            maxLength={254}
            required
          />
          <Honeypot />
          <PrivacyNote />
          <SubmitButton>{texts.submit}</SubmitButton>
        </>
      )}
    </ValidatedForm>
  );
}
