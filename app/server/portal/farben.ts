import type { Flash } from "~/contract/antrag/formAntwort";
import { FARBEN, readFarben } from "~/domain/benutzer/farben";
import { href } from "~/routing/href";
import { EIGENE_COOKIES } from "./cookies";
import type { OffeneSeite } from "./offen";

/** How long the choice is kept, in seconds. */
const EIN_JAHR = 365 * 24 * 60 * 60;

/** Keeps the choice of colours in this browser, or forgets it; leads back to the profile. */
export async function setFarben(offen: OffeneSeite): Promise<Response> {
  const gewaehlt = readFarben((await offen.formData()).get("farben"));
  offen.anfrage.setCookie(EIGENE_COOKIES.farben, gewaehlt ?? "", gewaehlt === null ? 0 : EIN_JAHR);
  const flash: Flash = { tone: "success", text: `Farben der Seiten: ${FARBEN[gewaehlt ?? "geraet"]}.` };
  return offen.redirect(`${href("profil")}#farben`, { flash });
}
