import type { Dokument } from "~/contract/antrag/dokumente";
import type { DokumentStand } from "~/domain/antrag/dokumentListe";
import {
  isSchriftsatzMoeglich,
  SCHRIFTSAETZE,
  SCHRIFTSATZ_ARTEN,
  type SchriftsatzArt,
} from "~/domain/antrag/schriftsaetze";
import { bescheidStand } from "~/domain/bescheid/bescheidStand";
import { type DokumentZeile, listDokumente as listZeilen } from "../../storage/dokumentStore";
import { readWithHistory } from "../antraege/antragAnsicht";
import { hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";

/** A decision of the portal has no stand of its own: the moment decides. */
function standVon({ stand, abrufbarBis, ...bereitstellung }: DokumentZeile, jetzt: Date): DokumentStand {
  return stand ?? bescheidStand({ ...bereitstellung, abrufbarBis: abrufbarBis ?? "" }, jetzt);
}

function toDokument(zeile: DokumentZeile, jetzt: Date): Dokument {
  const { art, uuid, am, von, nummer, dateien } = zeile;
  return { art, uuid, am: am.toISOString(), von, stand: standVon(zeile, jetzt), nummer, dateien };
}

/**
 * All documents of an Antrag for whoever may read it. That there is a decision is no secret among them; what it says is
 * not told here, so one that waits for its retrieval is listed like any other.
 */
export async function listDokumente(
  ruf: Aufruf,
  uuid: string,
): Promise<{ data: Dokument[]; moeglich: SchriftsatzArt[] }> {
  const { dienste, person } = ruf;
  const { satz } = await readWithHistory(ruf, uuid);
  const jetzt = dienste.clock.now();
  const can = (art: SchriftsatzArt): boolean =>
    isSchriftsatzMoeglich(art, satz.status) && hasRecht(SCHRIFTSAETZE[art].vorbereiten, person, satz);
  const zeilen = (await listZeilen(dienste.db, satz.uuid)).filter(
    ({ stand }) => satz.zeigtEntwuerfe || stand !== "ENTWURF",
  );
  return { data: zeilen.map((zeile) => toDokument(zeile, jetzt)), moeglich: SCHRIFTSATZ_ARTEN.filter(can) };
}
