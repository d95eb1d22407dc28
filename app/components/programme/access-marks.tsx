import { accessOf } from "#app/domain/theatre/accessibility.ts";
import type { Access, ListedPerformance } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { accessTexts } from "#app/messages/programme-texts.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import styles from "./access-marks.module.css";

const texts = czech({
  stairs: "Přístup po\u00a0schodech",
});

const icons: Record<Access, IconName> = {
  "cs-captions": "captions",
  "en-surtitles": "surtitles",
  "sign-language": "sign-language",
  "audio-description": "audio-description",
  relaxed: "relaxed",
  "step-free": "step-free",
};

interface AccessMarksProps {
  readonly performance: Pick<ListedPerformance, "access" | "venue">;
  /** One of many in a list, where most halls are step-free: it shows only the stairs. */
  readonly isListed?: boolean;
}

/** Accessibility features of a performance as icons with text; renders nothing without any. */
export function AccessMarks({ performance, isListed = false }: AccessMarksProps) {
  const all = accessOf(performance);
  const kinds = isListed ? all.filter((kind) => kind !== "step-free") : all;
  const hasStairs = performance.venue.stepFree === false && !all.includes("step-free");
  if (kinds.length === 0 && !hasStairs) return null;
  return (
    <ul className={styles.marks} role="list" aria-label="Přístupnost">
      {kinds.map((kind) => (
        <li key={kind} className={styles.mark}>
          <MarkContent kind={kind} />
        </li>
      ))}
      {hasStairs ? <li className={styles.mark}>{texts.stairs}</li> : null}
    </ul>
  );
}

/** One mark: `České titulky` with its icon. */
export function AccessMark({ kind }: { readonly kind: Access }) {
  return (
    <span className={styles.mark}>
      <MarkContent kind={kind} />
    </span>
  );
}

function MarkContent({ kind }: { readonly kind: Access }) {
  return (
    <>
      <Icon name={icons[kind]} />
      {accessTexts[kind]}
    </>
  );
}
