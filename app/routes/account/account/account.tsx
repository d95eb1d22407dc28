import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { isPastEnd, readPageNumber } from "#app/components/pagination.ts";
import { paths } from "#app/domain/paths.ts";
import { normalizeQuery } from "#app/domain/question.ts";
import { maxQueryLength } from "#app/domain/search.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { accountTexts } from "#app/messages/account-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { toAccountResult } from "#server/services/outcome.ts";
import { readPromises } from "#server/services/seller-identity.ts";
import { defineAction, defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { listComplaints } from "#server/services/orders/complain.ts";
import { listOrders, listOwnTickets } from "#server/services/orders/own-orders.ts";
import { readSubscription } from "#server/upstream/resources/account.ts";
import { actOnAccount } from "./account.action.ts";
import styles from "./account.module.css";
import { shownComplaints } from "./shown-complaints.ts";
import { OwnTicketList } from "./own-tickets.tsx";
import { OwnComplaints } from "./own-complaints.tsx";
import { OrderList } from "./order-list.tsx";
import { formTimestamp } from "#server/services/signed-timestamp.ts";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm, ProfileForm, RemoveAccount } from "./account-forms.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "customer", area: "accounts" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const { email, firstName, lastName, phone } = await requireCustomer(context);
  const page = readPageNumber(context.url);
  const question = normalizeQuery(context.url.searchParams.get("hledat"), maxQueryLength);
  const [promises, orders, tickets, complaints, newsletter] = await Promise.all([
    readPromises(context),
    stillSignedIn(context, listOrders(context, { question, page })),
    stillSignedIn(context, listOwnTickets(context)),
    stillSignedIn(context, listComplaints(context)),
    stillSignedIn(context, readSubscription(context.upstream).then(toAccountResult)),
  ]);
  if (orders.ok && isPastEnd(orders, page)) notFound();
  const { offers } = context.upstream;
  return {
    profile: { email, firstName, lastName, phone },
    question,
    orders: orders.ok ? orders.value : null,
    tickets: tickets.ok ? tickets.value : null,
    complaints: complaints.ok ? shownComplaints(complaints.value) : null,
    newsletter: newsletter.ok ? newsletter.value : null,
    endsSessions: promises.passwordEndsSessions,
    removing: context.url.searchParams.has("smazat"),
    timestamp: formTimestamp(context),
    shows: {
      orders: offers.has("orders"),
      tickets: offers.has("own-tickets"),
      complaints: offers.has("own-complaints"),
      subscription: offers.has("subscription"),
      profile: offers.has("profile"),
      email: offers.has("email-change"),
      password: offers.has("password-change"),
      removal: offers.has("account-deletion"),
    },
  };
});

export const action = defineAction(limits.form, async (context, submission) => {
  await requireCustomer(context);
  return actOnAccount(context, submission);
});

export const headers = forwardHeaders;

export { revalidateAfterFailure as shouldRevalidate } from "#app/shell/browser/revalidate-after-failure.ts";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: accountTexts.title, isPrivate: true });

export default function AccountScreen() {
  const page = useLoaderData<typeof loader>();
  const { profile, question, orders, tickets, complaints, newsletter, endsSessions, removing, shows } = page;
  const { timestamp } = page;
  const answer = useAnswer<FormAnswer>();
  const again = answer?.kind === "again" ? answer : null;
  const done = answer?.kind === "done" ? answer : null;
  const ofForm = (form: string) => (again?.form === form ? again : null);
  return (
    <AccountPage>
      <div className={styles.account}>
        <header className={styles.head}>
          <h1>{accountTexts.title}</h1>
          <p className={styles.who}>
            {[profile.firstName, profile.lastName].filter(Boolean).join(" ") || profile.email}
          </p>
        </header>
        {shows.tickets ? <OwnTicketList tickets={tickets} /> : null}
        {shows.orders ? (
          <section className={styles.orders} aria-labelledby="objednavky">
            <h2 id="objednavky">{accountTexts.orders}</h2>
            {orders ? <OrderList rows={orders} question={question} /> : <BlockFailed />}
          </section>
        ) : null}
        {shows.complaints ? <OwnComplaints complaints={complaints} /> : null}
        {shows.profile ? (
          <ProfileForm profile={profile} answer={ofForm("profile")} canChangeEmail={shows.email} />
        ) : null}
        {shows.email ? (
          <EmailForm
            key={done?.form === "email" ? done.notice?.id : ""}
            answer={ofForm("email")}
            timestamp={timestamp}
          />
        ) : null}
        {shows.subscription ? <NewsletterSwitch subscribed={newsletter} /> : null}
        {shows.password ? (
          <PasswordForm
            // A new key clears the form after the change of the password.
            key={done?.form === "password" ? done.notice?.id : ""}
            email={profile.email}
            endsSessions={endsSessions}
            answer={ofForm("password")}
          />
        ) : null}
        <AccountSection id="moje-udaje" title={accountTexts.ownData} intro={accountTexts.ownDataIntro}>
          <p>
            <ButtonLink to={paths.ownData()}>{accountTexts.ownDataLink}</ButtonLink>
          </p>
        </AccountSection>
        {shows.removal ? (
          <RemoveAccount asks={removing || again?.form === "delete"} answer={ofForm("delete")} />
        ) : null}
      </div>
    </AccountPage>
  );
}

/** Subscribes to the newsletter or unsubscribes. Null = the current state is unknown. */
function NewsletterSwitch({ subscribed }: { readonly subscribed: boolean | null }) {
  return (
    <AccountSection id="newsletter" title={accountTexts.newsletter}>
      {subscribed === null ? (
        <BlockFailed />
      ) : (
        <PostForm action={paths.account()} className={styles.form} intent="newsletter" preventScrollReset>
          <p>
            <Typeset>{subscribed ? accountTexts.subscribed : accountTexts.unsubscribed}</Typeset>
          </p>
          <input type="hidden" name="subscribed" value={subscribed ? "no" : "yes"} />
          <SubmitButton intent="newsletter">
            {subscribed ? accountTexts.unsubscribe : accountTexts.subscribe}
          </SubmitButton>
        </PostForm>
      )}
    </AccountSection>
  );
}
