import { data, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { honeypotFilled } from "#app/messages/errors.ts";
import { MessagePage } from "#app/components/message-page.tsx";
import { emailText } from "#app/validation/contact.ts";
import { useNotice } from "#app/components/notices.ts";
import { paths } from "#app/domain/paths.ts";
import { NewsletterForm, type NewsletterAnswer } from "#app/shell/newsletter/newsletter-form.tsx";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { newsletter, newsletterForm } from "#app/messages/newsletter.ts";
import { confirmByLetter } from "#app/messages/newsletter-links.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { validation } from "#app/messages/validation.ts";
import {
  defineAction,
  unprocessable,
  limited,
  defineLoader,
  respondWithNotice,
} from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/guards/access.ts";
import { subscribe, type Subscription } from "#server/services/subscribe.ts";
import type { RequestContext } from "#server/context.ts";

export const handle = { access: "public", area: "newsletter" };

export const loader = defineLoader(() => null);

export const action = defineAction(limits.form, async (context, { form }) => {
  const back = safePath(form.get("back"));
  const typed = String(form.get("email") ?? "");
  const email = emailText().safeParse(typed.slice(0, 300));
  if (!email.success) {
    const error = email.error.issues[0]?.message ?? validation.email;
    return unprocessable<NewsletterAnswer>({ kind: "again", email: typed, error });
  }
  if (form.get(honeypotName)) {
    context.log.info("newsletter.honeypot");
    return unprocessable<NewsletterAnswer>({ kind: "again", email: typed, error: honeypotFilled });
  }
  const [page = "/"] = back.split(/[?#]/u);
  const outcome = await subscribe(context, email.data, page);
  if (outcome.kind === "saved") return saved(context, back, outcome.confirm);
  if (outcome.kind === "invalid")
    return unprocessable<NewsletterAnswer>({
      kind: "again",
      email: typed,
      error: outcome.message ?? validation.email,
    });
  const again = { kind: "again", email: typed, error: null } as const;
  if (outcome.kind === "limited") {
    const { wait } = outcome;
    const advice = tooManyTries(wait);
    return limited<NewsletterAnswer>({ ...again, message: newsletter.failed, advice }, wait);
  }
  const { status, message, advice } = refusals[outcome.kind];
  return data<NewsletterAnswer>({ ...again, message, advice }, { status });
});

const refusals = {
  known: { status: 409, message: newsletter.alreadySaved, advice: "" },
  failed: { status: 503, message: newsletter.failed, advice: newsletterForm.again },
  uncertain: { status: 503, message: newsletter.failed, advice: newsletterForm.uncertain },
} as const satisfies Partial<Record<Subscription["kind"], unknown>>;

function saved(context: RequestContext, to: string, confirm: boolean) {
  return respondWithNotice(context, {
    to,
    notice: {
      kind: "success",
      asks: confirm,
      text: confirm ? `${newsletter.saved} ${confirmByLetter}` : newsletter.saved,
    },
    data: { kind: "sent" as const },
  });
}

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: newsletterForm.page, isPrivate: true });

/** The page that a failed sign-up without JavaScript is shown on, with the typed values. */
export default function Newsletter() {
  const answer = useActionData() as NewsletterAnswer | undefined;
  useNotice(answer);
  return (
    <MessagePage>
      <h1>{newsletterForm.title}</h1>
      <p>{newsletterForm.text}</p>
      <NewsletterForm answer={answer} back={paths.home()} />
    </MessagePage>
  );
}
