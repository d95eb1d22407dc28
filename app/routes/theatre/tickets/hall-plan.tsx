import { imagePath, Picture } from "#app/components/picture.tsx";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { ticketsTexts as texts } from "#app/messages/tickets-texts.ts";
import styles from "./hall-plan.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface HallPlanProps {
  readonly hall: { readonly name: string; readonly image: string };
  readonly sizes: string;
}

/** The plan of a hall, which links to its large picture. */
export function HallPlan({ hall: { name, image }, sizes }: HallPlanProps) {
  return (
    <a className={styles.plan} href={imagePath("venue", "big", image)}>
      <Picture folder="venue" file={image} alt={texts.plan(name)} ratio="scene" widest={640} sizes={sizes} />
    </a>
  );
}

/** The colour of a zone's seats on the plan, beside its name. */
export function ZoneColour({ colour }: { readonly colour: string | null }) {
  if (!colour) return null;
  return (
    // The policy of the page allows no style attribute.
    <svg className={styles.colour} viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={colour} />
    </svg>
  );
}

/** The colours of a plan that have no key beside it. */
export function PlanKey({
  zones,
}: {
  readonly zones: readonly Pick<Venue["zones"][number], "name" | "colour">[];
}) {
  if (zones.length === 0) return null;
  return (
    <ul className={styles.key} role="list" aria-label={texts.key}>
      {zones.map(({ name, colour }) => (
        <li key={name}>
          <ZoneColour colour={colour} />
          <Typeset>{name}</Typeset>
        </li>
      ))}
    </ul>
  );
}
