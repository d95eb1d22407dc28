import type { Params } from "@remix-run/react";
import { notFound } from "#server/guards/handlers.ts";

/** Id and hash from the address; anything that cannot be one is 404 before the upstream hears of it. */
export function orderKey({ id, hash }: Params): { id: number; hash: string } {
  if (!id || !hash || !/^[1-9]\d{0,8}$/.test(id)) notFound();
  return { id: Number(id), hash };
}
