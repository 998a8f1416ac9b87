import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { isRouteKey } from "~/routing/knownPath";
import type { Seitenzeile } from "~/routing/routeEntry";
import { routeTable, type RouteKey } from "~/routing/routeTable";
import { navDerSeite } from "./titelText";

/**
 * The data of the frame; undefined when the root loader has failed, or was not asked because an action failed before
 * (then it is null).
 */
export function useSeitenrahmen(): SeitenrahmenDaten | undefined {
  return useRouteLoaderData<SeitenrahmenDaten | null>("root") ?? undefined;
}

/** The row of the page that is shown. */
export function useZeile(): { key: RouteKey; entry: Seitenzeile } {
  const seite = useMatches().at(-1);
  const id = seite?.id ?? "";
  const key: RouteKey = isRouteKey(id) ? id : "nichtGefunden";
  const nav = seite === undefined ? undefined : navDerSeite(seite);
  return { key, entry: nav === undefined ? routeTable[key] : { ...routeTable[key], nav } };
}

/** Whether the person edits help texts, and so is led to them from what is only read. */
export const useCanEditTexte = (): boolean => useSeitenrahmen()?.sitzung.navigation.includes("hilfetexteView") === true;

/**
 * Whether a member of staff has the company of this page before them, or sees the portal as one of its people: its
 * files are not theirs to take along.
 */
export function useIsAngesehen(): boolean {
  const benutzer = useSeitenrahmen()?.sitzung.benutzer;
  return benutzer != null && (benutzer.angesehen !== null || benutzer.isNurAnsicht);
}
