import { createContext, useContext, useEffect, useRef } from "react";
import type { ChangedLine, Notice } from "#app/domain/notice.ts";

/** All notices of this page so far, oldest first. */
export const NoticeHistory = createContext<readonly Notice[]>([]);

/**
 * Calls `onChange` once for every settled change of the cart that the visitor is told of.
 * @param before notices that were told before anybody might listen
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
