import { useEffect } from "react";
import { isCovering, keepPlaced, keptFree } from "#app/shell/browser/free-place.ts";

/** The cart that the visitor has opened; one that opens by itself never appears together with a toast. */
const openCart = "header div:not([hidden], [data-by-itself]) > section[tabindex]";

/**
 * §9: desktop. Narrower screens have no room between the header and the heading, so a toast may cover the heading
 * there.
 */
const isWide = () => innerWidth >= 1024;

/** From the end of the window, in pixels. */
const gap = 12;

/**
 * §8: at the top of the screen; at its end if they would cover an element at the top that has to stay visible. Moved by
 * a transform, which shifts no layout.
 */
export function useToastPlace(): void {
  useEffect(
    () =>
      keepPlaced(() => {
        const toasts = document.querySelector("[role=status] [role=group]")?.parentElement;
        if (!toasts || toasts.contains(document.activeElement)) return;
        toasts.style.transform = "";
        const cart = document.querySelector(openCart)?.getBoundingClientRect();
        const kept = [...keptFree(isWide()), ...(cart ? [cart] : [])];
        const box = toasts.getBoundingClientRect();
        const low = new DOMRect(box.x, innerHeight - box.height - gap, box.width, box.height);
        if (!isCovering(box, kept) || isCovering(low, kept)) return;
        toasts.style.transform = `translateY(${low.y - box.y}px)`;
      }),
    [],
  );
}
