import { classNames } from "./class-names.ts";
import { HiddenText } from "./hidden-text.tsx";
import styles from "./rating-stars.module.css";

/** The highest rating. */
const maxStars = 5;

interface RatingStarsProps {
  /** 1–5, also an average; written with one decimal, drawn in half stars. */
  readonly value: number;
  /** `large` for a whole page or title, `normal` in a list. */
  readonly size?: "normal" | "large";
  readonly className?: string;
}

/** „4,6 z 5“ as text, with the same value drawn as stars beside it. */
export function RatingStars({ value, size = "normal", className }: RatingStarsProps) {
  const rounded = Math.round(value * 10) / 10;
  return (
    <span className={classNames(styles.rating, size === "large" && styles.large, className)}>
      <span className={styles.drawn} aria-hidden="true">
        {marks.map((mark) => (
          <Star key={mark} filled={value - mark + 1} />
        ))}
      </span>
      <span className={styles.value}>{`${String(rounded).replace(".", ",")}\u00a0z\u00a0${maxStars}`}</span>
    </span>
  );
}

const marks = [1, 2, 3, 4, 5] as const;
const outline = "M12 1.8 15 9l7.7.5-5.9 5 1.9 7.5L12 17.9 5.3 22l1.9-7.5-5.9-5L9 9Z";
const half = "M12 1.8V17.9L5.3 22l1.9-7.5-5.9-5L9 9Z";

/** One star: empty below a quarter, half up to three quarters, otherwise full. */
function Star({ filled }: { readonly filled: number }) {
  const shape = filled >= 0.75 ? outline : filled >= 0.25 ? half : null;
  return (
    <svg
      className={styles.star}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      {shape ? <path d={shape} fill="currentColor" /> : null}
      <path d={outline} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

interface StarsInputProps {
  readonly legend: string;
  readonly name: string;
  /** Id of the group; the radios are `{id}-1` … `{id}-5`. The error's id is `{id}-error`. */
  readonly id?: string;
  /** The initially chosen value, as a string from the form. */
  readonly defaultValue?: string;
  readonly error?: string | null;
  readonly required?: boolean;
}

/** A choice of one to five stars: five radios, so arrow keys, forms and screen readers work without JavaScript. */
export function StarsInput(props: StarsInputProps) {
  const { legend, name, id = name, defaultValue, error, required = false } = props;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      role="radiogroup"
      className={classNames(styles.group, Boolean(error) && styles.wrong)}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div className={styles.choices}>
        {marks.map((mark) => (
          <label key={mark} className={styles.choice} htmlFor={`${id}-${mark}`}>
            <input
              type="radio"
              className={styles.radio}
              id={`${id}-${mark}`}
              name={name}
              value={mark}
              defaultChecked={defaultValue === String(mark)}
              required={required}
            />
            <Star filled={0} />
            <span className={styles.mark}>
              {mark}
              <HiddenText> {starWord(mark)}</HiddenText>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function starWord(mark: number): string {
  return mark === 1 ? "hvězda" : mark < 5 ? "hvězdy" : "hvězd";
}
