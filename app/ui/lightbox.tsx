import { useEffect, useRef, type ReactNode } from "react";

interface LightboxProps {
  /** What the photographs show; names the dialog. */
  readonly label: string;
  readonly className?: string;
  /**
   * Every link in it that wraps an `<img>` leads to the big image of that photograph; the text of its `<figcaption>`
   * stands under it. A link with `data-gallery` opens them all from the first.
   */
  readonly children: ReactNode;
}

const photoLink = "a:has(img)";
const galleryLink = "a[data-gallery]";

/**
 * Shows the photographs its links lead to over the page, from the one that was clicked. Without JavaScript, with a
 * modifier key and while the engine cannot be had, a link is what it is: the way to the big image.
 */
export function Lightbox({ label, className, children }: LightboxProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let close: (() => void) | undefined;
    let left = false;
    let isOpening = false;

    async function open(links: readonly HTMLAnchorElement[], link: HTMLAnchorElement) {
      isOpening = true;
      try {
        const { openLightbox } = await import("./lightbox-engine.ts");
        const opened = await openLightbox(links, link, label);
        if (left) opened();
        else close = opened;
      } catch {
        window.location.assign(link.href);
      } finally {
        isOpening = false;
      }
    }

    function clicked(event: MouseEvent) {
      const link = linkAt(event);
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      // A slider takes the end of a swipe for itself.
      if (!link || !isPlain || event.defaultPrevented) return;
      const links = [...(element?.querySelectorAll<HTMLAnchorElement>(photoLink) ?? [])];
      if (links.length === 0) return;
      event.preventDefault();
      if (!isOpening) void open(links, link);
    }

    // Who points at a photograph will want it large: the engine is on its way before the click.
    function prepare(event: Event) {
      if (linkAt(event)) void import("./lightbox-engine.ts").catch(() => undefined);
    }

    element.addEventListener("click", clicked);
    element.addEventListener("pointerover", prepare, { passive: true });
    return () => {
      left = true;
      close?.();
      element.removeEventListener("click", clicked);
      element.removeEventListener("pointerover", prepare);
    };
  }, [label]);

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`${photoLink}, ${galleryLink}`) : null;
}
