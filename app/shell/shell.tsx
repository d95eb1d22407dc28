import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorsVisible } from "#app/ui/visible-errors.ts";
import { AnalyticsHost } from "./analytics-host.tsx";
import { ConsentBar } from "./consent/consent-bar.tsx";
import { ConsentHost } from "./consent/consent-host.tsx";
import { useConsentWithdrawal } from "./consent/use-withdrawal.ts";
import { FetcherNotices } from "./notices/fetcher-notices.tsx";
import { Footer } from "./footer/footer.tsx";
import styles from "./shell.module.css";
import { Header } from "./header/header.tsx";
import { LostChanges } from "./browser/lost-changes.ts";
import { TopMenuContext } from "./header/top-menu-context.ts";
import { ModalHost } from "./modal/modal-host.tsx";
import { Navigation } from "./header/navigation.tsx";
import { Notices } from "./notices/notices.tsx";
import type { RootData } from "./page-meta.ts";
import { fallbackShell } from "./fallback-shell.ts";
import { Popups } from "./popups/popups.tsx";
import { SessionTabs } from "./browser/session-tabs.ts";
import { SkipLink } from "./header/skip-link.tsx";

interface ShellProps {
  /** Undefined when the root loader failed: the shell then renders the built-in data of fallback-shell.ts. */
  readonly data: RootData | undefined;
  readonly children: ReactNode;
}

/** The shell, which surrounds every page. */
export function Shell({ data, children }: ShellProps) {
  const shell = data ?? fallbackShell;
  useConsentWithdrawal(data?.consent.given);
  const isIdle = useNavigation().state === "idle";
  return (
    <Notices arrived={shell.notice}>
      <AnalyticsHost shell={shell} />
      <FetcherNotices />
      <LostChanges />
      <SessionTabs customer={shell.customer} isCustomerUnknown={shell.isCustomerUnknown} />
      <Navigation />
      <SkipLink toConsent={shell.consent.asks} />
      <Popups popups={shell.popups} />
      <Header shell={shell} />
      <main className={styles.main} id="obsah" tabIndex={-1}>
        <ErrorsVisible.Provider value={isIdle}>
          <TopMenuContext.Provider value={shell.topMenu}>{children}</TopMenuContext.Provider>
        </ErrorsVisible.Provider>
      </main>
      <Footer shell={shell} />
      {shell.consent.asks ? <ConsentBar /> : null}
      <ModalHost />
      <ConsentHost consent={shell.consent} />
    </Notices>
  );
}
