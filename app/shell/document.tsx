import { Links, Meta, useMatches } from "@remix-run/react";
import { createContext, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "remix-utils/use-hydrated";
import { createHead, followHead } from "./browser/follow-head.ts";

/** Id of the element in the body that the browser's React hydrates. */
export const containerId = "opona";

/**
 * The server renders a document twice: the container in its body, all that React has in the browser, and what is around
 * it, the head and the code at the end.
 */
export const IsAround = createContext(false);

/** Between the head and the code; nothing else there renders a `<wbr>`. */
export const codeBegins = "<wbr/>";

/**
 * The page's own elements of the head in the browser. React has only the container in the body, so that what an
 * extension adds to the head does not matter: Remix's `Meta` and `Links` render into a detached element, whose children
 * the head of the document follows. Renders nothing in the first render, as on the server.
 */
export function HeadInBrowser() {
  return useHydrated() ? <FollowedHead /> : null;
}

function FollowedHead() {
  const [wanted] = useState(() => createHead());
  const [own] = useState(() => new Map<Element, Element>());
  // Renders again with every change of what `Meta` and `Links` read.
  useMatches();
  useLayoutEffect(() => followHead(wanted, own));
  return createPortal(
    <>
      <Meta />
      <Links />
    </>,
    wanted,
  );
}
