import { useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "#app/domain/shell.ts";
import { formatMoney } from "#app/domain/shop/money.ts";

/** Formats gross CZK in the visitor's currency; in crowns where the root loader's data is missing (error pages). */
export function useMoney(): (czk: number, format?: { decimals?: number }) => string {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  return (czk, format) => formatMoney(czk, shell?.currency ?? null, format);
}
