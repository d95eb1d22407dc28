import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { errorSummary } from "#app/components/forms/form-errors.ts";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { paths } from "#app/domain/paths.ts";
import { splitPhone } from "#app/domain/account/phone.ts";
import { accountTexts } from "#app/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { profileLabels, type AccountAnswer, type ProfileFields } from "./account-fields.ts";
import styles from "./account.module.css";

interface ProfileFormProps {
  readonly profile: {
    readonly email: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly phone: string | null;
  };
  readonly answer: Extract<AccountAnswer, { kind: "again" }> | null;
}

/** „Osobní údaje“. The sign-in e-mail is shown as read-only text. */
export function ProfileForm({ profile, answer }: ProfileFormProps) {
  const phone = splitPhone(profile.phone);
  const [form, fields] = useForm<ProfileFields>({
    id: "profil",
    lastResult: answer?.reply,
    defaultValue: {
      firstName: profile.firstName ?? "",
      lastName: profile.lastName ?? "",
      phonePrefix: phone.prefix,
      phone: phone.number,
    },
  });
  const busy = useBusy("profile");
  return (
    <AccountSection id="osobni-udaje" title={accountTexts.profile}>
      <Form
        method="post"
        action={paths.account()}
        id={form.id}
        className={styles.form}
        noValidate
        preventScrollReset
        onSubmit={busy.guard}
      >
        <ErrorSummary errors={errorSummary(form, profileLabels)} />
        <FormFailed message={answer?.message} />
        <p className={styles.email}>
          <strong>{accountTexts.email}</strong> {profile.email}
          <span>{accountTexts.emailFixed}</span>
        </p>
        <NameFields fields={fields} />
        <PhoneFields fields={fields} />
        <Button name="intent" value="profile" busy={busy.isBusy}>
          {accountTexts.save}
        </Button>
      </Form>
    </AccountSection>
  );
}
