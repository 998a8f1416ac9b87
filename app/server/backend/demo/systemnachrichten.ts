import { MELDUNGSVORLAGEN } from "~/domain/nachricht/meldungsvorlagen";
import { addDays, berlinDate, berlinInstant } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { insertGeschlossen, insertSystemnachricht } from "../storage/systemnachrichtStore";

/** The administrator who wrote them, and two people of a company who have read. */
type Leute = { admin: string; bevollmaechtigt: string; mitarbeit: string; unternehmenUuid: string };

const WARTUNG =
  "<p>Das Portal wird gewartet: In dieser Zeit können Sie lesen, aber nichts ändern. Bitte speichern Sie Ihre Eingaben vorher.</p>";

/**
 * One announcement that is over, and that some have closed, and one that is still to come. None is shown at first: its
 * popup would be what everybody sees before the demo.
 */
export async function seedSystemnachrichten(tx: Tx, dienste: Dienste, leute: Leute): Promise<void> {
  const { admin, bevollmaechtigt, mitarbeit, unternehmenUuid } = leute;
  const jetzt = dienste.clock.now();
  const um = (tage: number, uhrzeit: string) => berlinInstant(`${addDays(berlinDate(jetzt), tage)}T${uhrzeit}`);
  const put = async (werte: Omit<Parameters<typeof insertSystemnachricht>[1], "uuid">) => {
    const uuid = dienste.random.uuid();
    await insertSystemnachricht(tx, { ...werte, uuid, geaendertAm: jetzt, geaendertVon: admin });
    return uuid;
  };
  const alte = await put({
    titel: "Wartung des Portals am Wochenende",
    text: WARTUNG,
    anzeigenVon: um(-20, "08:00"),
    anzeigenBis: um(-15, "12:00"),
    ereignisVon: um(-15, "08:00"),
    ereignisBis: um(-15, "12:00"),
  });
  for (const benutzerUuid of [bevollmaechtigt, mitarbeit])
    await insertGeschlossen(
      tx,
      { benutzerUuid, unternehmenUuid, rolle: null },
      { geschlossen: [{ uuid: alte, fassung: 1 }], am: um(-18, "09:30") },
    );
  await put({
    titel: "Nächste Wartung des Portals",
    text: MELDUNGSVORLAGEN.WARTUNG.text.replace(/^<p>.*<\/p>/, WARTUNG),
    anzeigenVon: um(180, "08:00"),
    anzeigenBis: um(187, "12:00"),
    ereignisVon: um(187, "08:00"),
    ereignisBis: um(187, "12:00"),
    zielgruppe: "ROLLEN",
    rollen: ["BEVOLLMAECHTIGTER", "MITARBEITER"],
  });
}
