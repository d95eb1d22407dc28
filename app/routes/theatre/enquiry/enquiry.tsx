import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { enquiryPath } from "#app/domain/theatre/enquiry-path.ts";
import { enquiryTexts as texts } from "#app/messages/enquiry.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { Link } from "#app/ui/link.tsx";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { formTimestamp } from "#server/services/form-timestamp.ts";
import { limits } from "#server/services/limits.ts";
import { openReceipt } from "#server/services/theatre/enquiries.ts";
import { openEnquiryForm } from "#server/services/theatre/enquiry-form.ts";
import { actOnEnquiry } from "./enquiry.action.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Received, shownReceipt } from "./received.tsx";

/** Each visitor has a form of their own: it has the time at which it was made. */
export const handle = { access: "public", area: "enquiries", privacy: "personal" };

export const loader = defineLoader(async (context) => {
  const sealed = context.url.searchParams.get("prijato");
  if (sealed === null) {
    return { received: null, ...(await openEnquiryForm(context)), timestamp: formTimestamp(context) };
  }
  const receipt = await openReceipt(context, sealed);
  if (!receipt) throw redirect(enquiryPath());
  // Formatted here, so that the client bundle needs no calendar code.
  return { received: shownReceipt(receipt) };
});

export const action = defineAction(limits.form, (context, { form }) => actOnEnquiry(context, form));

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.received ? texts.receivedTitle : texts.title,
    description: texts.description,
    path: enquiryPath(),
    isPrivate: Boolean(args.data?.received),
  });

export default function EnquiryScreen() {
  const opened = useLoaderData<typeof loader>();
  const answer = useAnswer<FormAnswer>();
  const aside = { id: "jak-to-bude-dal", title: texts.asideTitle, content: <Steps /> };
  return opened.received ? (
    <EntryPage title={texts.receivedTitle} aside={null}>
      <Received receipt={opened.received} />
    </EntryPage>
  ) : (
    <EntryPage title={texts.title} aside={aside}>
      <EnquiryForm {...opened} answer={answer} />
    </EntryPage>
  );
}

function Steps() {
  return (
    <>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {texts.otherWay} <Link to={paths.contacts()}>{texts.contacts}</Link>
      </p>
    </>
  );
}
