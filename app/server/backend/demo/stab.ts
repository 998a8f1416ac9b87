import type { StabRolle } from "~/domain/benutzer/stab";
import type { Dienste } from "../dienste";
import { updateBenutzer } from "../storage/benutzerStore";
import type { Tx } from "../storage/datenbank";
import { insertPasswortLink } from "../storage/passwortLinkStore";
import { insertStab } from "../storage/stabStore";
import { endeVon } from "../usecases/registrierung/linkFristen";
import { sha256 } from "../usecases/sitzung/krypto";

const TAG = 86_400_000;

type Weiterer = { key: string; vorname: string; nachname: string; rollen: StabRolle[]; stand: Stand };
type Stand = "AKTIV" | "GESPERRT" | "EINGELADEN" | "ABGELAUFEN";

/** More people of the staff, so that their list shows every state. Their password is that of all demo logins. */
const WEITERE: readonly Weiterer[] = [
  { key: "admin-vertretung", vorname: "Viktor", nachname: "Vertretung", rollen: ["ADMINISTRATOR"], stand: "AKTIV" },
  { key: "stab-gesperrt", vorname: "Gero", nachname: "Gesperrt", rollen: ["SUPPORT_MITARBEITER"], stand: "GESPERRT" },
  {
    key: "stab-eingeladen",
    vorname: "Erna",
    nachname: "Eingeladen",
    rollen: ["SUPPORT_MITARBEITER", "QUALITAETSMANAGEMENT"],
    stand: "EINGELADEN",
  },
  {
    key: "stab-abgelaufen",
    vorname: "Anton",
    nachname: "Abgelaufen",
    rollen: ["QUALITAETSMANAGEMENT"],
    stand: "ABGELAUFEN",
  },
];

/** A second administrator, somebody locked, somebody with a link for a password, and one whose link has expired. */
export async function seedStab(tx: Tx, dienste: Dienste, passwortHash: string): Promise<void> {
  const jetzt = dienste.clock.now();
  const vor = (tage: number) => new Date(jetzt.getTime() - tage * TAG);
  for (const { key, vorname, nachname, rollen, stand } of WEITERE) {
    const uuid = dienste.random.uuid();
    await insertStab(tx, { uuid, email: `${key}@example.org`, vorname, nachname, rollen, jetzt: vor(20) });
    if (stand === "AKTIV" || stand === "GESPERRT") await updateBenutzer(tx, uuid, { passwortHash });
    if (stand === "GESPERRT")
      await updateBenutzer(tx, uuid, { gesperrtSeit: vor(5), sperrgrund: "Längere Abwesenheit" });
    if (stand === "EINGELADEN")
      await insertPasswortLink(tx, {
        uuid: dienste.random.uuid(),
        benutzerUuid: uuid,
        art: "VERGABE",
        hash: sha256(dienste.random.token()),
        gueltigBis: endeVon(dienste, "einladung"),
        erstelltAm: jetzt,
      });
  }
}
