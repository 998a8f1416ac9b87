import type { VerbundAnsicht } from "~/contract/unternehmen/verbund";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { listListenBefunde } from "~/domain/verbund/verbundBefunde";
import {
  checkVerbundZeile,
  kontextDerZeile,
  listAbhaengige,
  vollstaendigeZeile,
} from "~/domain/verbund/verbundPruefung";
import type { Befund } from "~/formkit/field";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { findLetzteEinreichung, listVerbundSaetze } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { firmenTicket } from "../geparkt/fuerFormular";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { listEingereichte, loadVerbundGrundlage } from "./loadVerbund";
import { nameDerZeile } from "./zeilenName";

const toBefunde = (befunde: readonly Befund[]) => befunde.map(({ property, message }) => ({ property, message }));

/** One row of the chosen company. One of another company is as unknown as any other. */
export async function getVerbundene(ruf: Aufruf, { uuid }: { uuid: string }): Promise<VerbundAnsicht> {
  const { dienste, person } = ruf;
  const { saetze, eigenes } = await loadVerbundGrundlage(dienste.db, lesbaresUnternehmen(person));
  const satz = saetze.find((eintrag) => eintrag.uuid === uuid.toLowerCase());
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const eingereicht = await findLetzteEinreichung(dienste.db, eigenes.uuid);
  const { heute, andere } = kontextDerZeile(saetze, satz.uuid, todayBerlin(dienste.clock));
  const derListe = listListenBefunde(saetze, eigenes, heute);
  const { fehler, warnungen } = checkVerbundZeile(saetze, satz, { derListe, heute });
  return {
    uuid: satz.uuid,
    revision: satz.revision,
    werte: vollstaendigeZeile(satz.werte),
    kontext: { heute, andere: [...andere] },
    geaendertAm: satz.geaendertAm.toISOString(),
    geaendertVon: satz.geaendertVon,
    fehler: toBefunde(fehler),
    warnungen: toBefunde(warnungen),
    isEingereicht: listEingereichte([satz], eingereicht).size > 0,
    abhaengige: listAbhaengige(saetze, satz.uuid).map((zeile) => nameDerZeile(saetze, zeile)),
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
    ...firmenTicket(ruf, { art: "VERBUND", zeile: satz.uuid }),
  };
}

/** What the form of a new row starts with. */
export async function getVerbundVorlage(ruf: Aufruf) {
  const { dienste, person } = ruf;
  const saetze = await listVerbundSaetze(dienste.db, lesbaresUnternehmen(person));
  const { heute, andere } = kontextDerZeile(saetze, null, todayBerlin(dienste.clock));
  const werte = { ...vollstaendigeZeile({}), beteiligterArt: "UNTERNEHMEN", land: "DE", beherrschung: "KEINE" };
  return {
    werte,
    kontext: { heute, andere: [...andere] },
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
    ...firmenTicket(ruf, { art: "VERBUND" }),
  };
}
