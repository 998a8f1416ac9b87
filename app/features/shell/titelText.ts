import { isRouteErrorResponse } from "@remix-run/react";
import type { NavigationsSchluessel } from "~/domain/benutzer/navigation";
import { isRouteKey } from "~/routing/knownPath";
import { routeTable } from "~/routing/routeTable";
import { fehlerText } from "./fehlerTexte";

const PRODUKT = "Antragsportal";

/** The parts of a title, the most special one first, from what the page has loaded and the title of its row. */
type Titelteile<Daten> = (daten: Daten, zeilentitel: string) => readonly (string | null)[];

/** What a page says to the frame around it; the `handle` of its route. */
export type SeitenHandle<Daten> = {
  titel: Titelteile<Daten>;
  /** Its entry in the navigation, where that depends on what the page is about; otherwise that of its row. */
  nav?: (daten: Daten) => NavigationsSchluessel;
};

/**
 * A page of the router, as far as the frame needs it. `data` is null or undefined where its loader was not asked, as
 * after an action that failed.
 */
export type GezeigteSeite = { id: string; data: unknown; handle: unknown };

type Umstand = { error?: unknown; isAbgelehnt?: boolean };

/**
 * The handle of a page whose title says more than its row: which step, of which Antrag. `Loader` is the loader of the
 * same route.
 */
export const titelMit = <Loader extends (...args: never[]) => unknown>(
  titel: Titelteile<DatenVon<Loader>>,
  weiteres: Omit<SeitenHandle<DatenVon<Loader>>, "titel"> = {},
): SeitenHandle<DatenVon<Loader>> => ({ titel, ...weiteres });

/** What `useLoaderData` gives for a loader whose answer is wrapped by Remix' `data`. */
type DatenVon<Loader extends (...args: never[]) => unknown> =
  Exclude<Awaited<ReturnType<Loader>>, Response> extends { data: infer Daten } ? Daten : never;

function hasTitel(handle: unknown): handle is SeitenHandle<unknown> {
  return typeof handle === "object" && handle !== null && "titel" in handle && typeof handle.titel === "function";
}

/** Has the page something to say for itself? */
const isGeladen = ({ data }: GezeigteSeite): boolean => data !== undefined && data !== null;

/** The entry of the navigation that the page asks for; undefined: that of its row. */
export const navDerSeite = (seite: GezeigteSeite): NavigationsSchluessel | undefined =>
  hasTitel(seite.handle) && isGeladen(seite) ? seite.handle.nav?.(seite.data) : undefined;

/**
 * The title of the document: "Seite – Antragsportal"; "Fehler: " comes first where the page answers a form that it
 * refuses.
 */
export function seitenTitel(seite: GezeigteSeite | undefined, { error, isAbgelehnt = false }: Umstand = {}): string {
  if (error !== undefined && error !== null)
    return `${fehlerText(isRouteErrorResponse(error) ? error.status : 500).titel} – ${PRODUKT}`;
  const zeilentitel = routeTable[seite !== undefined && isRouteKey(seite.id) ? seite.id : "nichtGefunden"].title;
  const hasMehr = seite !== undefined && hasTitel(seite.handle) && isGeladen(seite);
  const teile = hasMehr && hasTitel(seite.handle) ? seite.handle.titel(seite.data, zeilentitel) : [zeilentitel];
  const titel = [...teile, PRODUKT].filter((teil) => teil !== null).join(" – ");
  return isAbgelehnt ? `Fehler: ${titel}` : titel;
}
