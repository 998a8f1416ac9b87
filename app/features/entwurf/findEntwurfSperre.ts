import type { Eingaben, Flash } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { ENTWURF_ARTEN } from "./entwurfArten";

/** Why the page is closed, and where to read on. `hasTexte`: not yet, the form has texts that would be lost. */
type Gesperrt = { problem: Problem; to: string; flash: Flash; hasTexte: boolean };

/** What stands in the way of the page of a draft, whatever the draft is; null when nothing does. */
export async function findEntwurfSperre(
  call: Rufe,
  art: SchriftsatzArt,
  { antragUuid, status, getippt }: { antragUuid: string; status: AntragStatus; getippt: Eingaben },
): Promise<Gesperrt | null> {
  const { sperre } = ENTWURF_ARTEN[art].wege;
  const gefunden = sperre?.find(antragUuid, status) ?? null;
  if (sperre === null || gefunden === null) return null;
  return { ...gefunden, hasTexte: await sperre.hasTexte(call, antragUuid, getippt) };
}
