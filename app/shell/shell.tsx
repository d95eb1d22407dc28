import { useNavigation } from "@remix-run/react";
import { useEffect, useMemo, type ReactNode } from "react";
import { ClosedPaths } from "#app/ui/link.tsx";
import { ErrorsVisible, isAnswered } from "#app/ui/visible-errors.ts";
import { AnalyticsHost } from "./analytics-host.tsx";
import { ConsentBar } from "./consent/consent-bar.tsx";
import { ConsentHost } from "./consent/consent-host.tsx";
import { useConsentWithdrawal } from "./consent/use-withdrawal.ts";
import { FetcherNotices } from "./notices/fetcher-notices.tsx";
import { Footer } from "./footer/footer.tsx";
import styles from "./shell.module.css";
import { Header } from "./header/header.tsx";
import { takeOver } from "./browser/take-over.ts";
import { LostChanges } from "./browser/lost-changes.ts";
import { TopMenuContext } from "./header/top-menu-context.ts";
import { ModalHost } from "./modal/modal-host.tsx";
import { Navigation } from "./header/navigation.tsx";
import { Notices } from "./notices/notices.tsx";
import type { RootData } from "./page-meta.ts";
import { Popups } from "./popups/popups.tsx";
import { SessionTabs } from "./browser/session-tabs.ts";
import { SkipLink } from "./header/skip-link.tsx";
import { boxOfficeLines, boxOfficeTexts } from "#app/messages/box-office.ts";
import { crowns, namelessTheatre, plainMenu } from "#app/domain/fallback-settings.ts";

interface ShellProps {
  /** Undefined when the root loader failed: the shell then renders `fallbackShell`. */
  readonly data: RootData | undefined;
  readonly children: ReactNode;
}

/** The shell, which surrounds every page. */
export function Shell({ data, children }: ShellProps) {
  const shell = data ?? fallbackShell;
  useConsentWithdrawal(data?.consent.given);
  // After the effects of everything in the shell and in the page.
  useEffect(() => takeOver(window), []);
  const navigation = useNavigation();
  const closed = useMemo(() => (shell.closed ? new RegExp(shell.closed) : null), [shell.closed]);
  return (
    <ClosedPaths.Provider value={closed}>
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
          <ErrorsVisible.Provider value={navigation.state === "idle" || isAnswered(navigation)}>
            <TopMenuContext.Provider value={shell.topMenu}>{children}</TopMenuContext.Provider>
          </ErrorsVisible.Provider>
        </main>
        <Footer shell={shell} />
        {shell.consent.asks ? <ConsentBar /> : null}
        <ModalHost />
        <ConsentHost consent={shell.consent} />
      </Notices>
    </ClosedPaths.Provider>
  );
}

/** The shell's data on an error page when the root loader failed: only values that do not depend on the upstream. */
const fallbackShell: RootData = {
  theatre: namelessTheatre,
  topMenu: plainMenu,
  bottomMenu: [],
  social: [],
  partners: [],
  specialHours: [],
  boxOffice: { heading: boxOfficeTexts.heading, lines: boxOfficeLines, live: null },
  currency: crowns,
  currencies: [],
  cart: { count: null },
  customer: null,
  isCustomerUnknown: true,
  notice: null,
  consent: { asks: false, given: null },
  popups: { newsletter: false, intro: null },
  tag: null,
  // Nothing in the fallback depends on the current time.
  now: "2000-01-01T00:00:00Z",
  origin: null,
};
