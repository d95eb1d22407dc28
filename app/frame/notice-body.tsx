import { useFetcher } from "@remix-run/react";
import type { Notice } from "#app/domain/notice.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./notice-body.module.css";

/** A notice's sentence and, where the change can be taken back, the form that does it: the same in page and toast. */
export function NoticeBody({ notice }: { readonly notice: Notice }) {
  return (
    <div className={styles.body}>
      <Icon name={notice.kind === "success" ? "check" : notice.kind === "info" ? "info" : "alert"} />
      <p className={styles.text}>{notice.text}</p>
      {notice.undo ? <Undo undo={notice.undo} /> : null}
    </div>
  );
}

function Undo({ undo }: { readonly undo: NonNullable<Notice["undo"]> }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={undo.path}>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="quiet" size="small" busy={fetcher.state !== "idle"} className={styles.undo}>
        <Icon name="undo" />
        {undo.label}
      </Button>
    </fetcher.Form>
  );
}
