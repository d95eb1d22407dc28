import { Links, Meta, useMatches } from "@remix-run/react";
import { createContext, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "remix-utils/use-hydrated";
import { createHead, followHead } from "./browser/follow-head.ts";

/** Id of the element in the body that the browser's React hydrates. */
export const containerId = "opona";

/**
 * The server renders a document in three parts: its head, the container in its body, and the code at its end. In the
 * browser React has the container alone.
 */
export const DocumentPart = createContext<"head" | "container" | "code">("container");

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
