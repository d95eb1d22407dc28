import { BlockFailed } from "#app/components/block-failed.tsx";
import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Part, Specimen } from "./specimen.tsx";

export function MessagesPart() {
  return (
    <Part id="sdeleni" title="Sdělení">
      <Specimen name="Alert" states="informace, úspěch, varování, chyba; s nadpisem" isWide>
        <Alert kind="info">
          <p>Vstupenky na prosinec začneme prodávat v úterý 1. 12. v 9:00.</p>
        </Alert>
        <Alert kind="success">
          <p>Zaplaceno, děkujeme.</p>
        </Alert>
        <Alert kind="warning" title="Představení je přesunuto">
          <p>Vstupenky platí i na náhradní termín, nebo vám vrátíme peníze.</p>
        </Alert>
        <Alert kind="danger" title="Košík teď nejde načíst">
          <p>Vaše zboží v něm zůstává.</p>
        </Alert>
      </Specimen>
      <Specimen name="BlockFailed, FormFailed" isWide>
        <BlockFailed />
        <FormFailed message="E-mail nebo heslo nesouhlasí." />
      </Specimen>
      <Specimen name="ErrorSummary" states="vede k polím" isWide>
        <ErrorSummary errors={[{ id: "chyba", message: "PSČ: Pole musí být vyplněno." }]} />
      </Specimen>
      <Specimen name="QuietPage" states="jedna otázka nebo jedna odpověď" isWide>
        <MessagePage>
          <h3>Zbývá poslední krok</h3>
          <p>Potvrďte, že hodnocení posíláte vy.</p>
        </MessagePage>
      </Specimen>
      <Specimen name="ChargedInCrowns" states="jen v jiné měně než korunách" isWide>
        <ChargedInCrowns total={349} />
      </Specimen>
    </Part>
  );
}
