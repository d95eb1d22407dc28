import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import "./slider-engine.css";

export interface CarouselEngine {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
}

export interface CarouselPace {
  /** Milliseconds between two steps, and the duration of a step. */
  readonly delay: number;
  readonly speed: number;
  /** How many items are visible: at any width, and from each of these widths (pixels). */
  readonly shown: number;
  readonly shownFrom: Readonly<Record<number, number>>;
}

/**
 * Makes a row an endless carousel. Its first child is the track, the track's children are the slides; they get Swiper's
 * class names only now, so that none of Swiper's styles apply without the engine.
 */
export function startCarousel(
  frame: HTMLElement,
  { delay, speed, shown, shownFrom }: CarouselPace,
): CarouselEngine {
  const track = frame.firstElementChild;
  frame.classList.add("swiper");
  track?.classList.add("swiper-wrapper");
  for (const slide of track?.children ?? []) slide.classList.add("swiper-slide");
  const breakpoints = Object.fromEntries(
    Object.entries(shownFrom).map(([width, slidesPerView]) => [width, { slidesPerView }]),
  );
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    loop: true,
    speed,
    spaceBetween: 15,
    slidesPerView: shown,
    breakpoints,
    autoplay: { delay, pauseOnMouseEnter: true, disableOnInteraction: false },
  });
  let isPaused = false;
  // Focus stops the autoplay and shows the focused slide, so that it does not move away.
  frame.addEventListener("focusin", ({ target }) => {
    swiper.autoplay.stop();
    const slide = target instanceof Element ? target.closest("[data-swiper-slide-index]") : null;
    const index = Number(slide?.getAttribute("data-swiper-slide-index"));
    if (slide && Number.isInteger(index)) swiper.slideToLoop(index, 0);
    frame.scrollLeft = 0;
  });
  frame.addEventListener("focusout", () => {
    if (!isPaused) swiper.autoplay.start();
  });
  return {
    play: () => {
      isPaused = false;
      swiper.autoplay.start();
    },
    pause: () => {
      isPaused = true;
      swiper.autoplay.stop();
    },
    stop: () => swiper.destroy(),
  };
}
