import { useEffect, useRef, useState } from "react";
import { Picture } from "#app/components/picture.tsx";
import { SmartLink } from "#app/components/smart-link.tsx";
import { heading } from "#app/components/typo.tsx";
import type { Banner } from "#app/domain/frame.ts";
import { nbsp } from "#app/domain/typography.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./banner-slider.module.css";
import type { SliderEngine } from "./slider-engine.ts";

/**
 * The top slider. In the document it is a row of slides that scrolls and snaps by itself; the engine is fetched after
 * hydration, and only then are there buttons.
 */
export function BannerSlider({ banners }: { readonly banners: readonly Banner[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<SliderEngine | null>(null);
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const many = banners.length > 1;

  useEffect(() => {
    const element = frame.current;
    if (!element || !many) return;
    let started: SliderEngine | null = null;
    let left = false;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    void import("./slider-engine.ts").then(({ startSlider }) => {
      if (left) return;
      started = startSlider(element, { onShow: setShown, isStill });
      setPaused(isStill);
      setEngine(started);
    });
    return () => {
      left = true;
      started?.stop();
    };
  }, [many]);

  return (
    <section className={styles.slider} aria-roledescription="karusel" aria-label="Co je nového">
      <div className={styles.frame} ref={frame} tabIndex={engine || !many ? undefined : 0}>
        <ul className={styles.track} role="list">
          {banners.map((banner, index) => (
            <li key={banner.title} className={styles.slide} aria-hidden={engine !== null && index !== shown}>
              <Slide banner={banner} first={index === 0} isShown={engine === null || index === shown} />
            </li>
          ))}
        </ul>
      </div>
      {engine && many ? (
        <div className={styles.controls}>
          <button type="button" onClick={engine.back} aria-label="Předchozí snímek">
            <Icon name="arrow-left" />
          </button>
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
          <button type="button" onClick={engine.next} aria-label="Další snímek">
            <Icon name="arrow-right" />
          </button>
          <span className={styles.count} aria-hidden="true">
            {shown + 1}/{banners.length}
          </span>
        </div>
      ) : null}
    </section>
  );
}

interface SlideProps {
  readonly banner: Banner;
  readonly first: boolean;
  /** A slide out of sight is out of the reach of the keyboard too. */
  readonly isShown: boolean;
}

function Slide({ banner, first, isShown }: SlideProps) {
  const { title, text, link, linkText, image } = banner;
  return (
    <div className={styles.sheet} {...(isShown ? {} : { inert: "" })}>
      {image ? (
        <Picture
          className={styles.picture}
          folder="banner"
          file={image}
          alt=""
          ratio="wide"
          widest={960}
          sizes="(min-width: 1024px) 60vw, 100vw"
          first={first}
        />
      ) : null}
      <div className={styles.caption}>
        <h2>{heading(title)}</h2>
        {text ? <p>{nbsp(text)}</p> : null}
        {link ? (
          <SmartLink to={link} className={styles.link}>
            {nbsp(linkText ?? "Zjistit více")}
            <Icon name="arrow-right" />
          </SmartLink>
        ) : null}
      </div>
    </div>
  );
}
