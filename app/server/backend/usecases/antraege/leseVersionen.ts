import type { Antrag } from "~/contract/antrag/antraege";
import type { Fassung, Version } from "~/contract/antrag/versionen";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { Ablehnung } from "../../ablehnung";
import { findVersionen, listVersionen as listZeilen, type VersionVoll } from "../../storage/versionStore";
import { listKoepfe } from "../../storage/vorhabenStore";
import { kontextVon, readWithHistory, toAntrag } from "./antragAnsicht";
import { hasRecht } from "./antragRechte";
import type { Aufruf } from "./aufruf";

type VorhabenId = { uuid: string; vorhabenUuid: string };

/** The Antrag with one of its living Vorhaben: two statements. */
async function readKopf(ruf: Aufruf, { uuid, vorhabenUuid }: VorhabenId) {
  const { dienste } = ruf;
  const gelesen = await readWithHistory(ruf, uuid);
  const koepfe = await listKoepfe(dienste.db, gelesen.satz.uuid, null);
  const kopf = koepfe.find((eintrag) => eintrag.uuid === vorhabenUuid.toLowerCase());
  if (kopf === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { satz: gelesen.satz, kopf, antrag: toAntrag(gelesen, koepfe, ruf) };
}

/** What was submitted of a Vorhaben, without what the company calls it and what it was before. */
async function listEingereichte(
  { dienste }: Aufruf,
  vorhabenUuid: string,
  { offset, limit }: { offset: number; limit: number | null },
) {
  const { zeilen } = await listZeilen(dienste.db, vorhabenUuid, { offset: 0, limit: null });
  const eingereichte = zeilen
    .filter(({ eingereichtAm }) => eingereichtAm !== null)
    .map((zeile) => ({ ...zeile, name: null, geaendert: {} }));
  return {
    zeilen: eingereichte.slice(offset, limit === null ? undefined : offset + limit),
    total: eingereichte.length,
  };
}

/** Every save of a Vorhaben, newest first: three statements. */
export async function listVersionen(
  ruf: Aufruf,
  { page, size, ...id }: VorhabenId & { page: number; size: number },
): Promise<{ antrag: Antrag; data: Version[]; total: number; darfBenennen: boolean }> {
  const { antrag, satz, kopf } = await readKopf(ruf, id);
  // No Vorhaben has so many versions that the bound is felt; the database counts no further.
  const fenster = { offset: Math.min(page * size, 2 ** 31), limit: size === 0 ? null : size };
  const { zeilen, total } = satz.zeigtEntwuerfe
    ? await listZeilen(ruf.dienste.db, kopf.uuid, fenster)
    : await listEingereichte(ruf, kopf.uuid, fenster);
  return { antrag, data: zeilen, total, darfBenennen: hasRecht("antragBearbeiten", ruf.person, satz) };
}

const toFassung = ({ am, ...fassung }: VersionVoll): Fassung => ({ ...fassung, am: am.toISOString() });

/** Two saves of a Vorhaben with their answers: three statements. */
export async function getVersionen(
  ruf: Aufruf,
  { von, bis, ...id }: VorhabenId & { von?: number | undefined; bis?: number | undefined },
): Promise<{ antrag: Antrag; von: Fassung; bis: Fassung; kontext: AntragKontext }> {
  const { antrag, satz, kopf } = await readKopf(ruf, id);
  const rechts = bis ?? kopf.revision;
  const links = von ?? (satz.zeigtEntwuerfe ? Math.max(1, rechts - 1) : rechts);
  const gefunden = await findVersionen(ruf.dienste.db, { antragUuid: satz.uuid, vorhabenUuid: kopf.uuid }, [
    links,
    rechts,
  ]);
  const fassungVon = (revision: number): Fassung => {
    const fassung = gefunden.find((eintrag) => eintrag.revision === revision);
    if (fassung === undefined || !(satz.zeigtEntwuerfe || fassung.eingereichtAm !== null))
      throw new Ablehnung("NICHT_GEFUNDEN");
    return toFassung(satz.zeigtEntwuerfe ? fassung : { ...fassung, name: null });
  };
  return { antrag, von: fassungVon(links), bis: fassungVon(rechts), kontext: kontextVon(satz, ruf.dienste.clock) };
}
