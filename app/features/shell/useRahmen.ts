import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { RahmenDaten } from "~/contract/rahmenDaten";
import { isRouteKey } from "~/routing/knownPath";
import type { RouteEntry } from "~/routing/routeEntry";
import { routeTable, type RouteKey } from "~/routing/routeTable";

/** The data of the frame; undefined only when the root loader itself has failed. */
export function useRahmen(): RahmenDaten | undefined {
  return useRouteLoaderData<RahmenDaten>("root");
}

/** The row of the page that is shown. */
export function useZeile(): { key: RouteKey; entry: RouteEntry } {
  const id = useMatches().at(-1)?.id ?? "";
  const key: RouteKey = isRouteKey(id) ? id : "nichtGefunden";
  return { key, entry: routeTable[key] };
}
