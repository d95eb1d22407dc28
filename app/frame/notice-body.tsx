import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { noticeIn } from "#app/components/notices.ts";
import type { Notice } from "#app/domain/notice.ts";
import { focusAfter } from "#app/frame/focus-after.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./notice-body.module.css";

type Undoing = NonNullable<Notice["undo"]>;

interface NoticeBodyProps {
  readonly notice: Notice;
  /** What the notice tells of was taken back by its own button. */
  readonly onUndone?: () => void;
}

/** A notice's sentence and, where the change can be taken back, the form that does it: the same in page and toast. */
export function NoticeBody({ notice, onUndone }: NoticeBodyProps) {
  return (
    <div className={styles.body}>
      <Icon name={notice.kind === "success" ? "check" : notice.kind === "info" ? "info" : "alert"} />
      <p className={styles.text}>{notice.text}</p>
      {notice.undo ? <Undo undo={notice.undo} onUndone={onUndone} /> : null}
    </div>
  );
}

interface UndoProps extends Pick<NoticeBodyProps, "onUndone"> {
  readonly undo: Undoing;
}

/** Gone once it has done its work; the answer's own notice says what became of it. */
function Undo({ undo, onUndone }: UndoProps) {
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== "idle";
  const answer = noticeIn(fetcher.data);
  // Refused or not answered at all, it may be tried again.
  const isUndone = answer !== null && answer.kind !== "danger";
  useEffect(() => {
    if (!isUndone) return;
    // The pressed button has gone, and the focus with it.
    focusAfter(null);
    onUndone?.();
  }, [isUndone, onUndone]);

  if (isUndone) return null;
  return (
    <fetcher.Form
      method="post"
      action={undo.path}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="quiet" size="small" busy={isBusy} className={styles.undo}>
        <Icon name="undo" />
        {undo.label}
      </Button>
    </fetcher.Form>
  );
}
