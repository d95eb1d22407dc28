import {
  lazy,
  Suspense,
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { TellNotice } from "#app/components/notices.ts";
import type { Notice } from "#app/domain/notice.ts";
import { classNames } from "#app/ui/class-names.ts";
import { NoticeBody } from "./notice-body.tsx";
import styles from "./notices.module.css";
import { ToldNotices } from "./told-notices.ts";

// Where the toasts' program does not come, the notice stays in the page.
const Toasts = lazy<ComponentType<{ readonly notices: readonly Notice[] }>>(() =>
  import("./toasts.tsx")
    .then(({ Toasts: loaded }): { default: typeof InPage } => ({ default: loaded }))
    .catch(() => ({ default: InPage })),
);

interface NoticesProps {
  /** The notice that came with the document (after a redirect). */
  readonly arrived: Notice | null;
  readonly children: ReactNode;
}

/**
 * The one place where notices are shown. In the document a notice stands as `role="status"`; where
 * scripts run it becomes a toast, whose code is fetched with the first notice there is.
 */
export function Notices({ arrived, children }: NoticesProps) {
  const [told, setTold] = useState<readonly Notice[]>([]);
  const tell = useCallback((notice: Notice) => {
    setTold((before) => (before.some(({ id }) => id === notice.id) ? before : [...before, notice]));
  }, []);
  const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
  const all = arrived && !told.some(({ id }) => id === arrived.id) ? [arrived, ...told] : told;
  return (
    <TellNotice.Provider value={tell}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no form */}
      <div className={styles.region} role="status" aria-atomic="false">
        {isLive && all.length > 0 ? (
          <Suspense fallback={<InPage notices={all} />}>
            <Toasts notices={all} />
          </Suspense>
        ) : (
          <InPage notices={all} />
        )}
      </div>
      <ToldNotices.Provider value={all}>{children}</ToldNotices.Provider>
    </TellNotice.Provider>
  );
}

function InPage({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <>
      {notices.map((notice) => (
        <div key={notice.id} className={classNames(styles.notice, styles[notice.kind])}>
          <NoticeBody notice={notice} />
        </div>
      ))}
    </>
  );
}

/** Whether scripts run is told once, by hydration itself. */
const never = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
