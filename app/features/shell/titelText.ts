import { isRouteErrorResponse } from "@remix-run/react";
import { isRouteKey } from "~/routing/knownPath";
import { routeTable } from "~/routing/routeTable";
import { fehlerText } from "./fehlerTexte";

const PRODUKT = "Antragsportal";

/** The title of the document: "Seite – Antragsportal". `routeId` is the key of the page's row. */
export function seitenTitel(routeId: string | undefined, error?: unknown): string {
  if (error !== undefined && error !== null) return `${fehlerText(isRouteErrorResponse(error) ? error.status : 500).titel} – ${PRODUKT}`;
  const key = routeId !== undefined && isRouteKey(routeId) ? routeId : "nichtGefunden";
  return `${routeTable[key].title} – ${PRODUKT}`;
}
