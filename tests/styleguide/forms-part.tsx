import { useForm } from "@conform-to/react";
import { DedicationField } from "#app/components/shop/dedication-field.tsx";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { CompanyFields, IcoField } from "#app/components/forms/company-fields.tsx";
import { FieldPair } from "#app/components/forms/field-pair.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PasswordFields } from "#app/components/forms/password-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { FormTimestamp } from "#app/components/forms/timestamp-field.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { companyRegister } from "#app/messages/errors-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { EntryPage } from "#app/components/account/entry-page.tsx";

export function AccountPart() {
  return (
    <Part id="ucet-vzor" title="Účet">
      <Specimen name="AccountPage, AccountSection" isWide>
        <AccountPage>
          <AccountSection id="vzor-uctu" title="Osobní údaje" intro="Co o vás víme.">
            <p>Zatím u nás nemáte žádnou objednávku.</p>
          </AccountSection>
        </AccountPage>
      </Specimen>
      <Specimen name="EntryPage" isWide>
        <EntryPage
          title="Přihlášení"
          aside={{ id: "vzor-vstupu", title: "Založit si účet", content: <p>Nakoupit můžete i bez účtu.</p> }}
        >
          <p>Formulář.</p>
        </EntryPage>
      </Specimen>
    </Part>
  );
}

type Names =
  | "firstName" | "lastName" | "street" | "city" | "zip" | "country" | "phonePrefix" | "phone"
  | "name" | "ico" | "dic" | "password" | "passwordAgain"; // oxfmt-ignore

const countries = [
  { code: "CZ", name: "Česká republika" },
  { code: "SK", name: "Slovensko" },
] as const;

export function FormsPart() {
  const [form, fields] = useForm<Partial<Record<Names, string>>>({
    id: "vzor",
    lastResult: { status: "error", error: { zip: ["Zadejte prosím pět číslic."] } },
    defaultValue: { country: "CZ", zip: "1234" },
  });
  return (
    <Part id="formulare" title="Skupiny polí">
      <Specimen name="components/forms" states="klid; PSČ s chybou" isWide>
        <form id={form.id} className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <NameFields fields={fields} />
          <AddressFields fields={fields} countries={countries} autoComplete="billing" />
          <PhoneFields fields={fields} />
          <CompanyFields
            fields={fields}
            ico={
              <IcoField
                field={fields.ico}
                find={<Button variant="secondary">{companyRegister.find}</Button>}
                answer={null}
              />
            }
          />
          <PasswordFields fields={fields} />
          <FieldPair>
            <Field label="Od" name="od" />
            <Field label="Do" name="do" />
          </FieldPair>
          <DedicationField id="venovani" hint="Vytiskneme ho na poukaz." />
          <FormTimestamp timestamp="vzor" />
          <Honeypot />
          <PrivacyNote />
        </form>
      </Specimen>
    </Part>
  );
}
