import { idField, idText } from "#app/domain/id.ts";
import { Fragment } from "react";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { formatPhone } from "#app/domain/account/phone.ts";
import { placeLines } from "#app/domain/account/place.ts";
import { addressTexts } from "#app/messages/account-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import styles from "./address-card.module.css";

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly countries: readonly Country[];
  /** Whether the card shows the confirmation of the removal instead of the other actions. */
  readonly asks: boolean;
}

/** A saved address, in the layout of a parcel's label. */
export function AddressCard({ address, countries, asks }: AddressCardProps) {
  const { id, firstName, lastName, phone, isDefault } = address;
  return (
    <article className={styles.card} data-default={isDefault || undefined}>
      {isDefault ? <p className={styles.mark}>{addressTexts.isDefault}</p> : null}
      <h2 className="h4">
        {firstName} {lastName}
      </h2>
      <p>
        {[...placeLines(address, countries), ...(phone ? [formatPhone(phone)] : [])].map((line, index) => (
          <Fragment key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </Fragment>
        ))}
      </p>
      {asks ? <Question id={id} /> : <Actions address={address} />}
    </article>
  );
}

function Actions({ address: { id, street, isDefault } }: Pick<AddressCardProps, "address">) {
  return (
    <PostForm action={paths.addresses()} className={styles.actions} intent="default" preventScrollReset>
      <input type="hidden" name="id" value={idField(id)} />
      <ButtonLink
        variant="secondary"
        size="small"
        to={paths.address({ id })}

        preventScrollReset
        aria-label={addressTexts.named(addressTexts.edit, street)}
      >
        {addressTexts.edit}
      </ButtonLink>
      {isDefault ? null : (
        <Button
          name="intent"
          value="default"
          variant="quiet"
          size="small"
          className={styles.quiet}
          aria-label={addressTexts.named(addressTexts.makeDefault, street)}
        >
          {addressTexts.makeDefault}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        size="small"
        className={styles.quiet}
        to={`${paths.addresses()}?odstranit=${encodeURIComponent(idText(id))}#odstranit`}

        preventScrollReset
        rel="nofollow"
        aria-label={addressTexts.named(addressTexts.remove, street)}
      >
        {addressTexts.remove}
      </ButtonLink>
    </PostForm>
  );
}

function Question({ id }: Pick<SavedAddress, "id">) {
  return (
    <PostForm
      action={paths.addresses()}
      id="odstranit"
      className={styles.question}
      intent="remove"
      preventScrollReset
    >
      <p>{addressTexts.removeQuestion}</p>
      <input type="hidden" name="id" value={idField(id)} />
      <div className={styles.actions}>
        <SubmitButton intent="remove" variant="danger" size="small">
          {addressTexts.removeConfirm}
        </SubmitButton>
        <ButtonLink variant="quiet" size="small" to={paths.addresses()} preventScrollReset>
          {addressTexts.cancel}
        </ButtonLink>
      </div>
    </PostForm>
  );
}
