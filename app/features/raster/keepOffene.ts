import { isRouteErrorResponse } from "@remix-run/react";
import { type RasterDaten, withoutAntrag } from "./rasterDaten";

const KEIN_ZUGRIFF = "Diesen Antrag gibt es nicht mehr, oder Sie haben keinen Zugriff mehr darauf.";

/** Is this the page that is open, read anew? Of a page to come the address is not that of the window yet. */
const isOffen = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/**
 * A table that is open already, and that is read anew in the background, is not lost with the right to see its Antrag:
 * what is typed stays, and the page says what happened.
 */
export async function keepOffene(adresse: string, read: () => Promise<RasterDaten>): Promise<RasterDaten> {
  const url = new URL(adresse);
  try {
    return await read();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 404 || !isOffen(url)) throw error;
    return withoutAntrag(url, KEIN_ZUGRIFF);
  }
}
