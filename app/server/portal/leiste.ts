import type { Flash } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { EIGENE_COOKIES, WAHL_SEKUNDEN } from "./cookies";
import { LEISTE } from "./loadSeitenrahmen";
import { sicheresZiel } from "./nachAnmeldung";
import type { OffeneSeite } from "./offen";

/** Said where the page it came from is not known. */
const UMGESTELLT: Flash = { tone: "success", text: "Die Navigation ist umgestellt." };

/**
 * Keeps the choice between full and narrow side navigation and returns to the page it came from. @spec §2 Shell: full
 * and rail mode
 */
export async function setLeiste(offen: OffeneSeite): Promise<Response> {
  const formData = await offen.formData();
  const gewaehlt = formData.get("leiste") === LEISTE.schmal ? LEISTE.schmal : LEISTE.voll;
  offen.anfrage.setCookie(EIGENE_COOKIES.leiste, gewaehlt, WAHL_SEKUNDEN);
  const ziel = sicheresZiel(formData.get("ziel"));
  return ziel === null ? offen.redirect(href("home"), { flash: UMGESTELLT }) : offen.redirect(ziel);
}
