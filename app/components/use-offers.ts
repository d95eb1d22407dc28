import { useRouteLoaderData } from "@remix-run/react";
import type { Area } from "#app/domain/area.ts";
import type { ShellData } from "#app/domain/shell.ts";

/** Tells whether the back office offers an area: there is no link to one that it does not offer. */
export function useOffers(): (area: Area) => boolean {
  const shell = useRouteLoaderData("root") as Pick<ShellData, "absent"> | undefined;
  return (area) => !shell?.absent?.includes(area);
}
