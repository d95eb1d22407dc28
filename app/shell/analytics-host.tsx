import { useContext, useEffect, useRef, useState, type ComponentType } from "react";
import type { ShellData } from "#app/domain/shell-data.ts";
import type { Notice } from "#app/domain/notice.ts";
import { NoticeHistory } from "./notices/notice-history.ts";

interface HostProps {
  readonly shell: Pick<ShellData, "tag" | "cart">;
}

interface AnalyticsProps extends HostProps {
  /** Notices shown before the visitor agreed: the tag must not get their cart changes. */
  readonly before: readonly Notice[];
}

interface Loaded extends Pick<AnalyticsProps, "before"> {
  readonly Analytics: ComponentType<AnalyticsProps>;
}

/** Loads the analytics module once the visitor has agreed to analytics. Renders nothing. */
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
    import("./send-analytics.ts").then(
      ({ Analytics }) => {
        if (!isGone) setLoaded({ Analytics, before: before.current });
      },
      // If the module fails to load, only the analytics are missing.
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
