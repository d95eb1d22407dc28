import { AccountPage } from "#app/components/account/account-page.tsx";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { Part, Specimen } from "./specimen.tsx";

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
