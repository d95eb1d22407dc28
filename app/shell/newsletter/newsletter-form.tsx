import { Form, useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { newsletter, newsletterForm } from "#app/messages/shell-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { store } from "#app/shell/browser/session-storage.ts";
import { usePageKey } from "#app/shell/browser/use-page-key.ts";
import styles from "./newsletter-form.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  email: "E-mail",
  privacy: "Zásady zpracování osobních údajů",
});

interface NewsletterFormProps {
  /** The result of the last submission without JavaScript. */
  readonly answer?: FormAnswer<string> | undefined;
  /** Return URL after a success without JavaScript; the current page by default. */
  readonly back?: string;
  /** On a dark background. */
  readonly isDark?: boolean;
}

/**
 * The newsletter's sign-up form. With JavaScript a fetcher submits it, unless it is empty (§5). Errors do not outlive
 * their page (§2), but typed text does.
 */
export function NewsletterForm({ answer, back, isDark = false }: NewsletterFormProps) {
  const id = useId();
  const page = usePageKey();
  const fetcherKey = `${id} ${page}`;
  const fetcher = useFetcher<FormAnswer<string>>({ key: fetcherKey });
  const { pathname, search } = useLocation();
  /** The page on which the visitor submitted it empty. */
  const [missingOn, setMissingOn] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const messageBox = useRef<HTMLParagraphElement>(null);
  const last = fetcher.data ?? answer;
  const isAnswered = fetcher.state !== "submitting";
  const again = last?.kind === "again" && isAnswered ? last : null;
  // Sent, but no response arrived (app/shell/browser/fetch-retry.ts).
  const isLost = fetcher.data === null && isAnswered;
  const isDone = last?.kind === "done";
  const message = isLost
    ? `${newsletter.failed} ${newsletterForm.uncertain}`
    : isDone
      ? last.value
      : again?.message;
  // The visitor can send a rejected form again at once, even while the page is still revalidating.
  const isBusy = fetcher.state !== "idle" && !again && !isLost;
  const error = missingOn === page ? validation.required : (again?.reply.error?.["email"]?.[0] ?? null);

  useEffect(() => {
    if (!isDone) return;
    form.current?.reset();
    messageBox.current?.focus();
    // No popup in this document needs to offer the newsletter any more.
    store(window, "opona.closed.newsletter", "1");
  }, [last, isDone]);

  function send(event: FormEvent<HTMLFormElement>) {
    const { email } = event.currentTarget.elements as HTMLFormControlsCollection & {
      email: HTMLInputElement;
    };
    const isEmpty = email.value.trim() === "";
    setMissingOn(isEmpty ? page : null);
    if (isEmpty || isBusy) event.preventDefault();
    if (isEmpty) email.focus();
  }

  return (
    // `fetcher.Form` of another key would be another form, without the typed text.
    <Form
      navigate={false}
      fetcherKey={fetcherKey}
      ref={form}
      method="post"
      action={paths.newsletter()}
      className={isDark ? `${styles.form} ${styles.dark}` : styles.form}
      noValidate
      onSubmit={send}
    >
      <input type="hidden" name="back" value={back ?? pathname + search} />
      <Honeypot />
      {message ? (
        <p className={styles.message} role={isDone ? undefined : "alert"} ref={messageBox} tabIndex={-1}>
          {message}
        </p>
      ) : null}
      <div className={styles.row}>
        <Field
          id={`${id}-email`}
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={
            answer?.kind === "again" ? String(answer.reply.initialValue?.["email"] ?? "") : undefined
          }
          error={error}
          required
        />
        <Button variant={isDark ? "secondary" : "primary"} className={styles.button} busy={isBusy}>
          {newsletterForm.submit}
        </Button>
      </div>
      <p className={styles.note}>
        <Typeset>{newsletterForm.agreement}</Typeset>{" "}
        <QuickViewLink slug={privacySlug}>{texts.privacy}</QuickViewLink>
      </p>
    </Form>
  );
}
