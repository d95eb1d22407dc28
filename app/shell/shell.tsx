import { useNavigation, useLocation } from "@remix-run/react";
import { useContext, useEffect, useLayoutEffect, useMemo, type ReactNode } from "react";
import { NoticeContext } from "#app/components/notice-context.ts";
import { paths } from "#app/domain/paths.ts";
import { noResponse } from "#app/messages/errors-texts.ts";
import { ClosedPaths, MayPrefetch } from "#app/ui/link.tsx";
import { ErrorsVisible } from "#app/ui/visible-errors.ts";
import { AnalyticsHost } from "./analytics-host.tsx";
import { ConsentBar } from "./consent/consent-bar.tsx";
import { ConsentHost } from "./consent/consent-host.tsx";
import { useConsentWithdrawal } from "./consent/use-withdrawal.ts";
import { FetcherNotices } from "./notices/fetcher-notices.tsx";
import { Footer } from "./footer/footer.tsx";
import styles from "./shell.module.css";
import { Header } from "./header/header.tsx";
import { putBack, takeOver } from "./browser/take-over.ts";
import { onLostChange } from "./browser/fetch-retry.ts";
import { mayPrefetch } from "./browser/prefetch.ts";
import { TopMenuContext } from "./header/top-menu-context.ts";
import { ModalHost } from "./modal/modal-host.tsx";
import { Navigation } from "./header/navigation.tsx";
import { Notices } from "./notices/notices.tsx";
import type { RootData } from "./page-meta.ts";
import { Popups } from "./popups/popups.tsx";
import { SkipLink } from "./header/skip-link.tsx";
import { UrgentNotice } from "./urgent-notice/urgent-notice.tsx";

interface ShellProps {
  /** Undefined if not even the built-in values could be loaded. */
  readonly data: RootData | undefined;
  readonly children: ReactNode;
}

/** The shell, which surrounds every page. */
export function Shell({ data, children }: ShellProps) {
  return data ? <Whole shell={data}>{children}</Whole> : <main id="obsah">{children}</main>;
}

/** On the server React warns of a layout effect. */
const useWithDocument = import.meta.env.SSR ? useEffect : useLayoutEffect;

function Whole({ shell, children }: { readonly shell: RootData; readonly children: ReactNode }) {
  useConsentWithdrawal(shell.consent.choice);
  useWithDocument(() => putBack(), []);
  // After the effects of everything in the shell and in the page.
  useEffect(() => takeOver(window), []);
  const navigation = useNavigation();
  const closed = useMemo(() => (shell.closed ? new RegExp(shell.closed, "u") : null), [shell.closed]);
  const { pathname } = useLocation();
  return (
    <ClosedPaths.Provider value={closed}>
      <MayPrefetch.Provider value={mayPrefetch}>
        <Notices arrived={shell.notice}>
          <AnalyticsHost shell={shell} />
          <FetcherNotices />
          <LostChanges />
          <Navigation />
          <SkipLink toConsent={shell.consent.asks} />
          {shell.urgent ? <UrgentNotice notice={shell.urgent} /> : null}
          <Header shell={shell} />
          <main className={styles.main} id="obsah" tabIndex={-1} lang={pathname === "/en" ? "en" : undefined}>
            <ErrorsVisible.Provider value={navigation.state === "idle" || isAnswered(navigation)}>
              <TopMenuContext.Provider value={shell.topMenu}>{children}</TopMenuContext.Provider>
            </ErrorsVisible.Provider>
          </main>
          <Footer shell={shell} />
          <div className={styles.foot}>
            <Popups popups={shell.popups} />
            {shell.consent.asks ? <ConsentBar /> : null}
          </div>
          <ModalHost />
          <ConsentHost consent={shell.consent} />
        </Notices>
      </MayPrefetch.Provider>
    </ClosedPaths.Provider>
  );
}

/** Not reported: closing a popup needs no response, and the newsletter form shows its own message. */
const quiet: readonly string[] = [paths.popups(), paths.newsletter()];

/**
 * Whether the action of the submitted form has answered without a redirect. The router keeps this state until the page
 * has revalidated, which needs another round trip. A redirect keeps the submission and the earlier answer until the
 * next page has loaded: only its location has a state, by which the router marks it.
 */
function isAnswered({ state, formMethod, location }: ReturnType<typeof useNavigation>): boolean {
  return state === "loading" && formMethod !== undefined && formMethod !== "GET" && location.state === null;
}

/** Shows a notice for every change that got no response. Renders nothing. */
function LostChanges(): null {
  const showNotice = useContext(NoticeContext);
  useEffect(() => {
    let count = 0;
    return onLostChange((path) => {
      if (quiet.includes(path)) return;
      count += 1;
      showNotice({ id: `lost-${count}`, kind: "danger", text: noResponse });
    });
  }, [showNotice]);
  return null;
}
