import type { MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { emailText } from "#app/validation/contact-fields.ts";
import { useNotice } from "#app/components/notice-context.ts";
import { paths } from "#app/domain/paths.ts";
import { NewsletterForm } from "#app/shell/newsletter/newsletter-form.tsx";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { newsletter, newsletterForm, confirmByEmail } from "#app/messages/shell-texts.ts";
import { tooManyTries } from "#app/messages/sign-in-texts.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { defineAction, defineLoader, respondWithNotice, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/actions/access.ts";
import { subscribe } from "./subscribe.server.ts";

export const handle = { access: "public", area: "newsletter", isListed: false } satisfies Handle;

export const loader = defineLoader(() => null);

export const action = defineAction(
  limits.form,
  defineForm({
    schema: z.object({ email: emailText() }),
    honeypot: "newsletter",
    texts: {
      failed: `${newsletter.failed} ${newsletterForm.again}`,
      uncertain: `${newsletter.failed} ${newsletterForm.uncertain}`,
      alreadySaved: newsletter.alreadySaved,
      limited: (wait) => `${newsletter.failed} ${tooManyTries(wait)}`,
    },
    send: (context, { email }, { form }) => subscribe(context, email, pageOf(form)),
    done: (context, { confirm }, _input, { form }) => {
      const notice = {
        kind: "success",
        asks: confirm,
        text: confirm ? `${newsletter.saved} ${confirmByEmail}` : newsletter.saved,
      } as const;
      return respondWithNotice(context, {
        to: safePath(form.get("back")),
        // A form that stays in the page shows the result itself.
        notice: context.request.wantsRedirect ? notice : undefined,
        data: { kind: "done", value: notice.text } as const,
      });
    },
  }),
);

/** Path of the page with the form. */
function pageOf(form: FormData): string {
  const [page = "/"] = safePath(form.get("back")).split(/[?#]/u);
  return page;
}

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: newsletterForm.page, isPrivate: true });

/** The page for a failed sign-up without JavaScript, with the typed values. */
export default function Newsletter() {
  const answer = useActionData() as FormAnswer<string> | undefined;
  useNotice(answer);
  return (
    <MessagePage>
      <h1>{newsletterForm.title}</h1>
      <p>{newsletterForm.text}</p>
      <NewsletterForm answer={answer} back={paths.home()} />
    </MessagePage>
  );
}
