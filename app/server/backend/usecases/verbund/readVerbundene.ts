import type { VerbundAnsicht } from "~/contract/unternehmen/verbund";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { kontextDerZeile, listAbhaengige, vollstaendigeZeile } from "~/domain/verbund/verbundPruefung";
import type { Befund } from "~/formkit/field";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { listVerbundSaetze } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { firmenTicket } from "../geparkt/fuerFormular";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund } from "./loadVerbund";
import { nameDerZeile } from "./zeilenName";

const toBefunde = (befunde: readonly Befund[] = []) => befunde.map(({ property, message }) => ({ property, message }));

/** One row of the chosen company. One of another company is as unknown as any other. */
export async function getVerbundene(ruf: Aufruf, { uuid }: { uuid: string }): Promise<VerbundAnsicht> {
  const { dienste, person } = ruf;
  const { saetze, befunde, eingereichte } = await loadVerbund(dienste.db, dienste, lesbaresUnternehmen(person));
  const satz = saetze.find((eintrag) => eintrag.uuid === uuid.toLowerCase());
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { heute, andere } = kontextDerZeile(saetze, satz.uuid, todayBerlin(dienste.clock));
  return {
    uuid: satz.uuid,
    revision: satz.revision,
    werte: vollstaendigeZeile(satz.werte),
    kontext: { heute, andere: [...andere] },
    geaendertAm: satz.geaendertAm.toISOString(),
    geaendertVon: satz.geaendertVon,
    fehler: toBefunde(befunde.get(satz.uuid)?.fehler),
    warnungen: toBefunde(befunde.get(satz.uuid)?.warnungen),
    isEingereicht: eingereichte.has(satz.uuid),
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
