import { PhoneLink } from "#app/components/phone-link.tsx";
import { QuickViewLink } from "#app/components/quick-view-link.tsx";
import { QuantityBox } from "#app/components/shop/quantity-box.tsx";
import { SignOutForm } from "#app/components/account/sign-out-form.tsx";
import { SmartLink } from "#app/components/smart-link.tsx";
import { Button, ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const wrong = "Pole musí být vyplněno.";

export function ControlsPart() {
  return (
    <Part id="ovladani" title="Ovládání">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`} states="klid, malé, pracuje, zakázané, odkaz">
          <Button type="button" variant={variant}>
            Uložit změny
          </Button>
          <Button type="button" variant={variant} size="small">
            Malé
          </Button>
          <Button type="button" variant={variant} busy>
            Ukládáme…
          </Button>
          <Button type="button" variant={variant} disabled>
            Zakázané
          </Button>
          <ButtonLink to="#ovladani" variant={variant}>
            Odkaz
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen name="Button block" states="dlouhý text se zalomí" isWide>
        <Button type="button" block>
          Odeslat nezávaznou poptávku na dopolední představení pro mateřské a základní školy
        </Button>
      </Specimen>
      <Specimen name="Field" states="klid, nápověda, nepovinné, chyba, jen ke čtení, zakázané" isWide>
        <div className={styles.form}>
          <Field label="Jméno" name="klid" />
          <Field label="E-mail" name="napoveda" type="email" hint="Na tuto adresu pošleme potvrzení." />
          <Field label="Firma" name="nepovinne" optional />
          <Field label="PSČ" name="chyba" width="short" error={wrong} />
          <Field label="Číslo objednávky" name="cteni" readOnly defaultValue="E26-00001" />
          <Field label="Město" name="zakazane" disabled defaultValue="Doubravín" width="half" />
        </div>
      </Specimen>
      <Specimen name="Select, TextArea" states="klid, chyba" isWide>
        <div className={styles.form}>
          <Select label="Země" name="zeme">
            <option>Česká republika</option>
          </Select>
          <Select label="Titul" name="titul" error={wrong}>
            <option>Vyberte titul</option>
          </Select>
          <TextArea label="Poznámka" name="poznamka" optional />
          <TextArea label="Vaše slova" name="slova" error="Vyplňte prosím minimálně 10 znaků." />
        </div>
      </Specimen>
      <Specimen name="Stepper, QuantityBox" states="s tlačítky, jen políčko (2,5 rem)">
        <Stepper
          name="kusy"
          label="Počet kusů: vzor"
          buttons={{ less: "Ubrat kus: vzor", more: "Přidat kus: vzor" }}
          id="kusy"
        />
        <QuantityBox productName="Hrnek Přestávka" bare id="kusy-karta" />
      </Specimen>
      <Specimen name="CloseButton" states="v pravém horním rohu okna">
        <span className={styles.corner}>
          <CloseButton onClick={() => undefined} />
        </span>
      </Specimen>
      <Specimen
        name="SmartLink, PhoneLink, QuickViewLink, SignOutForm"
        states="odkaz domů, ven, volat, do okna; odhlášení"
      >
        <SmartLink to="/program">Program</SmartLink>
        <SmartLink to="https://www.mkcr.cz" leaves>
          Ministerstvo
        </SmartLink>
        <PhoneLink phone="+420 222 333 444" />
        <QuickViewLink slug="obchodni-podminky">Obchodní podmínky</QuickViewLink>
        <SignOutForm />
      </Specimen>
    </Part>
  );
}
