import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import {
  chooseBetroffene,
  type Entwurf,
  FOLGEN_ANLASS,
  FOLGEN_FELDER,
  listVorhabenFolgen,
} from "~/domain/unternehmen/entwurfFolgen";
import {
  type Betroffene,
  type Formfakten,
  formwechselVon,
  frageZuFolgen,
  listFolgen,
} from "~/domain/unternehmen/stammdatenFolgen";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import { listEntwuerfe } from "../../storage/stammdatenStore";
import { problem } from "../antraege/wertPruefung";

async function readEntwuerfe(ausfuehrer: Ausfuehrer, person: Person, uuid: string): Promise<Entwurf[]> {
  const istAlles = umfangVon("antragLesen", person) === "alle";
  const benutzerUuid = istAlles ? null : person.benutzerUuid;
  const frage = { unternehmenUuid: uuid, benutzerUuid, anlass: FOLGEN_ANLASS, felder: FOLGEN_FELDER };
  return listEntwuerfe(ausfuehrer, frage);
}

/**
 * The drafts of a company that a change can touch: by name those that the person may read, of the others only how many
 * there are.
 */
export const readBetroffene = async (ausfuehrer: Ausfuehrer, person: Person, uuid: string): Promise<Betroffene> =>
  chooseBetroffene(await readEntwuerfe(ausfuehrer, person, uuid));

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
  const entwuerfe = await readEntwuerfe(tx, person, uuid);
  const betroffene = chooseBetroffene(entwuerfe);
  if (betroffene.namen.length + betroffene.weitere === 0) return;
  const jeVorhaben = listVorhabenFolgen(entwuerfe, formwechselVon(alt, neu));
  const frage = frageZuFolgen([...folgen, ...jeVorhaben], betroffene);
  throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, "folgen", frage)]);
}
