import { idText } from "#app/domain/id.ts";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { addressTexts } from "#app/messages/account-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { defineAction, defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { formTimestamp } from "#server/services/signed-timestamp.ts";
import { listAddresses, listCountries } from "#server/services/account/saved-addresses.ts";
import { AddressCard } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import { actOnAddresses } from "./addresses.action.ts";
import { AddressModal } from "./address-modal.tsx";
import styles from "./addresses.module.css";

export const handle = { access: "customer", area: "addresses" } satisfies Handle;

/**
 * `?adresa=nova` and `?adresa={id}` open the form, `?odstranit={id}` asks for a confirmation before the removal of an
 * address.
 */
export const loader = defineLoader(async (context) => {
  await requireCustomer(context);
  const [addresses, countries] = await Promise.all([
    stillSignedIn(context, listAddresses(context)),
    listCountries(context),
  ]);
  if (!addresses.ok && addresses.error.kind === "gone") notFound();
  const { searchParams } = context.url;
  const wanted = searchParams.get("adresa");
  const open = addresses.ok ? addresses.value.find(({ id }) => idText(id) === wanted) : undefined;
  if (addresses.ok && wanted !== null && wanted !== "nova" && !open) notFound();
  return {
    addresses: addresses.ok ? addresses.value : null,
    countries,
    open: open ?? (wanted === "nova" ? ("new" as const) : null),
    /** The address that the form changes, if the addresses cannot be read. */
    unread: addresses.ok ? null : wanted,
    removing: searchParams.get("odstranit"),
    timestamp: formTimestamp(context),
  };
});

export const action = defineAction(limits.form, async (context, submission) => {
  await requireCustomer(context);
  return actOnAddresses(context, submission);
});

export const headers = forwardHeaders;

export { revalidateAfterFailure as shouldRevalidate } from "#app/shell/browser/revalidate-after-failure.ts";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: addressTexts.title, isPrivate: true });

export default function AddressesScreen() {
  const { addresses, countries, open, unread, removing, timestamp } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormAnswer>();
  const again = answer?.kind === "again" ? answer : null;
  return (
    <AccountPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{addressTexts.title}</h1>
          <ButtonLink to={paths.address({ id: 0 })} preventScrollReset>
            <Icon name="plus" />
            {addressTexts.add}
          </ButtonLink>
        </header>
        {open ? (
          <AddressModal title={open === "new" ? addressTexts.addTitle : addressTexts.editTitle}>
            <AddressForm
              key={open === "new" ? "new" : open.id}
              id={open === "new" ? null : open.id}
              address={open === "new" ? null : open}
              countries={countries}
              answer={again}
              timestamp={timestamp}
            />
          </AddressModal>
        ) : unread !== null && again ? (
          <AddressModal title={addressTexts.editTitle}>
            <AddressForm
              id={unread}
              address={null}
              countries={countries}
              answer={again}
              timestamp={timestamp}
            />
          </AddressModal>
        ) : null}
        {addresses === null ? (
          <BlockFailed />
        ) : addresses.length === 0 ? (
          <p>{addressTexts.empty}</p>
        ) : (
          <ul role="list" className={styles.cards}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} countries={countries} asks={removing === idText(address.id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </AccountPage>
  );
}
