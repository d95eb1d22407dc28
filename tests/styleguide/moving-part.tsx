import { PartnerLogo } from "#app/components/partner-logo.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { DropDown } from "#app/ui/drop-down.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Lightbox } from "#app/ui/lightbox.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { partners } from "./samples/content.ts";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";

const pace = { delay: 800, speed: 1000, shown: 2, shownFrom: { 768: 4, 1024: 6 } } as const;
const texts = { pause: "Zastavit vzor", play: "Spustit vzor" } as const;
const scenes = ["marysa-1.svg", "marysa-2.svg", "marysa-3.svg"] as const;

function Scene({ file }: { readonly file: string }) {
  return <Picture folder="scene" file={file} alt="Scéna z Maryši" ratio="scene" widest={800} sizes="100vw" />;
}

export function MovingPart() {
  return (
    <Part id="pohyb" title="Pohyb a okna">
      <Specimen name="Slider" states="více snímků; jediný nemá tlačítka" isWide>
        <Slider
          label="Vzor posuvníku"
          plays={false}
          slides={scenes.map((file) => ({ key: file, content: <Scene file={file} /> }))}
        />
      </Specimen>
      <Specimen name="Carousel, PartnerLogo" states="loga se střídají, stojí při omezeném pohybu" isWide>
        <Carousel
          label="Vzor karuselu"
          pace={pace}
          texts={texts}
          items={[...partners, ...partners, ...partners, ...partners].map((partner, index) => ({
            key: `${partner.name} ${index}`,
            content: <PartnerLogo partner={partner} />,
          }))}
        />
      </Specimen>
      <Specimen name="Lightbox" states="otevře fotografii, na kterou se kliklo">
        <Lightbox label="Maryša">
          <a className={styles.thumb} href="/images/scene/big/marysa-1.svg">
            <Scene file="marysa-1.svg" />
          </a>
        </Lightbox>
      </Specimen>
      <Specimen name="DropDown" states="zavřený, otevřený po kliknutí">
        <DropDown label="Materiál" group="vzor">
          <p>Dřevo, papír, vlna.</p>
        </DropDown>
        <DropDown label="Materiál (2)" group="vzor">
          <p>Dva zvolené filtry.</p>
        </DropDown>
      </Specimen>
      <Specimen name="Fold" states="plus zavřené a otevřené, box" isWide>
        <Disclosure look="plus" label="Mám dárkový poukaz">
          <p>Kód najdete na poukazu.</p>
        </Disclosure>
        <Disclosure look="plus" label="Přidat poznámku" open>
          <p>Prosím zabalit jako dárek.</p>
        </Disclosure>
        <Disclosure look="box" label="Filtry (2)">
          <p>Dřevo, papír.</p>
        </Disclosure>
      </Specimen>
    </Part>
  );
}
