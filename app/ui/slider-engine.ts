import Swiper from "swiper";
import { Autoplay, Keyboard } from "swiper/modules";
import "./slider-engine.css";

export interface SliderEngine {
  readonly next: () => void;
  readonly back: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
}

const stay = 7000;

/**
 * Takes over the scrolling row. Its first child is the track, the track's children are the slides; they get Swiper's
 * class names only now, so that none of Swiper's styles apply without the engine.
 */
export function startSlider(
  frame: HTMLElement,
  {
    onShow,
    isStill,
    plays,
  }: {
    onShow: (index: number) => void;
    /** No autoplay, and slides change without animation. */
    isStill: boolean;
    /** Advances by itself. */
    plays: boolean;
  },
): SliderEngine {
  const track = frame.firstElementChild;
  frame.scrollLeft = 0;
  frame.classList.add("swiper");
  track?.classList.add("swiper-wrapper");
  for (const slide of track?.children ?? []) slide.classList.add("swiper-slide");
  const swiper = new Swiper(frame, {
    modules: [Autoplay, Keyboard],
    rewind: true,
    speed: isStill ? 0 : 500,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay:
      isStill || !plays ? false : { delay: stay, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  });
  // Focus stops the autoplay, so that the focused slide does not move away.
  let isStopped = isStill || !plays;
  frame.addEventListener("focusin", () => swiper.autoplay.stop());
  frame.addEventListener("focusout", () => {
    if (!isStopped) swiper.autoplay.start();
  });
  return {
    next: () => swiper.slideNext(),
    back: () => swiper.slidePrev(),
    play: () => {
      isStopped = false;
      swiper.params.autoplay = { delay: stay, pauseOnMouseEnter: true, disableOnInteraction: false };
      swiper.autoplay.start();
    },
    pause: () => {
      isStopped = true;
      swiper.autoplay.stop();
    },
    stop: () => swiper.destroy(),
  };
}
