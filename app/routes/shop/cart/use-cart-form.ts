import { useFetcher } from "@remix-run/react";
import type { CartAnswer } from "./answers.ts";

/** A form of the cart page that a script sends without a reload. */
export function useCartForm() {
  const fetcher = useFetcher();
  // Only this page's action answers its forms, and it answers nothing else.
  return { ...fetcher, data: fetcher.data as CartAnswer | undefined };
}
