import type { Rufe } from "~/contract/wire/call";
import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { href } from "~/routing/href";
import { loadWiderspruch, type WiderspruchDaten } from "./loadWiderspruch";

/** An objection to read; `darfNachtragen`: this person can supply something now. */
export type WiderspruchLesenDaten = { daten: WiderspruchDaten; darfNachtragen: boolean };

/** The page, or the one on which it is still written; null when the document is another one. */
export async function loadWiderspruchLesen(
  call: Rufe,
  { uuid, darfVorbereiten }: { uuid: string; darfVorbereiten: boolean },
): Promise<WiderspruchLesenDaten | { to: string } | null> {
  const { antragUuid } = await call.widersprueche.findWiderspruch({ uuid });
  const daten = await loadWiderspruch(call, { antragUuid, uuid });
  if (daten === null) return null;
  if (daten.schriftsatz.status === "ENTWURF") return { to: href("widerspruch", { antragUuid, uuid }) };
  return { daten, darfNachtragen: darfVorbereiten && isSchriftsatzMoeglich("NACHTRAG", daten.lage.status) };
}
