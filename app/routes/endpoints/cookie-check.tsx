import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessagePage } from "#app/components/message-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { errorPage } from "#app/messages/errors-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { refusesCookies, safePath } from "#server/actions/access.ts";

/** Depends on whether the browser sends cookies. */
export const handle = { access: "public", privacy: "personal" } satisfies Handle;

const title = czech("Prohlížeč odmítl cookies");
const texts = {
  cart: czech("Váš prohlížeč odmítl cookies, a tak si košík nepamatujeme."),
  "sign-in": czech("Váš prohlížeč odmítl cookies, a tak přihlášení nevydrží."),
  allow: czech(
    "Povolte prosím cookies pro tento web a zkuste to znovu; jiné než technické bez vašeho souhlasu nepoužíváme.",
  ),
} as const;

/**
 * `/overeni-cookies`: the redirect target of an action whose request had no cookie, with `pro` (the thing to remember)
 * and `zpet` (the action's own target). A browser that has taken the action's cookies goes on at once.
 */
export const loader = defineLoader((context, { request }) => {
  const query = context.url.searchParams;
  const to = safePath(query.get("zpet"));
  const subject = query.get("pro") === "prihlaseni" ? "sign-in" : "cart";
  if (context.cookies.wereSent) throw redirect(to, 303);
  if (!query.has("pro") || !refusesCookies(context, request)) throw redirect(paths.home(), 303);
  return { subject, again: subject === "cart" ? to : paths.login(to) } as const;
});

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title, isPrivate: true });

export default function CookiesRefusedScreen() {
  const { subject, again } = useLoaderData<typeof loader>();
  return (
    <MessagePage>
      <h1>{title}</h1>
      <Alert kind="danger">
        <p>
          {texts[subject]} {texts.allow}
        </p>
      </Alert>
      <p>
        <ButtonLink to={again} reloadDocument>
          {errorPage.again}
        </ButtonLink>
      </p>
      <p>
        <Link to={paths.info("cookies")}>{czech("K čemu které cookies jsou")}</Link>
      </p>
    </MessagePage>
  );
}
