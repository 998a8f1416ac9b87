import type { Rufe } from "~/contract/wire/call";
import { loadSchriftsatz, type SchriftsatzDaten } from "~/features/schriftsatz";
import { href } from "~/routing/href";
import { loadWiderspruch, type WiderspruchDaten } from "./loadWiderspruch";

/** The withdrawal of an objection. `entwurf`: it is begun. */
export type ZurueckziehenDaten = { daten: WiderspruchDaten; entwurf: SchriftsatzDaten | null };

/**
 * The page, or that of the objection, which tells what has become of it: only one that runs can be withdrawn. Null when
 * the document is another one.
 */
export async function loadZurueckziehen(
  call: Rufe,
  id: { antragUuid: string; uuid: string },
): Promise<ZurueckziehenDaten | { to: string } | null> {
  const daten = await loadWiderspruch(call, id);
  if (daten === null) return null;
  if (!daten.lage.rechte.zurueckziehen || daten.schriftsatz.status !== "EINGEREICHT")
    return { to: href("widerspruchLesen", { uuid: id.uuid }) };
  const { antragUuid } = id;
  const { rueckzug } = daten;
  const entwurf =
    rueckzug?.status === "ENTWURF" ? await loadSchriftsatz(call, { antragUuid, uuid: rueckzug.uuid }) : null;
  return { daten, entwurf };
}

/** The begun withdrawal of an objection, null when there is none. */
export async function findRuecknahme(
  call: Rufe,
  { antragUuid, uuid }: { antragUuid: string; uuid: string },
): Promise<string | null> {
  const { data } = await call.schriftsaetze.listSchriftsaetze({ antragUuid });
  const entwurf = data.find(
    ({ art, status, widerspruchUuid }) =>
      art === "WIDERSPRUCH_RUECKZUG" && status === "ENTWURF" && widerspruchUuid === uuid,
  );
  return entwurf?.uuid ?? null;
}
