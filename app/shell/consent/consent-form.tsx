import { useFetcher, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { paths } from "#app/domain/paths.ts";
import type { RootData } from "#app/shell/page-meta.ts";
import { consentFetcher } from "./consent-ids.ts";

interface ConsentFormProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The form around any cookie choice. With JavaScript a fetcher submits it and the choice takes effect at once; only a
 * withdrawal of consent for a running tag loads a new document, because nothing else reliably stops the tag's script.
 */
export function ConsentForm({ className, children }: ConsentFormProps) {
  const fetcher = useFetcher({ key: consentFetcher });
  const { pathname, search } = useLocation();
  const isMeasured = Boolean((useRouteLoaderData("root") as RootData | undefined)?.tag);

  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    const form = new FormData(event.currentTarget, button);
    const choice = form.get("choice");
    const keepsMeasuring = choice === "all" || (choice === "selected" && form.has("analytical"));
    if (isMeasured && !keepsMeasuring) return;
    event.preventDefault();
    fetcher.submit(button ?? event.currentTarget);
  }

  return (
    <form method="post" action={paths.consent()} className={className} onSubmit={send}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
