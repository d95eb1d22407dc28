import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { noticeIn } from "#app/components/notice-context.ts";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import type { Notice } from "#app/domain/notice.ts";
import { restoreFocus } from "#app/shell/browser/restore-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./notice-body.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** A notice's text and, if the change can be undone, the undo form: the same in the page and in a toast. */
export function NoticeBody({ notice }: { readonly notice: Notice }) {
  return (
    <div className={styles.body}>
      <Icon name={notice.kind === "success" ? "check" : notice.kind === "info" ? "info" : "alert"} />
      <p className={styles.text}>
        <Typeset>{notice.text}</Typeset>
      </p>
      {notice.undo ? <Undo id={notice.id} undo={notice.undo} /> : null}
    </div>
  );
}

interface UndoProps {
  readonly id: Notice["id"];
  readonly undo: NonNullable<Notice["undo"]>;
}

/** Disappears after a successful undo; the response's own notice describes the result. */
function Undo({ id, undo }: UndoProps) {
  const { fetcher, isUndone } = useUndo(id);
  // The visitor can retry a refused or lost undo at once, even while the page is still revalidating.
  const isBusy = fetcher.state === "submitting";
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (isUndone) restoreFocus(null);
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
 * Calls `onUndone` once, when the undo of a notice has succeeded. Mounted as long as the shell: the notice itself moves
 * from the page to a toast once the toasts' chunk has loaded, with the response pending or settled.
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

/** The one undo fetcher of a notice, shared by page and toast. */
function useUndo(id: Notice["id"]) {
  const fetcher = useFetcher({ key: `undo-${id}` });
  const answer = noticeIn(fetcher.data);
  // The visitor can retry a refused or unanswered undo.
  return { fetcher, isUndone: answer !== null && answer.kind !== "danger" };
}
