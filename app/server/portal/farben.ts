import type { Flash } from "~/contract/antrag/formAntwort";
import { FARBEN, readFarben } from "~/domain/benutzer/farben";
import { href } from "~/routing/href";
import { EIGENE_COOKIES, WAHL_SEKUNDEN } from "./cookies";
import type { OffeneSeite } from "./offen";

/** Keeps the choice of colours in this browser, or forgets it; leads back to the profile. */
export async function setFarben(offen: OffeneSeite): Promise<Response> {
  const gewaehlt = readFarben((await offen.formData()).get("farben"));
  offen.anfrage.setCookie(EIGENE_COOKIES.farben, gewaehlt ?? "", gewaehlt === null ? 0 : WAHL_SEKUNDEN);
  const flash: Flash = { tone: "success", text: `Farben der Seiten: ${FARBEN[gewaehlt ?? "geraet"]}.` };
  return offen.redirect(`${href("profil")}#farben`, { flash });
}
