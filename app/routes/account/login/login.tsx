import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/frame/page-title.ts";
import { signInTexts } from "#app/messages/sign-in.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Container } from "#app/ui/container.tsx";
import { acts, loads } from "#server/guards/handlers.ts";
import { safePath } from "#server/guards/safe-path.ts";
import { hasStaleSession } from "#server/services/sign-in.ts";
import { logInByForm } from "./login-intent.ts";
import { LoginForm } from "./login-form.tsx";
import styles from "./login.module.css";

export const handle = { access: "guest-only" };

export const loader = loads(async (visit) => {
  const wanted = visit.url.searchParams.get("redirect");
  const reason = (await hasStaleSession(visit)) ? "expired" : wanted ? "needed" : null;
  return { redirect: wanted === null ? null : safePath(wanted), reason } as const;
});

export const action = acts((visit, { form }) => logInByForm(visit, form));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: signInTexts.title, isPrivate: true });

export default function LoginScreen() {
  const { redirect, reason } = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <div className={styles.main}>
        <h1>{signInTexts.title}</h1>
        {reason ? (
          <Alert kind="info">
            <p>{signInTexts[reason]}</p>
          </Alert>
        ) : null}
        <LoginForm redirect={redirect} />
      </div>
      <aside className={styles.aside} aria-labelledby="bez-uctu">
        <h2 id="bez-uctu">{signInTexts.register}</h2>
        <p>{signInTexts.why}</p>
        <p>{signInTexts.guest}</p>
        <p>
          <Link to={paths.register()}>{signInTexts.register}</Link>
        </p>
      </aside>
    </Container>
  );
}
