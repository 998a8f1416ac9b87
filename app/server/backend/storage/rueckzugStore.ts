import { and, desc, eq, inArray } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { EingereichterSchriftsatz } from "./antragInhalt";
import type { Ausfuehrer } from "./datenbank";
import { uebermittlung, type UebermittlungStatus } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { schriftsatz } from "./schema/schriftsatz";

/**
 * A withdrawal that was declared, with what its transmission came to; without one (only demo data have none) it counts
 * as open.
 */
export type RueckzugZeile = {
  uuid: string;
  status: "ENTWURF" | "EINGEREICHT";
  inhalt: EingereichterSchriftsatz | null;
  eingereichtAm: Date | null;
  eingereichtVon: string | null;
  pruefsumme: string | null;
  belegCode: string | null;
  uebermittlung: UebermittlungStatus | null;
  erledigtAm: Date | null;
  grund: string | null;
};

/** The withdrawals of an Antrag, drafted and declared, the last one first: one statement. */
export async function listRueckzuege(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<RueckzugZeile[]> {
  const zeilen = await ausfuehrer
    .select({
      uuid: schriftsatz.uuid,
      status: schriftsatz.status,
      inhalt: schriftsatz.inhalt,
      eingereichtAm: schriftsatz.eingereichtAm,
      eingereichtVon: nameVon(benutzer),
      pruefsumme: schriftsatz.pruefsumme,
      belegCode: schriftsatz.belegCode,
      uebermittlung: uebermittlung.status,
      erledigtAm: uebermittlung.erledigtAm,
      grund: uebermittlung.grund,
    })
    .from(schriftsatz)
    .leftJoin(benutzer, eq(benutzer.uuid, schriftsatz.eingereichtVon))
    .leftJoin(uebermittlung, eq(uebermittlung.schriftsatzUuid, schriftsatz.uuid))
    .where(
      and(
        eq(schriftsatz.antragUuid, antragUuid),
        eq(schriftsatz.art, "ANTRAG_RUECKZUG"),
        inArray(schriftsatz.status, ["ENTWURF", "EINGEREICHT"]),
      ),
    )
    .orderBy(desc(schriftsatz.erstelltAm), desc(schriftsatz.uuid));
  return zeilen.map((zeile) => ({ ...zeile, status: zeile.status === "ENTWURF" ? "ENTWURF" : "EINGEREICHT" }));
}
