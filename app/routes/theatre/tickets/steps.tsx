import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { ticketsTexts as texts } from "#app/messages/tickets.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./tickets.module.css";

/** The steps of buying a ticket, in order. */
export function Steps() {
  return (
    <section aria-label={texts.how}>
      <ol className={styles.steps} role="list">
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{nbsp(title)}</h2>
            <p>{nbsp(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <ButtonLink to={paths.programme()}>{nbsp(texts.programme)}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.repertoire()}>
          {texts.repertoire}
        </ButtonLink>
      </p>
    </section>
  );
}
