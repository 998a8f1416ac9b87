import type { Rufe } from "~/contract/wire/call";
import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import { isTabEnabled } from "~/formkit/relevance";
import { isUuid } from "~/lib/uuid";
import type { FormularOrt } from "./formularOrt";
import { tabStaendeVon } from "./tabStand";
import { toWerte } from "./toWerte";

type Anfrage = { call: Rufe; antragUuid: string; art?: FormularArt | undefined; url: URL };

/**
 * Where somebody goes on who opens the form without naming a tab: where that person saved last, or at the next tab that
 * is not complete when that one is. Else the beginning of the Vorhaben that is meant.
 */
export async function loadEinstieg({ call, antragUuid: uuid, art = "V2", url }: Anfrage): Promise<FormularOrt> {
  const genannt = url.searchParams.get("vorhaben");
  const gefragt = isUuid(genannt) ? { vorhabenUuid: genannt.toLowerCase() } : {};
  const { einstieg } = await call.antraege.getEinstieg({ uuid, ...gefragt });
  const ort = { antragUuid: uuid, tab: 0, zeile: null, ...(art !== "V2" && { formular: art }) };
  if (einstieg !== null) {
    const { vorhabenUuid } = einstieg;
    return { ...ort, vorhabenUuid, tab: await goOn({ call, uuid, vorhabenUuid, art }, einstieg.tab) };
  }
  if (gefragt.vorhabenUuid !== undefined) return { ...ort, vorhabenUuid: gefragt.vorhabenUuid };
  const { vorhaben } = await call.antraege.getAntrag({ uuid });
  return { ...ort, vorhabenUuid: vorhaben[0]?.uuid ?? "" };
}

type Gefunden = { call: Rufe; uuid: string; vorhabenUuid: string; art: FormularArt };

/** The tab with this key, or the next one that can be opened and is not complete. */
async function goOn({ call, uuid, vorhabenUuid, art }: Gefunden, key: string): Promise<number> {
  const form = formulare[art];
  const tab = Math.max(
    form.tabs.findIndex((eintrag) => eintrag.key === key),
    0,
  );
  const { vorhaben, kontext } = await call.antraege.getVorhaben({ uuid, vorhabenUuid });
  const werte = toWerte(vorhaben.uuid, vorhaben.werte);
  const bereich = { werte, wurzel: werte, kontext };
  const staende = tabStaendeVon(vorhaben.pruefung, { form, bereich, isNeu: vorhaben.neu });
  const isFertig = (stelle: number) => ["gruen", "gelb"].includes(staende[stelle]?.state ?? "");
  if (!isFertig(tab)) return tab;
  const naechster = form.tabs.findIndex(
    (eintrag, stelle) => stelle > tab && isTabEnabled(eintrag, bereich) && !isFertig(stelle),
  );
  return naechster < 0 ? tab : naechster;
}
