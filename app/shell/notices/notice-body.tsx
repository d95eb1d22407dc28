import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { noticeIn } from "#app/components/notices.ts";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import type { Notice } from "#app/domain/notice.ts";
import { focusAfter } from "#app/shell/browser/focus-after.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./notice-body.module.css";

/** A notice's sentence and, where the change can be taken back, the form that does it: the same in page and toast. */
export function NoticeBody({ notice }: { readonly notice: Notice }) {
  return (
    <div className={styles.body}>
      <Icon name={notice.kind === "success" ? "check" : notice.kind === "info" ? "info" : "alert"} />
      <p className={styles.text}>{notice.text}</p>
      {notice.undo ? <Undo id={notice.id} undo={notice.undo} /> : null}
    </div>
  );
}

interface UndoProps {
  readonly id: Notice["id"];
  readonly undo: NonNullable<Notice["undo"]>;
}

/** Gone once it has done its work; the answer's own notice says what became of it. */
function Undo({ id, undo }: UndoProps) {
  const { fetcher, isUndone } = useUndo(id);
  // Refused or lost it may be tried again at once, though the page is still being read anew.
  const isBusy = fetcher.state === "submitting";
  useEffect(() => {
    // The pressed button has gone, and the focus with it.
    if (isUndone) focusAfter(null);
  }, [isUndone]);

  if (isUndone) return null;
  return (
    <CartForm
      fetcher={fetcher}
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
    </CartForm>
  );
}

/**
 * Tells once that a notice's button has taken back what the notice tells of. It is there as long as the frame: the
 * notice itself moves from the page to a toast when the toasts' program comes, with the answer on its way or settled.
 */
export function UndoListener({
  id,
  onUndone,
}: Pick<UndoProps, "id"> & { readonly onUndone: (id: string) => void }) {
  const { isUndone } = useUndo(id);
  useEffect(() => {
    if (isUndone) onUndone(id);
  }, [isUndone, id, onUndone]);
  return null;
}

/** The one fetcher of a notice's button, wherever the notice stands. */
function useUndo(id: Notice["id"]) {
  const fetcher = useFetcher({ key: `undo-${id}` });
  const answer = noticeIn(fetcher.data);
  // Refused or not answered at all, it may be tried again.
  return { fetcher, isUndone: answer !== null && answer.kind !== "danger" };
}
