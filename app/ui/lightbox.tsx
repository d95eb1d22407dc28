import { useEffect, useRef, type ReactNode } from "react";

interface LightboxProps {
  /** Subject of the photographs, the accessible name of the dialog. */
  readonly label: string;
  readonly className?: string;
  /**
   * Every link in it that wraps an `<img>` points to the large image of that photograph; the dialog shows the text of
   * its `<figcaption>` under it. A link with `data-gallery` opens them all, starting with the first.
   */
  readonly children: ReactNode;
}

const photoLink = "a:has(img)";
const galleryLink = "a[data-gallery]";

/**
 * Shows the linked photographs in a dialog over the page, starting with the clicked one. Without JavaScript, with a
 * modifier key or when the engine fails to load, the link opens the large image.
 */
export function Lightbox({ label, className, children }: LightboxProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let close: (() => void) | undefined;
    let isGone = false;
    let isOpening = false;

    async function open(links: readonly HTMLAnchorElement[], link: HTMLAnchorElement) {
      isOpening = true;
      try {
        const { openLightbox } = await import("./lightbox-engine.ts");
        const opened = await openLightbox(links, link, label);
        if (isGone) opened();
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
      // A slider prevents the click at the end of a swipe.
      if (!link || !isPlain || event.defaultPrevented) return;
      const links = [...(element?.querySelectorAll<HTMLAnchorElement>(photoLink) ?? [])];
      if (links.length === 0) return;
      event.preventDefault();
      if (!isOpening) void open(links, link);
    }

    // Preloads the engine on pointer hover, because a click usually follows.
    function prepare(event: Event) {
      if (linkAt(event)) void import("./lightbox-engine.ts").catch(() => undefined);
    }

    element.addEventListener("click", clicked);
    element.addEventListener("pointerover", prepare, { passive: true });
    return () => {
      isGone = true;
      close?.();
      element.removeEventListener("click", clicked);
      element.removeEventListener("pointerover", prepare);
    };
  }, [label]);

  return (
    <div ref={box} className={className} data-live>
      {children}
    </div>
  );
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`${photoLink}, ${galleryLink}`) : null;
}
