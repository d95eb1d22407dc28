import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** Tells one visit of a page from the next one, also of the same page. A move to another place of the page is none. */
export function usePageKey(): string {
  const { key, pathname, search, hash } = useLocation();
  const [visit, setVisit] = useState({ key, latest: key, path: pathname + search, hash });
  if (visit.latest === key) return visit.key;
  const isMove = visit.path === pathname + search && visit.hash !== hash;
  setVisit({ key: isMove ? visit.key : key, latest: key, path: pathname + search, hash });
  return isMove ? visit.key : key;
}
