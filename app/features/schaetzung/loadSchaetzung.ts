import type { Rufe } from "~/contract/wire/call";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import { listSchaetzungsjahre, estimate, type Schaetzung } from "~/domain/zulage/schaetzung";
import type { UngenannteFirma } from "~/features/verbund";
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
  /** Who shares the cap in which year, without a word on how much of it was used; they count as nothing. */
  ungenannt: { jahr: string; firmen: UngenannteFirma[] }[];
  /** Relations of the list are unfinished: it may say too little of the others. */
  hatOffene: boolean;
  /** Messages by control, for the summary. */
  fehler: { href: string; message: string }[];
  /** All Vorhaben together. */
  zusammen: Schaetzung;
  /** Each Vorhaben alone; empty when there is only one. */
  einzeln: { uuid: string; titel: string; schaetzung: Schaetzung }[];
};

type Genutzte = { genutzt: Vorgaben["genutzt"] } & Pick<SchaetzungDaten, "ungenannt" | "hatOffene">;

/** What the others have used of the shared cap in these years by their list, and of whom it says nothing. */
async function loadGenutzte(call: Rufe, alle: readonly string[]): Promise<Genutzte> {
  const jahre = alle.filter((jahr) => /^\d{4}(\/\d{4})?$/.test(jahr));
  const gefragt = jahre.length === 0 ? {} : { jahre: jahre.join(",") };
  const { lage } = await call.verbund.listVerbundene({ page: 0, size: 1, ...gefragt });
  const firmenIn = (jahr: string) => lage.ungenannt.filter((eintrag) => eintrag.jahr === jahr);
  const ungenannt = jahre.map((jahr) => ({ jahr, firmen: firmenIn(jahr) }));
  return {
    genutzt: lage.genutzt,
    ungenannt: ungenannt.filter(({ firmen }) => firmen.length > 0),
    hatOffene: lage.hatOffene,
  };
}

const KEINE: Genutzte = { genutzt: [], ungenannt: [], hatOffene: false };

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
  const jahre = listSchaetzungsjahre(vorhaben);
  const { genutzt, ...liste } = unternehmensangaben === undefined ? KEINE : await loadGenutzte(call, jahre);
  const vorgaben = { istKmu: vorgabe?.istKmu ?? false, genutzt };
  const { angaben, fragen } = readAngaben(query, jahre, vorgaben);
  const frage = { kontext, angaben };
  return {
    uuid,
    titel: antragTitel(antrag),
    istKmu: angaben.istKmu,
    vorgabe,
    fragen,
    ...liste,
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
