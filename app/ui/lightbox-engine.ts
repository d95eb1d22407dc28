import PhotoSwipe from "photoswipe";
import "./lightbox.css";

/** Width of a large image whose URL has no width. */
const bigWidth = 1200;
const imageTimeout = 1500;

/**
 * Opens PhotoSwipe at the clicked link's photograph, or at the first one for another link. Returns a function that
 * closes it immediately. The photograph's proportions and alternative text are those of the link's own `<img>`.
 */
export async function openLightbox(
  links: readonly HTMLAnchorElement[],
  clicked: HTMLAnchorElement,
  label: string,
): Promise<() => void> {
  const photos = await Promise.all(links.map(readPhoto));
  // PhotoSwipe returns the focus to the element that has it now; not every browser focuses a clicked link.
  clicked.focus({ preventScroll: true });
  const shown = new PhotoSwipe({
    dataSource: photos,
    index: Math.max(0, links.indexOf(clicked)),
    showHideAnimationType: "fade",
    // PhotoSwipe ignores presses, keys and swipes during its own opening animation; the style sheet fades it in.
    showAnimationDuration: 0,
    bgOpacity: 0.94,
    loop: false,
    counter: false,
    padding: { top: 60, bottom: 24, left: 0, right: 0 },
    closeTitle: "Zavřít",
    zoomTitle: "Přiblížit nebo oddálit",
    arrowPrevTitle: "Předchozí obrázek",
    arrowNextTitle: "Další obrázek",
    errorMsg: "Obrázek se nepodařilo načíst.",
  });
  shown.on("uiRegister", () => {
    if (photos.length > 1) addNumber(shown);
    if (photos.some(({ caption }) => caption !== "")) addCaption(shown);
  });
  shown.on("keydown", (event) => {
    const { key, shiftKey } = event.originalEvent;
    if (key === "Tab" && shown.element && wrapsFocus(shown.element, shiftKey))
      event.originalEvent.preventDefault();
    if (key !== "Home" && key !== "End") return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    shown.goTo(key === "Home" ? 0 : photos.length - 1);
  });
  shown.on("firstUpdate", () => {
    shown.element?.setAttribute("aria-modal", "true");
    shown.element?.setAttribute("aria-label", `Obrázky: ${label}`);
    shown.scrollWrap?.setAttribute("aria-roledescription", "karusel");
  });
  let isOpen = true;
  shown.on("destroy", () => {
    isOpen = false;
  });
  shown.init();
  return () => {
    if (isOpen) shown.destroy();
  };
}

/**
 * Wraps Tab from the last button to the first and back: PhotoSwipe restores a focus that moved elsewhere in the page,
 * not one that left the page.
 */
function wrapsFocus(dialog: HTMLElement, backwards: boolean): boolean {
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>("button:not([disabled])")].filter(
    (button) => button.offsetParent !== null && getComputedStyle(button).visibility !== "hidden",
  );
  const [first, last] = [buttons[0], buttons.at(-1)];
  const active = dialog.ownerDocument.activeElement;
  if (active !== (backwards ? first : last) && !(backwards && active === dialog)) return false;
  (backwards ? last : first)?.focus();
  return true;
}

/** „Obrázek 2 z 5“, announced at every change. */
function addNumber(shown: PhotoSwipe): void {
  shown.ui?.registerElement({
    name: "number",
    order: 5,
    isButton: false,
    appendTo: "bar",
    onInit(element) {
      element.setAttribute("role", "status");
      shown.on("change", () => {
        element.textContent = `Obrázek ${shown.currIndex + 1} z\u00a0${shown.getNumItems()}`;
      });
    },
  });
}

/** The photograph's caption on the page: its subject and its author. */
function addCaption(shown: PhotoSwipe): void {
  shown.ui?.registerElement({
    name: "caption",
    order: 9,
    isButton: false,
    appendTo: "root",
    onInit(element) {
      shown.on("change", () => {
        const caption: unknown = shown.currSlide?.data.caption;
        element.textContent = typeof caption === "string" ? caption : "";
      });
    },
  });
}

async function readPhoto(link: HTMLAnchorElement) {
  const image = link.querySelector("img");
  if (image && !image.complete) {
    image.loading = "eager";
    await Promise.race([
      image.decode().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, imageTimeout)),
    ]);
  }
  const ratio = image?.naturalWidth ? image.naturalHeight / image.naturalWidth : 1;
  return {
    src: link.href,
    alt: image?.alt ?? "",
    caption: link.closest("figure")?.querySelector("figcaption")?.textContent ?? "",
    width: bigWidth,
    height: Math.round(bigWidth * ratio),
  };
}
