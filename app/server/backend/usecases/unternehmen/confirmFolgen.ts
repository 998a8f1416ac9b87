import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { type Formfakten, frageZuFolgen, listFolgen } from "~/domain/unternehmen/stammdatenFolgen";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { listEntwuerfe } from "../../storage/stammdatenStore";
import { problem } from "../antraege/wertPruefung";

type Aenderung = { uuid: string; alt: Formfakten; neu: Formfakten; istBestaetigt: boolean };

/**
 * Refuses a change that touches drafts until somebody has confirmed it, with what it does to which of them. Names only
 * those that the person may read.
 */
export async function confirmFolgen(
  tx: Tx,
  person: Person,
  { uuid, alt, neu, istBestaetigt }: Aenderung,
): Promise<void> {
  if (istBestaetigt) return;
  const folgen = listFolgen(alt, neu);
  if (folgen.length === 0) return;
  const istAlles = umfangVon("antragLesen", person) === "alle";
  const benutzerUuid = istAlles ? null : person.benutzerUuid;
  const entwuerfe = await listEntwuerfe(tx, { unternehmenUuid: uuid, benutzerUuid });
  if (entwuerfe.length === 0) return;
  const namen = entwuerfe
    .filter(({ istSichtbar }) => istSichtbar)
    .map(({ bezeichnung }) => bezeichnung || OHNE_BEZEICHNUNG);
  const frage = frageZuFolgen(folgen, { namen, weitere: entwuerfe.length - namen.length });
  throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, "folgen", frage)]);
}
