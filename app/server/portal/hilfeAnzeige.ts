import { href } from "~/routing/href";
import { sicheresZiel } from "./nachAnmeldung";
import type { OffeneSeite } from "./offen";

/**
 * Keeps whether help is shown by default and returns to the page it came from. @spec §7 PUT
 * /v1/benutzer/hilfetexteanzeigen
 */
export async function setHilfeAnzeige(offen: OffeneSeite): Promise<Response> {
  const formData = await offen.formData();
  const isAn = formData.get("anzeigen") === "true";
  await offen.withSchluessel(formData).benutzer.putHilfetexteAnzeigen({ uuid: "", data: isAn });
  const text = isAn
    ? "Hilfetexte werden angezeigt. Im Profil können Sie das jederzeit ändern."
    : "Hilfetexte bleiben geschlossen. Im Profil können Sie das jederzeit ändern.";
  return offen.redirect(sicheresZiel(formData.get("ziel")) ?? href("home"), { flash: { tone: "success", text } });
}
