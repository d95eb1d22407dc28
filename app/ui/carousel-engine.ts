import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import "./slider-engine.css";

export interface CarouselEngine {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
}

export interface CarouselPace {
  /** Milliseconds that a step waits, and that it takes. */
  readonly delay: number;
  readonly speed: number;
  /** How many stand side by side: at any width, and from each of these widths (pixels). */
  readonly shown: number;
  readonly shownFrom: Readonly<Record<number, number>>;
}

/**
 * Turns a row round and round. Its first child is the track, the track's children what moves; they get Swiper's class
 * names only now, so that without it none of its styles hold.
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
  // Who tabs through it sees what has the focus, and is not carried away from it.
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
