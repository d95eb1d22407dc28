import { useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { paths } from "#app/domain/paths.ts";
import { useRetriedRevalidation } from "./pending-revalidation.ts";
import { useChannel } from "./use-channel.ts";

/**
 * Signing in or out in one tab moves the others: they read their data again, and where that shows another person than
 * before they leave pages that are not theirs any more for the home page (§4). Shows nothing.
 */
export function SessionTabs({
  customer,
  isCustomerUnknown,
}: Pick<ShellData, "customer" | "isCustomerUnknown">): null {
  const readAgain = useRetriedRevalidation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const access = useAccess();
  const id = customer?.id ?? null;
  const own = useRef(id);
  /** What another tab said that this one does not show yet. */
  const heard = useRef<string | null>(null);

  const post = useChannel("opona-session", (said) => {
    if (said === String(own.current)) return;
    heard.current = said;
    if (access === (said === "null" ? "customer" : "guest-only")) navigate(paths.home(), { replace: true });
    else readAgain();
  });

  // Data around a page are not read again by a change of page alone.
  useEffect(() => {
    if (heard.current !== null && heard.current !== String(own.current)) readAgain();
    heard.current = null;
  }, [key, readAgain]);

  useEffect(() => {
    // An outage is no news of anybody.
    if (isCustomerUnknown) return;
    post(String(id));
    own.current = id;
  }, [id, isCustomerUnknown, post]);
  return null;
}

/** Who the page is for, as its route says. */
function useAccess(): unknown {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle && typeof handle === "object" && "access" in handle ? handle.access : undefined;
}
