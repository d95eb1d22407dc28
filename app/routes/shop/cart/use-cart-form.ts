import { useFetcher } from "@remix-run/react";
import { useNotice } from "#app/components/notices.ts";
import type { CartAnswer } from "./answers.ts";

/** A form of the cart page that a script sends without a reload; its notice goes to the frame. */
export function useCartForm() {
  const fetcher = useFetcher();
  useNotice(fetcher.data);
  // Only this page's action answers its forms, and it answers nothing else.
  return { ...fetcher, data: fetcher.data as CartAnswer | undefined };
}
