import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { mapTexts } from "#app/messages/content-texts.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./place-map.module.css";

interface LiveMapProps {
  readonly name: string;
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly tiles: { readonly tiles: string; readonly attribution: string };
}

/** A button that replaces the static picture with the interactive map: before the click no request leaves this site. */
export function LiveMap({ name, position, tiles }: LiveMapProps) {
  const [state, setState] = useState<"picture" | "loading" | "live" | "failed">("picture");
  const box = useRef<HTMLDivElement>(null);
  const takeDown = useRef<() => void>();

  useEffect(() => () => takeDown.current?.(), []);

  async function show() {
    setState("loading");
    try {
      const { drawMap } = await import("#app/ui/map-engine.ts");
      const element = box.current;
      if (!element) return;
      // The box must be visible before leaflet measures it and before it can get the focus.
      flushSync(() => setState("live"));
      takeDown.current = drawMap(element, { ...position, ...tiles, words: mapTexts });
      element.focus({ preventScroll: true });
    } catch {
      setState("failed");
    }
  }

  const isLive = state === "live";
  return (
    <>
      <div
        ref={box}
        className={styles.live}
        data-live={isLive || undefined}
        {...(isLive && {
          role: "region",
          tabIndex: 0,
          "aria-label": `${mapTexts.region(name)}. ${mapTexts.keys}`,
        })}
      />
      {isLive ? null : (
        <div className={styles.ask} data-no-print>
          <Button type="button" variant="secondary" busy={state === "loading"} onClick={() => void show()}>
            {mapTexts.live}
          </Button>
          <p>{state === "failed" ? mapTexts.failed : mapTexts.liveHint}</p>
        </div>
      )}
    </>
  );
}
