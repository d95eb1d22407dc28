import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { HiddenText } from "./hidden-text.tsx";
import styles from "./radio-card.module.css";
import { Typeset } from "./typeset.tsx";

type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "name" | "value" | "children"> & {
  readonly name: string;
  readonly value: string | number;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** At the right edge: a price, an availability. */
  readonly aside?: ReactNode;
  /** A small picture (an `<img>` or an icon). */
  readonly image?: ReactNode;
  /** Revealed under the card while it is chosen (CSS only, so it works without JavaScript). */
  readonly children?: ReactNode;
};

/** One choice of a radio group; put them into a `RadioGroup`. */
export function RadioCard(props: RadioCardProps) {
  const { name, value, label, description, aside, image, children, id, disabled, ...input } = props;
  const inputId = id ?? `${name}-${value}`;
  return (
    <div className={classNames(styles.card, disabled && styles.disabled)}>
      <label className={styles.label} htmlFor={inputId}>
        <input
          {...input}
          type="radio"
          id={inputId}
          name={name}
          value={value}
          disabled={disabled}
          className={styles.dot}
          aria-labelledby={`${inputId}-name`}
          aria-describedby={classNames(
            Boolean(description) && `${inputId}-description`,
            Boolean(aside) && `${inputId}-aside`,
          )}
        />
        {image ? <span className={styles.image}>{image}</span> : null}
        <Typeset>
          <span className={styles.text}>
            <span className={styles.name} id={`${inputId}-name`}>
              {label}
            </span>
            {description ? (
              <span className={styles.description} id={`${inputId}-description`}>
                {description}
              </span>
            ) : null}
          </span>
        </Typeset>
        {aside ? (
          <span className={styles.aside} id={`${inputId}-aside`}>
            {aside}
          </span>
        ) : null}
      </label>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}

interface RadioGroupProps {
  readonly legend: ReactNode;
  /** Prefix of the hint's and the error's id; the error summary links to the first radio. */
  readonly id: string;
  readonly error?: string | null;
  /** The error may appear while the visitor is elsewhere in the page, so screen readers announce it. */
  readonly isLive?: boolean;
  readonly hint?: ReactNode;
  /** The legend is visually hidden, for screen readers only, because a heading has the same text. */
  readonly quietLegend?: boolean;
  /** Places short choices side by side. */
  readonly tiles?: boolean;
  readonly children: ReactNode;
}

/** A fieldset of radio cards with its legend and error. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, id, error, isLive, hint, quietLegend = false, tiles = false, children } = props;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames(styles.group, Boolean(error) && styles.wrong)}
      aria-describedby={classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`)}
    >
      <Typeset>
        <legend className={quietLegend ? undefined : styles.legend}>
          {quietLegend ? <HiddenText>{legend}</HiddenText> : legend}
        </legend>
        {hint ? (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
        {error ? (
          <p className={styles.error} id={`${id}-error`} role={isLive ? "alert" : undefined}>
            {error}
          </p>
        ) : null}
      </Typeset>
      <div className={classNames(styles.cards, tiles && styles.tiles)}>{children}</div>
    </fieldset>
  );
}
