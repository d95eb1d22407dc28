import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** A key that changes with every page view, even of the same page. A move to another hash of the page keeps the key. */
export function usePageKey(): string {
  const { key, pathname, search, hash } = useLocation();
  const [view, setVisit] = useState({ key, latest: key, path: pathname + search, hash });
  if (view.latest === key) return view.key;
  const isMove = view.path === pathname + search && view.hash !== hash;
  setVisit({ key: isMove ? view.key : key, latest: key, path: pathname + search, hash });
  return isMove ? view.key : key;
}
