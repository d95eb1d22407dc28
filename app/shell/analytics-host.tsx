import { useContext, useEffect, useRef, useState, type ComponentType } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import type { Notice } from "#app/domain/notice.ts";
import { NoticeHistory } from "./notices/notice-history.ts";

interface HostProps {
  readonly shell: Pick<ShellData, "tag" | "cart">;
}

interface AnalyticsProps extends HostProps {
  /** Told before the visitor agreed: of that nothing is counted. */
  readonly before: readonly Notice[];
}

interface Loaded extends Pick<AnalyticsProps, "before"> {
  readonly Analytics: ComponentType<AnalyticsProps>;
}

/** Loads what tells the tag of this visit, once the visitor agreed to being counted. Shows nothing. */
export function AnalyticsHost({ shell }: HostProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isWanted = shell.tag !== null;
  const notices = useContext(NoticeHistory);
  const before = useRef<readonly Notice[]>([]);
  useEffect(() => {
    if (!isWanted) before.current = notices;
  }, [isWanted, notices]);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import("./analytics.ts").then(
      ({ Analytics }) => {
        if (!isGone) setLoaded({ Analytics, before: before.current });
      },
      // Nobody misses being counted.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  if (!loaded) return null;
  const { Analytics, before: uncounted } = loaded;
  return <Analytics shell={shell} before={uncounted} />;
}
