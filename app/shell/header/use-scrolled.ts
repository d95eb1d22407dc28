import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether the page is scrolled by more than 6 px (§1, §9). The mark is an element 1 px high, 6 px below the top of the
 * page: an observer reports when it leaves the viewport, and nothing runs while the page scrolls.
 */
export function useScrolled(): { mark: RefObject<HTMLSpanElement>; isScrolled: boolean } {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const line = mark.current;
    if (!line) return;
    const observer = new IntersectionObserver(
      (entries) => setScrolled((entries.at(-1)?.intersectionRatio ?? 1) < 0.5),
      { threshold: [0, 0.5, 1] },
    );
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  return { mark, isScrolled };
}
