import type { Flash } from "~/contract/antrag/formAntwort";
import { FARBEN, readFarben } from "~/domain/benutzer/farben";
import { readZeilenabstand, ZEILENABSTAND } from "~/domain/benutzer/zeilenabstand";
import { href } from "~/routing/href";
import { EIGENE_COOKIES, WAHL_SEKUNDEN } from "./cookies";
import type { OffeneSeite } from "./offen";

/** Keeps in this browser how its pages look, or forgets what is as it is by itself; leads back to the profile. */
export async function setFarben(offen: OffeneSeite): Promise<Response> {
  const formData = await offen.formData();
  const farben = readFarben(formData.get("farben"));
  const zeilen = readZeilenabstand(formData.get("zeilen"));
  const keep = (cookie: string, wahl: string | null): void =>
    offen.anfrage.setCookie(cookie, wahl ?? "", wahl === null ? 0 : WAHL_SEKUNDEN);
  keep(EIGENE_COOKIES.farben, farben);
  keep(EIGENE_COOKIES.zeilenabstand, zeilen === "dicht" ? null : zeilen);
  const text = `Farben der Seiten: ${FARBEN[farben ?? "geraet"]}. Zeilen in Listen: ${ZEILENABSTAND[zeilen]}.`;
  const flash: Flash = { tone: "success", text };
  return offen.redirect(`${href("profil")}#farben`, { flash });
}
