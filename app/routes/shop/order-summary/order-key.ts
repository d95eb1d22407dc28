import type { Params } from "@remix-run/react";
import { notFound } from "#server/guards/handlers.ts";

/** Reads id and hash from the address; an invalid id is 404 without a call to the upstream. */
export function readOrderReference({ id, hash }: Params): { id: number; hash: string } {
  if (!id || !hash || !/^[1-9]\d{0,8}$/.test(id)) notFound();
  return { id: Number(id), hash };
}
