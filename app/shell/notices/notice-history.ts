import { createContext, useContext, useEffect, useRef } from "react";
import type { ChangedLine, Notice } from "#app/domain/notice.ts";

/** All notices of this page so far, oldest first. */
export const NoticeHistory = createContext<readonly Notice[]>([]);

/**
 * Calls `onChange` once for every confirmed cart change that a notice describes.
 * @param before notices to ignore, shown before the caller may listen
 */
export function useCartChanges(
  onChange: (changed: readonly ChangedLine[]) => void,
  before: readonly Notice[] = [],
): void {
  const notices = useContext(NoticeHistory);
  const heard = useRef<Set<string> | null>(null);
  useEffect(() => {
    heard.current ??= new Set(before.map(({ id }) => id));
    for (const { id, changed } of notices) {
      if (!changed || heard.current.has(id)) continue;
      heard.current.add(id);
      onChange(changed);
    }
  });
}
