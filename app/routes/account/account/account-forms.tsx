import { AccountSection } from "#app/components/account/account-section.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { CurrentPassword, PasswordFields } from "#app/components/forms/password-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { splitPhone } from "#app/domain/account/phone.ts";
import { paths } from "#app/domain/paths.ts";
import { accountTexts } from "#app/messages/account-texts.ts";
import { passwordTexts } from "#app/messages/sign-in-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./account.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const profileLabels = {
  firstName: "Jméno",
  lastName: "Příjmení",
  phonePrefix: "Předvolba",
  phone: "Telefon",
} as const;

const passwordLabels = {
  current: accountTexts.currentPassword,
  password: accountTexts.newPassword,
  passwordAgain: passwordTexts.again,
} as const;

const removeLabels = { password: passwordTexts.password } as const;

interface ProfileFormProps {
  readonly profile: {
    readonly email: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly phone: string | null;
  };
  readonly answer: RefusedForm | null;
  /** The e-mail has another form. */
  readonly canChangeEmail: boolean;
}

/** „Osobní údaje“. The sign-in e-mail is read-only text. */
export function ProfileForm({ profile, answer, canChangeEmail }: ProfileFormProps) {
  const { email, firstName, lastName } = profile;
  const phone = splitPhone(profile.phone);
  return (
    <AccountSection id="osobni-udaje" title={accountTexts.profile}>
      <ValidatedForm
        action={paths.account()}
        id="profil"
        className={styles.form}
        labels={profileLabels}
        answer={answer}
        defaultValue={{
          firstName: firstName ?? "",
          lastName: lastName ?? "",
          phonePrefix: phone.prefix,
          phone: phone.number,
        }}
        intent="profile"
        preventScrollReset
      >
        {(fields) => (
          <>
            {email === null ? null : (
              <p className={styles.email}>
                <strong>
                  <Typeset>{accountTexts.email}</Typeset>
                </strong>{" "}
                {email}
                {canChangeEmail ? null : <span>{accountTexts.emailFixed}</span>}
              </p>
            )}
            <NameFields fields={fields} />
            <PhoneFields fields={fields} />
            <SubmitButton intent="profile">{accountTexts.save}</SubmitButton>
          </>
        )}
      </ValidatedForm>
    </AccountSection>
  );
}

interface PasswordFormProps {
  /** For the browser's password manager. */
  readonly email: string | null;
  readonly endsSessions: boolean;
  readonly answer: RefusedForm | null;
}

/** „Změna hesla“: the current password, and the new one twice. */
export function PasswordForm({ email, endsSessions, answer }: PasswordFormProps) {
  return (
    <AccountSection
      id="zmena-hesla"
      title={accountTexts.password}
      intro={endsSessions ? accountTexts.passwordHint : undefined}
    >
      <ValidatedForm
        action={paths.account()}
        id="heslo"
        className={styles.form}
        labels={passwordLabels}
        answer={answer}
        intent="password"
        preventScrollReset
      >
        {(fields) => (
          <>
            <input type="hidden" autoComplete="username" value={email ?? ""} />
            <CurrentPassword field={fields.current} label={passwordLabels.current} />
            <PasswordFields fields={fields} label={passwordLabels.password} />
            <SubmitButton intent="password">{accountTexts.changePassword}</SubmitButton>
          </>
        )}
      </ValidatedForm>
    </AccountSection>
  );
}

const removal = "smazat-ucet";

interface RemoveAccountProps {
  /** Whether the page shows the confirmation, which has its own address, so that it works without JavaScript. */
  readonly asks: boolean;
  readonly answer: RefusedForm | null;
}

/** „Smazat účet“ with a confirmation that requires the password. */
export function RemoveAccount({ asks, answer }: RemoveAccountProps) {
  return (
    <AccountSection id={removal} title={accountTexts.remove}>
      <p>{accountTexts.removeText}</p>
      {asks ? (
        <ValidatedForm
          action={`${paths.account()}?smazat=1`}
          id="smazani"
          className={styles.form}
          labels={removeLabels}
          answer={answer}
          intent="delete"
          preventScrollReset
        >
          {(fields) => (
            <>
              <p className={styles.warning}>{accountTexts.removeQuestion}</p>
              <CurrentPassword field={fields.password} label={removeLabels.password} />
              <div className={styles.buttons}>
                <SubmitButton intent="delete" variant="danger">
                  {accountTexts.removeConfirm}
                </SubmitButton>
                <ButtonLink variant="quiet" to={paths.account()} preventScrollReset>
                  {accountTexts.removeCancel}
                </ButtonLink>
              </div>
            </>
          )}
        </ValidatedForm>
      ) : (
        <p>
          <ButtonLink
            variant="danger"
            size="small"
            to={`${paths.account()}?smazat=1#${removal}`}
            preventScrollReset
            rel="nofollow"
          >
            {accountTexts.remove}
          </ButtonLink>
        </p>
      )}
    </AccountSection>
  );
}
