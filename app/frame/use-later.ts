import { useEffect, useState, type ComponentType } from "react";

/**
 * A part of the program that only some visitors need and nothing in the document shows: asked for once it is wanted.
 * @param load the same function on every call; where it fails the page does without it
 * @returns null until it has come
 */
export function useLater<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
): ComponentType<P> | null {
  const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load().then(
      (Part) => {
        if (!isGone) setPart({ Part });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return part?.Part ?? null;
}
