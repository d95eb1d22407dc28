import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { ownFields, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { watchPath, type Watched } from "#app/domain/watch.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { watchTexts as texts } from "#app/messages/watches.ts";
import { emailText } from "#app/validation/contact.ts";
import type { RequestContext } from "#server/context.ts";
import { limited, redirectWithNotice, unavailable, unprocessable } from "#server/guards/handlers.ts";
import { readWatched, startWatching } from "#server/services/watches.ts";

const schema = z.object({ email: emailText() });
const refused = { available: 409, gone: 404, failed: unavailable.status } as const;

/** Asks to be told. A bot caught by the honeypot gets the usual answer, but nothing is sent. */
export async function askByForm(context: RequestContext, watched: Watched, form: FormData) {
  const done = { to: watchPath(watched, "done") };
  if (form.get(honeypotName)) {
    context.log.info("watch.honeypot");
    return redirectWithNotice(context, done);
  }
  const submission = parseWithZod(ownFields(form, ["email"]), { schema });
  if (submission.status !== "success") {
    return unprocessable<FormAnswer>({ reply: submission.reply(), message: null });
  }
  const again = (message: string): FormAnswer => ({ reply: submission.reply({ fieldErrors: {} }), message });
  const thing = await readWatched(context, watched);
  if (thing.kind !== "waiting") {
    const message = { available: texts.meanwhile, gone: texts.gone, failed: texts.failed }[thing.kind];
    return data(again(message), { status: refused[thing.kind] });
  }
  const answer = await startWatching(context, watched, { email: submission.value.email, page: thing.to });
  switch (answer.kind) {
    case "sent":
      return redirectWithNotice(context, done);
    case "limited":
      return limited(again(tooManyTries(answer.wait)), answer.wait);
    case "invalid": {
      const reply = submission.reply({ fieldErrors: { ...answer.errors } });
      return unprocessable<FormAnswer>({ reply, message: null });
    }
    default:
      return data(again(answer.message), { status: refused[answer.kind] });
  }
}
