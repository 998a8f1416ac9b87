import type { Rueckzug } from "~/contract/verfahren/schriftsaetze";
import { isSchriftsatzMoeglich, SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import { rueckzugGrund } from "~/domain/antrag/schriftsatzFormulare";
import { textOf } from "~/formkit/werte";
import { listRueckzuege, type RueckzugZeile } from "../../storage/rueckzugStore";
import { readWithHistory } from "../antraege/antragAnsicht";
import { hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";

/** What the company reads of the transmission. A status without a line does not compile. */
const STAND = {
  OFFEN: "UEBERMITTELT",
  QUITTIERT: "BESTAETIGT",
  ABGELEHNT: "ABGELEHNT",
} as const satisfies Readonly<Record<NonNullable<RueckzugZeile["uebermittlung"]>, string>>;

function toErklaert(zeile: RueckzugZeile): Rueckzug["erklaert"] {
  const { uuid, inhalt, eingereichtAm, eingereichtVon, pruefsumme, belegCode, uebermittlung, erledigtAm, grund } =
    zeile;
  if (inhalt === null || eingereichtAm === null || pruefsumme === null) return null;
  return {
    uuid,
    pruefsumme,
    belegCode,
    grund: rueckzugGrund(textOf(inhalt.werte, "grund")),
    text: textOf(inhalt.werte, "text"),
    eingereichtAm: eingereichtAm.toISOString(),
    eingereichtVon: eingereichtVon ?? "",
    stand: STAND[uebermittlung ?? "OFFEN"],
    entschiedenAm: erledigtAm?.toISOString() ?? null,
    ablehnung: uebermittlung === "ABGELEHNT" ? grund : null,
  };
}

/** The withdrawal of an Antrag for whoever may read it: what was declared last, and the draft of one. */
export async function getRueckzug(ruf: Aufruf, antragUuid: string): Promise<Rueckzug> {
  const { dienste, person } = ruf;
  const { satz } = await readWithHistory(ruf, antragUuid);
  const zeilen = await listRueckzuege(dienste.db, satz.uuid);
  const erklaert = zeilen.find(({ status }) => status === "EINGEREICHT");
  const isMoeglich = isSchriftsatzMoeglich("ANTRAG_RUECKZUG", satz.status);
  const { vorbereiten, einreichen } = SCHRIFTSAETZE.ANTRAG_RUECKZUG;
  return {
    erklaert: erklaert === undefined ? null : toErklaert(erklaert),
    entwurfUuid: satz.zeigtEntwuerfe ? (zeilen.find(({ status }) => status === "ENTWURF")?.uuid ?? null) : null,
    rechte: {
      vorbereiten: isMoeglich && hasRecht(vorbereiten, person, satz),
      einreichen: isMoeglich && hasRecht(einreichen, person, satz),
    },
  };
}
