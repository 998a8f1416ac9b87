import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { type Betroffene, type Formfakten, frageZuFolgen, listFolgen } from "~/domain/unternehmen/stammdatenFolgen";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import { listEntwuerfe } from "../../storage/stammdatenStore";
import { problem } from "../antraege/wertPruefung";

/** The drafts of a company: by name those that the person may read, of the others only how many there are. */
export async function readBetroffene(ausfuehrer: Ausfuehrer, person: Person, uuid: string): Promise<Betroffene> {
  const istAlles = umfangVon("antragLesen", person) === "alle";
  const benutzerUuid = istAlles ? null : person.benutzerUuid;
  const entwuerfe = await listEntwuerfe(ausfuehrer, { unternehmenUuid: uuid, benutzerUuid });
  const namen = entwuerfe
    .filter(({ istSichtbar }) => istSichtbar)
    .map(({ bezeichnung }) => bezeichnung || OHNE_BEZEICHNUNG);
  return { namen, weitere: entwuerfe.length - namen.length };
}

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
  const betroffene = await readBetroffene(tx, person, uuid);
  if (betroffene.namen.length + betroffene.weitere === 0) return;
  const frage = frageZuFolgen(folgen, betroffene);
  throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, "folgen", frage)]);
}
