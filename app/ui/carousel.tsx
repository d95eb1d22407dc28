import { useEffect, useRef, useState, type ReactNode } from "react";
import type { CarouselEngine, CarouselPace } from "./carousel-engine.ts";
import styles from "./carousel.module.css";
import { Icon } from "./icon.tsx";

interface CarouselProps {
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly pace: CarouselPace;
  /** Accessible name of the list. */
  readonly label: string;
  /** Text of the button while the carousel moves, and while it is paused. */
  readonly texts: { readonly pause: string; readonly play: string };
}

/**
 * A row of small items that moves by itself. In the server's HTML, under `prefers-reduced-motion` and when all items
 * fit, it is a plain row; the engine loads when the row comes near the viewport, and only then adds the button.
 */
export function Carousel({ items, pace, label, texts }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [isPaused, setPaused] = useState(false);
  const turns = items.length > Math.max(pace.shown, ...Object.values(pace.shownFrom));

  useEffect(() => {
    const element = frame.current;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    if (!element || !turns || still.matches) return;
    let started: CarouselEngine | null = null;
    let isGone = false;
    async function start(row: HTMLElement) {
      const { startCarousel } = await import("./carousel-engine.ts");
      if (isGone) return;
      started = startCarousel(row, pace);
      setEngine(started);
    }
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        // Without the engine it stays a plain row.
        void start(element).catch(() => undefined);
      },
      { rootMargin: "200px" },
    );
    sight.observe(element);
    function calm({ matches }: MediaQueryListEvent) {
      if (!matches) return;
      setPaused(true);
      started?.pause();
    }
    still.addEventListener("change", calm);
    return () => {
      isGone = true;
      sight.disconnect();
      still.removeEventListener("change", calm);
      started?.stop();
    };
  }, [turns, pace]);

  return (
    <div className={styles.carousel}>
      <div className={styles.frame} ref={frame}>
        <ul className={styles.track} role="list" aria-label={label}>
          {items.map(({ key, content }) => (
            <li key={key} className={styles.item}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {engine ? (
        <button
          type="button"
          className={styles.control}
          onClick={() => {
            setPaused(!isPaused);
            if (isPaused) engine.play();
            else engine.pause();
          }}
        >
          <Icon name={isPaused ? "play" : "pause"} />
          {isPaused ? texts.play : texts.pause}
        </button>
      ) : null}
    </div>
  );
}
