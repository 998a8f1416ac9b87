import { href } from "~/routing/href";
import { preserve } from "./aufbewahrung";
import type { OffeneSeite } from "./offen";

/** What is said to whoever wrote in a form that cannot be saved any more. */
export const AUFBEWAHRT_STATT_GESPEICHERT =
  "Hier kann inzwischen nichts mehr gespeichert werden. Ihre Eingaben wurden nicht gespeichert, aber aufbewahrt.";

/**
 * The way to what was posted, when the page finds that it cannot save it any more: it is kept for its sender, to be
 * read and copied. Null when it could not be kept: then the page itself shows it again.
 */
export async function leadToAufbewahrtem(offen: OffeneSeite, request: Request): Promise<Response | null> {
  const { uuid } = await preserve(offen.anfrage, request).catch(() => ({ uuid: null }));
  if (uuid === null) return null;
  return offen.redirect(href("geparkteEingaben", { uuid }), {
    flash: { tone: "info", text: AUFBEWAHRT_STATT_GESPEICHERT },
  });
}
