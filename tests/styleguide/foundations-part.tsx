import { NameLines } from "#app/components/name-lines.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon, iconNames } from "#app/ui/icon.tsx";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";

const colours = [
  ["ink", styles.ink],
  ["paper-2", styles.paper],
  ["red", styles.red],
  ["red-tint", styles.redTint],
  ["water", styles.water],
  ["water-tint", styles.waterTint],
  ["muted", styles.muted],
  ["ok", styles.ok],
  ["rule", styles.rule],
] as const;

const steps = [styles.step5, styles.step4, styles.step3, styles.step2, styles.step1, styles.step0] as const;

export function FoundationsPart() {
  return (
    <Part id="zaklady" title="Základy">
      <Specimen name="tokens.css" states="barvy">
        <ul className={styles.swatches} role="list">
          {colours.map(([name, className]) => (
            <li key={name} className={className}>
              <span>--{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="tokens.css" states="stupně písma, od největšího" isWide>
        <div className={styles.scale}>
          {steps.map((className) => (
            <p key={className} className={className}>
              Příliš žluťoučký kůň
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="NameLines" states="řádky názvu divadla" isWide>
        <p className={styles.step4}>
          <NameLines>Divadlo U Ukázky</NameLines>
        </p>
      </Specimen>
      <Specimen name="Icon, HiddenText" states="všechny kresby; název jen pro čtečky">
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} />
            <HiddenText>{name}</HiddenText>
          </span>
        ))}
      </Specimen>
    </Part>
  );
}
