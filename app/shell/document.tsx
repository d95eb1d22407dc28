import { Links, Meta, useMatches } from "@remix-run/react";
import { createContext, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "remix-utils/use-hydrated";

/** Id of the element in the body that the browser's React hydrates. */
export const containerId = "opona";

/** Whether the server is rendering the head of the document, not the container in its body. */
export const IsHead = createContext(false);

/**
 * The page's own elements of the head in the browser. React has only the container in the body, so that what an
 * extension adds to the head does not matter: Remix's `Meta` and `Links` are rendered into a detached element, whose
 * children the head of the document follows. Renders nothing in the first render, as on the server.
 */
export function HeadInBrowser() {
  return useHydrated() ? <FollowedHead /> : null;
}

function FollowedHead() {
  const [wanted] = useState(() => document.createElement("head"));
  const [own] = useState(() => new Map<Element, Element>());
  // Renders again with every change of what `Meta` and `Links` read.
  useMatches();
  useLayoutEffect(() => follow(wanted, document.head, own));
  return createPortal(
    <>
      <Meta />
      <Links />
    </>,
    wanted,
  );
}

/**
 * Makes a head contain the wanted elements: an equal one that stands there is kept, so that nothing is loaded again.
 * @param own the elements of the head that follow wanted ones, by these; is updated
 */
export function follow(wanted: Element, head: HTMLHeadElement, own: Map<Element, Element>): void {
  const before = new Set(own.values());
  own.clear();
  let last: Element | undefined;
  for (const element of wanted.children) {
    const free = [...head.children].filter((known) => known.isEqualNode(element));
    const known = free.find((each) => before.has(each)) ?? free[0];
    const shown = known ?? (element.cloneNode(true) as Element);
    if (!known && last) last.after(shown);
    else if (!known) head.append(shown);
    before.delete(shown);
    own.set(element, shown);
    last = shown;
  }
  for (const element of before) element.remove();
}
