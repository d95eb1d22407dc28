import { useEffect, useState, type ComponentType } from "react";
import type { FrameData } from "#app/domain/frame.ts";

interface AnalyticsProps {
  readonly frame: Pick<FrameData, "tag" | "cart">;
}

/** Loads what tells the tag of this visit, once the visitor agreed to being counted. Shows nothing. */
export function AnalyticsHost({ frame }: AnalyticsProps) {
  const [loaded, setLoaded] = useState<{ Analytics: ComponentType<AnalyticsProps> } | null>(null);
  const isWanted = frame.tag !== null;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import("./analytics.ts").then(
      ({ Analytics }) => {
        if (!isGone) setLoaded({ Analytics });
      },
      // Nobody misses being counted.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  if (!loaded) return null;
  const { Analytics } = loaded;
  return <Analytics frame={frame} />;
}
