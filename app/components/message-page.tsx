import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import styles from "./message-page.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface MessagePageProps {
  /** Breadcrumbs, above everything else. */
  readonly trail?: ReactNode;
  /** The whole content: a heading and a few lines. */
  readonly children: ReactNode;
}

/** A page with a single question or message: the text on the left, the theatre's sign beside it as decoration. */
export function MessagePage({ trail, children }: MessagePageProps) {
  const look = (useRouteLoaderData("root") as ShellData | undefined)?.look;
  const mark = look ? look.mark : "/logo.svg";
  return (
    <PageColumn className={trail ? styles.below : "page"}>
      {trail}
      <div className={styles.columns}>
        <div className={styles.words}>
          <Typeset>{children}</Typeset>
        </div>
        {mark ? (
          <img className={styles.wheel} src={mark} alt="" width="420" height="420" data-no-print />
        ) : null}
      </div>
    </PageColumn>
  );
}
