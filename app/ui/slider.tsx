import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { SliderEngine } from "./slider-engine.ts";
import styles from "./slider.module.css";

interface SliderProps {
  /** Accessible name of the slider. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Advances by itself until it is stopped; never under `prefers-reduced-motion`. */
  readonly plays?: boolean;
  readonly className?: string;
}

/**
 * Large slides, one at a time. In the server's HTML it is a row with native scrolling and snapping; the engine loads
 * after hydration, and only then adds the buttons. Slides out of sight are inert, so the keyboard skips them, too.
 */
export function Slider({ label, slides, plays = true, className }: SliderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<SliderEngine | null>(null);
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const many = slides.length > 1;

  useEffect(() => {
    const element = frame.current;
    if (!element || !many) return;
    let started: SliderEngine | null = null;
    let isGone = false;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    void import("./slider-engine.ts").then(({ startSlider }) => {
      if (isGone) return;
      started = startSlider(element, { onShow: setShown, isStill, plays });
      setPaused(isStill);
      setEngine(started);
    });
    return () => {
      isGone = true;
      started?.stop();
    };
  }, [many, plays]);

  function isOut(index: number): boolean {
    return engine !== null && index !== shown;
  }

  return (
    <section
      className={classNames(styles.slider, className)}
      aria-roledescription="karusel"
      aria-label={label}
    >
      <div className={styles.frame} ref={frame} tabIndex={engine || !many ? undefined : 0}>
        <ul className={styles.track} role="list">
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              className={styles.slide}
              aria-hidden={isOut(index) || undefined}
              {...(isOut(index) ? { inert: "" } : {})}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {engine && many ? (
        <div className={styles.controls}>
          <button type="button" onClick={engine.back} aria-label="Předchozí snímek">
            <Icon name="arrow-left" />
          </button>
          {plays ? (
            <button
              type="button"
              onClick={() => {
                setPaused(!isPaused);
                if (isPaused) engine.play();
                else engine.pause();
              }}
              aria-label={isPaused ? "Spustit střídání snímků" : "Zastavit střídání snímků"}
            >
              <Icon name={isPaused ? "play" : "pause"} />
            </button>
          ) : null}
          <button type="button" onClick={engine.next} aria-label="Další snímek">
            <Icon name="arrow-right" />
          </button>
          <span className={styles.count} aria-hidden="true">
            {shown + 1}/{slides.length}
          </span>
        </div>
      ) : null}
    </section>
  );
}
