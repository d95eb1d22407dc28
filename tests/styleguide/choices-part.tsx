import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import { Range } from "#app/ui/range.tsx";
import { RatingStars, StarsInput } from "#app/ui/rating-stars.tsx";
import { useHydrated } from "remix-utils/use-hydrated";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";

export function ChoicesPart() {
  const [[from, to], setEnds] = useState<readonly [number, number]>([300, 1200]);
  // As on the site, the server never renders the slider.
  const isLive = useHydrated();
  return (
    <Part id="volby" title="Volby">
      <Specimen name="Checkbox" states="klid, zvolené, chyba, nápověda, zakázané" isWide>
        <Checkbox label="Chci dostávat novinky" name="novinky" />
        <Checkbox label="Nastavit jako výchozí" name="vychozi" defaultChecked />
        <Checkbox
          label="Souhlasím s obchodními podmínkami"
          name="souhlas"
          error="Toto pole je nutné potvrdit."
        />
        <Checkbox label="Nakupuji na firmu" name="firma" hint="Budeme chtít IČO." />
        <Checkbox label="Technické cookies, vždy zapnuté" name="technicke" checked readOnly disabled />
      </Specimen>
      <Specimen name="RadioGroup, RadioCard" states="klid, zvolené, zakázané, chyba" isWide>
        <RadioGroup legend="Doprava" id="doprava" hint="Ceny jsou s DPH.">
          <RadioCard name="doprava" value="1" label="Osobní odběr" aside="zdarma" />
          <RadioCard
            name="doprava"
            value="2"
            label="PPL na adresu"
            description="Obvykle do dvou pracovních dnů."
            aside="129,00 Kč"
            defaultChecked
          />
          <RadioCard name="doprava" value="3" label="Zásilkovna" aside="nelze" disabled />
        </RadioGroup>
        <RadioGroup legend="Platba" id="platba" error="Vyberte prosím způsob platby.">
          <RadioCard name="platba" value="1" label="Kartou online" />
        </RadioGroup>
      </Specimen>
      <Specimen name="RatingStars, StarsInput" states="čtená a volená; chyba">
        <RatingStars value={4.7} size="large" />
        <RatingStars value={2.5} />
        <RatingStars value={1} />
        <StarsInput legend="Kolik hvězd" name="hvezdy" defaultValue="4" />
        <StarsInput legend="Kolik hvězd" name="hvezdy-chyba" error="Pole musí být vyplněno." />
      </Specimen>
      <Specimen name="Range" states="dva jezdci, každý ovladatelný klávesami" isWide>
        <div className={styles.form}>
          {isLive ? (
            <Range
              low={85}
              high={1890}
              step={5}
              from={from}
              to={to}
              fromLabel="Nejnižší cena"
              toLabel="Nejvyšší cena"
              say={(value) => `${value} Kč`}
              onChange={(low, high) => setEnds([low, high])}
            />
          ) : null}
        </div>
      </Specimen>
    </Part>
  );
}
