import {
  lazy,
  Suspense,
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { NoticeContext } from "#app/components/notice-context.ts";
import type { Notice } from "#app/domain/notice.ts";
import { classNames } from "#app/ui/class-names.ts";
import { NoticeBody, UndoListener } from "./notice-body.tsx";
import styles from "./notices.module.css";
import { NoticeHistory } from "./notice-history.ts";

// If the toasts' chunk fails to load, the notice stays in the page.
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
 * Shows all notices. In the server's HTML a notice has `role="status"`; after hydration it becomes a toast, whose chunk
 * loads with the first notice.
 */
export function Notices({ arrived, children }: NoticesProps) {
  const [shownNotices, setShownNotices] = useState<readonly Notice[]>(arrived ? [arrived] : []);
  // Stored, because the root loader's next response no longer contains it.
  if (arrived && !shownNotices.some(({ id }) => id === arrived.id))
    setShownNotices([...shownNotices, arrived]);
  const showNotice = useCallback((notice: Notice) => {
    setShownNotices((before) => (before.some(({ id }) => id === notice.id) ? before : [...before, notice]));
  }, []);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const forget = useCallback((id: string) => setUndone((before) => [...before, id]), []);
  const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
  const standing = shownNotices.filter(({ id }) => !undone.includes(id));
  return (
    <NoticeContext.Provider value={showNotice}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not contain a form */}
      <div className={styles.region} role="status" aria-atomic="false" data-no-print>
        {isLive && shownNotices.length > 0 ? (
          <Suspense fallback={<InPage notices={standing} />}>
            <Toasts notices={standing} />
          </Suspense>
        ) : (
          <InPage notices={standing} />
        )}
      </div>
      {shownNotices.map(({ id, undo }) =>
        undo ? <UndoListener key={id} id={id} onUndone={forget} /> : null,
      )}
      <NoticeHistory.Provider value={shownNotices}>{children}</NoticeHistory.Provider>
    </NoticeContext.Provider>
  );
}

function InPage({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <>
      {notices.map((notice) => (
        <div
          key={notice.id}
          className={classNames(styles.notice, styles[notice.kind])}
          data-asks={notice.asks}
        >
          <NoticeBody notice={notice} />
        </div>
      ))}
    </>
  );
}

/** Changes only once, by hydration itself, so it needs no subscription. */
const never = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
