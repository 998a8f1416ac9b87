import type { Rufe } from "~/contract/wire/call";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import { listSchaetzungsjahre, estimate, type Schaetzung } from "~/domain/zulage/schaetzung";
import { antragTitel } from "~/features/antrag";
import { toWerte } from "~/features/formular";
import { loadKmuVorgabe } from "~/features/kmu";
import { readAngaben, type VerbundFrage, type Vorgaben } from "./readAngaben";
import { jahrText } from "~/domain/unternehmen/wirtschaftsjahr";

export type SchaetzungDaten = {
  uuid: string;
  titel: string;
  istKmu: boolean;
  /** What is known about the company and not said in the address; null where nothing is. */
  vorgabe: Awaited<ReturnType<typeof loadKmuVorgabe>>;
  fragen: VerbundFrage[];
  /** Messages by control, for the summary. */
  fehler: { href: string; message: string }[];
  /** All Vorhaben together. */
  zusammen: Schaetzung;
  /** Each Vorhaben alone; empty when there is only one. */
  einzeln: { uuid: string; titel: string; schaetzung: Schaetzung }[];
};

/** What the list of affiliated companies says that others have used of the shared cap. */
async function loadGenutzte(call: Rufe): Promise<Vorgaben["genutzt"]> {
  const { lage } = await call.verbund.listVerbundene({ page: 0, size: 1 });
  return lage.genutzt;
}

/** The estimate of an Antrag, from the stored answers and from what the address says. Nothing is kept. */
export async function loadSchaetzung(call: Rufe, uuid: string, url: URL): Promise<SchaetzungDaten> {
  const { antrag, vorhaben: alle, kontext, unternehmensangaben } = await call.antraege.readAntrag({ uuid });
  const query = url.searchParams;
  // Master data are shown only to those who may read those of today; so is what is worked out from them.
  const vorgabe = unternehmensangaben === undefined || query.has("kmu") ? null : await loadKmuVorgabe(call);
  const vorhaben = alle.map((eintrag, stelle) => {
    const werte = toWerte(eintrag.uuid, eintrag.werte);
    return { uuid: eintrag.uuid, titel: vorhabenTitel(werte, stelle), werte };
  });
  const genutzt = unternehmensangaben === undefined ? [] : await loadGenutzte(call);
  const vorgaben = { istKmu: vorgabe?.istKmu ?? false, genutzt };
  const { angaben, fragen } = readAngaben(query, listSchaetzungsjahre(vorhaben), vorgaben);
  const frage = { kontext, angaben };
  return {
    uuid,
    titel: antragTitel(antrag),
    istKmu: angaben.istKmu,
    vorgabe,
    fragen,
    fehler: fragen.flatMap(({ name, jahr, fehler }) =>
      fehler === null ? [] : [{ href: `#${name}`, message: `${jahrText(jahr)}: ${fehler}` }],
    ),
    zusammen: estimate({ ...frage, vorhaben }),
    einzeln:
      vorhaben.length < 2
        ? []
        : vorhaben.map((eintrag) => ({
            uuid: eintrag.uuid,
            titel: eintrag.titel,
            schaetzung: estimate({ ...frage, vorhaben: [eintrag] }),
          })),
  };
}
