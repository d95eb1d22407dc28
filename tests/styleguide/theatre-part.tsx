import { AccessMarks } from "#app/components/programme/access-marks.tsx";
import { PerformanceLabels } from "#app/components/programme/performance-labels.tsx";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { PerformanceTime } from "#app/components/programme/performance-time.tsx";
import { PersonCard } from "#app/components/person-card.tsx";
import { Poster } from "#app/components/programme/poster.tsx";
import { ProductionGrid } from "#app/components/programme/production-grid.tsx";
import { TicketButton } from "#app/components/programme/ticket-button.tsx";
import { now, people, performances, productions } from "./samples/theatre.ts";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";

const [first] = performances;

export function TheatrePart() {
  return (
    <Part id="divadlo" title="Divadlo">
      <Specimen
        name="PerformanceRow, PerformanceDetails"
        states="všechny stavy vstupenek, přeškrtnuté zrušené, dlouhý název; rozbalí se"
        isWide
      >
        <ul role="list">
          {performances.map((performance) => (
            <li key={performance.id}>
              <PerformanceRow performance={performance} now={now} level={3} group="vzornik" />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="TicketButton small">
        {performances.slice(0, 3).map((performance) => (
          <TicketButton key={performance.id} performance={performance} now={now} size="small" />
        ))}
      </Specimen>
      <Specimen name="PerformanceTime, PerformanceLabels, AccessMarks">
        {first ? <PerformanceTime performance={first} now={now} /> : null}
        <PerformanceLabels
          performance={{ labels: ["premiere", "debate"], isSoon: true, presaleFrom: null }}
          now={now}
        />
        {first ? <AccessMarks performance={first} /> : null}
      </Specimen>
      <Specimen
        name="ProductionGrid, ProductionCard, Poster"
        states="hraje se, připravuje se, archiv bez plakátu, dlouhý název"
        isWide
      >
        <ProductionGrid
          productions={productions}
          label="Vzor plakátů"
          rated
          next={first ? { marysa: first } : {}}
        />
      </Specimen>
      <Specimen name="Poster" states="s plakátem a bez něj">
        {productions.slice(0, 3).map((production) => (
          <span key={production.slug} className={styles.thumb}>
            <Poster production={production} widest={240} sizes="12rem" />
          </span>
        ))}
      </Specimen>
      <Specimen name="PersonCard" states="s podobiznou; bez ní, s dlouhým jménem a jako host">
        {people.map((person) => (
          <div key={person.id} className={styles.thumb}>
            <PersonCard person={person} />
          </div>
        ))}
      </Specimen>
    </Part>
  );
}
