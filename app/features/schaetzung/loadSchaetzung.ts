import type { Rufe } from "~/contract/wire/call";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import { listSchaetzungsjahre, estimate, type Schaetzung } from "~/domain/zulage/schaetzung";
import { antragTitel } from "~/features/antrag";
import { toWerte } from "~/features/formular";
import { readAngaben, type VerbundFrage } from "./readAngaben";

export type SchaetzungDaten = {
  uuid: string;
  titel: string;
  istKmu: boolean;
  fragen: VerbundFrage[];
  /** Messages by control, for the summary. */
  fehler: { href: string; message: string }[];
  /** All Vorhaben together. */
  zusammen: Schaetzung;
  /** Each Vorhaben alone; empty when there is only one. */
  einzeln: { uuid: string; titel: string; schaetzung: Schaetzung }[];
};

/** The estimate of an Antrag, from the stored answers and from what the address says. Nothing is kept. */
export async function loadSchaetzung(call: Rufe, uuid: string, url: URL): Promise<SchaetzungDaten> {
  const { antrag, vorhaben: alle, kontext } = await call.antraege.readAntrag({ uuid });
  const vorhaben = alle.map((eintrag, stelle) => {
    const werte = toWerte(eintrag.uuid, eintrag.werte);
    return { uuid: eintrag.uuid, titel: vorhabenTitel(werte, stelle), werte };
  });
  const { angaben, fragen } = readAngaben(url.searchParams, listSchaetzungsjahre(vorhaben));
  const frage = { kontext, angaben };
  return {
    uuid,
    titel: antragTitel(antrag),
    istKmu: angaben.istKmu,
    fragen,
    fehler: fragen.flatMap(({ name, jahr, fehler }) =>
      fehler === null ? [] : [{ href: `#${name}`, message: `${jahr}: ${fehler}` }],
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
