import { useRouteLoaderData } from "@remix-run/react";
import type { FrameData } from "#app/domain/frame.ts";
import { formatMoney } from "#app/domain/shop/money.ts";

/** Writes gross CZK in the visitor's currency; in crowns where the frame's data is missing (error pages). */
export function useMoney(): (czk: number, format?: { decimals?: number }) => string {
  const frame = useRouteLoaderData("root") as FrameData | undefined;
  return (czk, format) => formatMoney(czk, frame?.currency ?? null, format);
}
