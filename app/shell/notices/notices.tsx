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
import { NoticeBody, UndoListener } from "./notice-body.tsx";
import styles from "./notices.module.css";
import { NoticeHistory } from "./notice-history.ts";

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
  const [told, setTold] = useState<readonly Notice[]>(arrived ? [arrived] : []);
  // It is the root loader's, whose next answer no longer has it.
  if (arrived && !told.some(({ id }) => id === arrived.id)) setTold([...told, arrived]);
  const tell = useCallback((notice: Notice) => {
    setTold((before) => (before.some(({ id }) => id === notice.id) ? before : [...before, notice]));
  }, []);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const forget = useCallback((id: string) => setUndone((before) => [...before, id]), []);
  const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
  const standing = told.filter(({ id }) => !undone.includes(id));
  return (
    <TellNotice.Provider value={tell}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no form */}
      <div className={styles.region} role="status" aria-atomic="false">
        {isLive && told.length > 0 ? (
          <Suspense fallback={<InPage notices={standing} />}>
            <Toasts notices={standing} />
          </Suspense>
        ) : (
          <InPage notices={standing} />
        )}
      </div>
      {told.map(({ id, undo }) => (undo ? <UndoListener key={id} id={id} onUndone={forget} /> : null))}
      <NoticeHistory.Provider value={told}>{children}</NoticeHistory.Provider>
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
