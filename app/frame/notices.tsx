import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { TellNotice } from "#app/components/notices.ts";
import type { Notice } from "#app/domain/notice.ts";
import { classNames } from "#app/ui/class-names.ts";
import { NoticeBody } from "./notice-body.tsx";
import styles from "./notices.module.css";

const Toasts = lazy(() => import("./toasts.tsx").then(({ Toasts: loaded }) => ({ default: loaded })));

interface NoticesProps {
  /** The notice that came with the document (after a redirect). */
  readonly arrived: Notice | null;
  readonly children: ReactNode;
}

/**
 * The one place where notices are shown (design §4.13). In the document a notice stands as `role="status"`; where
 * scripts run it becomes a toast, whose code is fetched with the first notice there is.
 */
export function Notices({ arrived, children }: NoticesProps) {
  const [told, setTold] = useState<readonly Notice[]>([]);
  const tell = useCallback((notice: Notice) => {
    setTold((before) => (before.some(({ id }) => id === notice.id) ? before : [...before, notice]));
  }, []);
  useEffect(() => {
    if (arrived) tell(arrived);
  }, [arrived, tell]);

  const inPage = told.length === 0 ? arrived : null;
  return (
    <TellNotice.Provider value={tell}>
      <div className={styles.region} role="status">
        {inPage ? <InPage notice={inPage} /> : null}
        {told.length > 0 ? (
          <Suspense
            fallback={told.map((notice) => (
              <InPage key={notice.id} notice={notice} />
            ))}
          >
            <Toasts notices={told} />
          </Suspense>
        ) : null}
      </div>
      {children}
    </TellNotice.Provider>
  );
}

function InPage({ notice }: { readonly notice: Notice }) {
  return (
    <div className={classNames(styles.notice, styles[notice.kind])}>
      <NoticeBody notice={notice} />
    </div>
  );
}
