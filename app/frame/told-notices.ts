import { createContext, useContext, useEffect, useRef } from "react";
import type { ChangedLine, Notice } from "#app/domain/notice.ts";

/** All notices of this page so far, oldest first. */
export const ToldNotices = createContext<readonly Notice[]>([]);

/** Calls `onChange` once for every settled change of the cart that the visitor is told of. */
export function useCartChanges(onChange: (changed: readonly ChangedLine[]) => void): void {
  const notices = useContext(ToldNotices);
  const heard = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, changed } of notices) {
      if (!changed || heard.current.has(id)) continue;
      heard.current.add(id);
      onChange(changed);
    }
  });
}
