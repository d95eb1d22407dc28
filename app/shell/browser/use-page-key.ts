import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** A key that changes with every page view, also of the same page. A move to another hash of the page keeps the key. */
export function usePageKey(): string {
  const { key, pathname, search, hash } = useLocation();
  const [visit, setVisit] = useState({ key, latest: key, path: pathname + search, hash });
  if (visit.latest === key) return visit.key;
  const isMove = visit.path === pathname + search && visit.hash !== hash;
  setVisit({ key: isMove ? visit.key : key, latest: key, path: pathname + search, hash });
  return isMove ? visit.key : key;
}
