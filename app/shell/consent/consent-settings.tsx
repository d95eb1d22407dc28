import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, type RefObject } from "react";
import { isFailed } from "#app/components/notice-context.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { optionalCategories } from "#app/domain/consent.ts";
import { czech } from "#app/domain/typography.ts";
import { categoryTexts } from "#app/messages/cookies-texts.ts";
import { consentTexts } from "#app/messages/shell-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { consentFetcher } from "./consent-ids.ts";
import { ConsentForm } from "./consent-form.tsx";
import styles from "./consent-settings.module.css";

const texts = czech({
  save: "Uložit výběr",
  always: "vždy zapnuté",
  technical: "Technické",
  technicalText: "Drží obsah košíku, přihlášení a vaši volbu cookies. Bez nich web nefunguje.",
  legend: "Co smíme použít",
});

/**
 * A checkbox for each category, and the three answers. Optional categories are ticked only if the visitor ticked them.
 */
export function ConsentSettings({ consent: { choice } }: Pick<ShellData, "consent">) {
  const id = useId();
  const switches = useRef<HTMLFieldSetElement>(null);
  useStoredTicks(switches, JSON.stringify(choice));
  return (
    <ConsentForm className="stack gap-5">
      <fieldset ref={switches} className={styles.switches}>
        <legend>
          <HiddenText>{texts.legend}</HiddenText>
        </legend>
        <Checkbox
          id={`${id}-technical`}
          name="technical"
          label={
            <>
              <strong>{texts.technical}</strong> – {texts.always}
            </>
          }
          hint={texts.technicalText}
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
            defaultChecked={choice?.[category] ?? false}
            // A browser that restores form values must not agree in the visitor's name.
            autoComplete="off"
          />
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button variant="secondary" name="choice" value="selected">
          {texts.save}
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

/**
 * Resets the checkboxes to the stored choice whenever one is stored, by any form and even if it did not change: a
 * visitor who ticks something and then refuses sees nothing ticked. The focus stays on the pressed button.
 */
function useStoredTicks(switches: RefObject<HTMLFieldSetElement>, stored: string): void {
  const { state, data } = useFetcher({ key: consentFetcher });
  const shown = useRef(stored);
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== "idle") isSent.current = true;
    // The server has not stored a lost or rate-limited choice, so it stays ticked, and the visitor can send it again.
    const isAnswered = state === "idle" && isSent.current && Boolean(data) && !isFailed(data);
    if (state === "idle") isSent.current = false;
    if (shown.current === stored && !isAnswered) return;
    shown.current = stored;
    switches.current?.form?.reset();
  }, [state, data, stored, switches]);
}
