import { useFetcher } from "@remix-run/react";
import type { CartAnswer } from "./answers.ts";

/** A fetcher for a form of the cart page. */
export function useCartForm() {
  const fetcher = useFetcher();
  // The forms go only to the cart page's action, which answers nothing else.
  return { ...fetcher, data: fetcher.data as CartAnswer | undefined };
}
