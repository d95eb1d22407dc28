import { useEffect, useId, useRef } from "react";
import type { FrameData } from "#app/domain/frame.ts";
import { optionalCategories } from "#app/domain/consent.ts";
import { categoryTexts, consentTexts } from "#app/messages/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ConsentForm } from "./consent-form.tsx";
import styles from "./consent-settings.module.css";

/** A switch for each category, and the three ways to answer. Nothing is ticked that the visitor did not tick. */
export function ConsentSettings({ consent: { given } }: Pick<FrameData, "consent">) {
  const id = useId();
  const switches = useRef<HTMLFieldSetElement>(null);
  const stored = JSON.stringify(given);
  const shown = useRef(stored);
  // What is stored ticks the switches anew, wherever it was stored; the focus stays on what was pressed.
  useEffect(() => {
    if (shown.current === stored) return;
    shown.current = stored;
    switches.current?.form?.reset();
  }, [stored]);
  return (
    <ConsentForm className={styles.settings}>
      <fieldset ref={switches} className={styles.switches}>
        <legend className={styles.legend}>{consentTexts.legend}</legend>
        <Checkbox
          id={`${id}-technical`}
          name="technical"
          label={
            <>
              <strong>{consentTexts.technical}</strong> – {consentTexts.always}
            </>
          }
          hint={consentTexts.technicalText}
          checked
          disabled
          readOnly
        />
        {optionalCategories.map((category) => (
          <Checkbox
            key={category}
            id={`${id}-${category}`}
            name={category}
            label={<strong>{categoryTexts[category].title}</strong>}
            hint={categoryTexts[category].text}
            defaultChecked={given?.[category] ?? false}
            // A browser that fills a form in again must not agree in the visitor's name.
            autoComplete="off"
          />
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button variant="secondary" name="choice" value="selected">
          {consentTexts.save}
        </Button>
        <Button variant="secondary" name="choice" value="all">
          {consentTexts.acceptAll}
        </Button>
        <Button variant="secondary" name="choice" value="refuse">
          {consentTexts.refuse}
        </Button>
      </div>
    </ConsentForm>
  );
}
