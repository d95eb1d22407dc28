import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorsHold } from "#app/ui/held-errors.ts";
import { AnalyticsHost } from "./analytics-host.tsx";
import { ConsentBar } from "./consent/consent-bar.tsx";
import { ConsentHost } from "./consent/consent-host.tsx";
import { useWithdrawal } from "./consent/use-withdrawal.ts";
import { FetcherNotices } from "./fetcher-notices.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Header } from "./header.tsx";
import { LostChanges } from "./lost-changes.ts";
import { MainPages } from "./main-pages.ts";
import { ModalHost } from "./modal/modal-host.tsx";
import { Navigation } from "./navigation.tsx";
import { Notices } from "./notices.tsx";
import type { RootData } from "./page-title.ts";
import { plainFrame } from "./plain-frame.ts";
import { Popups } from "./popups/popups.tsx";
import { SessionTabs } from "./session-tabs.ts";
import { SkipLink } from "./skip-link.tsx";

interface FrameProps {
  /** Undefined where even the frame's own loader failed: it then stands with what is built in. */
  readonly data: RootData | undefined;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Frame({ data, children }: FrameProps) {
  const frame = data ?? plainFrame;
  useWithdrawal(data?.consent.given);
  const isAtRest = useNavigation().state === "idle";
  return (
    <Notices arrived={frame.notice}>
      <AnalyticsHost frame={frame} />
      <FetcherNotices />
      <LostChanges />
      <SessionTabs customer={frame.customer} isCustomerUnknown={frame.isCustomerUnknown} />
      <Navigation />
      <SkipLink toConsent={frame.consent.asks} />
      <Popups popups={frame.popups} />
      <Header frame={frame} />
      <main className={styles.main} id="obsah" tabIndex={-1}>
        <ErrorsHold.Provider value={isAtRest}>
          <MainPages.Provider value={frame.topMenu}>{children}</MainPages.Provider>
        </ErrorsHold.Provider>
      </main>
      <Footer frame={frame} />
      {frame.consent.asks ? <ConsentBar /> : null}
      <ModalHost />
      <ConsentHost consent={frame.consent} />
    </Notices>
  );
}
