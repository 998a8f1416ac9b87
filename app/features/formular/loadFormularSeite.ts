import type { Antrag } from "~/contract/antraege";
import type { FormularSchutz } from "~/contract/formAntwort";
import type { Rufe } from "~/contract/rufe";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { befundeFuerPlatz, tabStatesVon, vorhabenState, zeilenStatesVon } from "./befundeFuerPlatz";
import type { FormularDaten } from "./formularDaten";
import { ortHref, readOrt, readWunsch, type FormularOrt } from "./formularOrt";
import { openPlatz, type VorhabenWerte } from "./platz";
import { werteFuerPlatz } from "./werteFuerPlatz";

type Anfrage = { call: Rufe; antragUuid: string; art?: FormularArt | undefined; url: URL; formular: FormularSchutz; hasTestdaten: boolean };

/** The page, or the address of the place that was meant. */
export type FormularLadung = { art: "seite"; daten: FormularDaten } | { art: "umleiten"; to: string };

/**
 * The stored values as the engine types them: the contract has checked that they are JSON of this shape, and the backend stores
 * nothing else.
 */
export function toWerte(uuid: string, werte: object): VorhabenWerte {
  // The contract's `wert` describes rows as loose objects; `Wert` says the same more narrowly.
  return { ...(werte as Werte), uuid };
}

function kopfVon(antrag: Antrag): FormularDaten["antrag"] {
  return {
    bezeichnung: antrag.bezeichnung,
    antragsnummer: antrag.antragsnummer,
    status: antrag.info.status,
    anzahlFehler: antrag.vorhaben.reduce((summe, { anzahlFehler }) => summe + anzahlFehler, 0),
    vorhaben: antrag.vorhaben.map((kopf, stelle) => ({
      uuid: kopf.uuid,
      titel: kopf.kurzbezeichnung || kopf.titel || `Vorhaben ${stelle + 1}`,
      state: vorhabenState(kopf),
    })),
  };
}

async function ersterOrt({ call, antragUuid, art }: Anfrage): Promise<FormularOrt> {
  const { vorhaben } = await call.antraege.getAntrag({ uuid: antragUuid });
  return { antragUuid, vorhabenUuid: vorhaben[0]?.uuid ?? "", tab: 0, zeile: null, formular: art };
}

/** The address with the help that was asked for. */
function mitHilfe(to: string, url: URL): string {
  const hilfe = url.searchParams.get("hilfe");
  return hilfe === null ? to : `${to}&${new URLSearchParams({ hilfe }).toString()}`;
}

/** Loads one place of the form with one call. A URL without a Vorhaben leads to the first one, a row that is gone to its tab. */
export async function loadFormularSeite(anfrage: Anfrage): Promise<FormularLadung> {
  const { call, antragUuid, art, url, formular, hasTestdaten } = anfrage;
  const ort = readOrt(url, antragUuid, art);
  if (ort === null) return { art: "umleiten", to: mitHilfe(ortHref(await ersterOrt(anfrage)), url) };
  const { antrag, vorhaben, kontext } = await call.antraege.getVorhaben({ uuid: antragUuid, vorhabenUuid: ort.vorhabenUuid });
  const werte = toWerte(vorhaben.uuid, vorhaben.werte);
  const platz = openPlatz(ort, werte);
  if (ort.zeile !== null && platz.zeile === null) return { art: "umleiten", to: mitHilfe(ortHref({ ...ort, zeile: null }), url) };
  const bereich = { werte, wurzel: werte, kontext };
  const isZeileNeu = platz.zeile?.werte.created === true;
  const daten: FormularDaten = {
    ort: platz.zeile === null ? ort : { ...ort, zeile: { ...platz.zeile.ort, neu: isZeileNeu } },
    wunsch: readWunsch(url),
    formular,
    antrag: kopfVon(antrag),
    rechte: antrag.rechte,
    werte: werteFuerPlatz(werte, platz),
    revision: vorhaben.revision,
    neu: vorhaben.neu,
    gespeichertAm: vorhaben.geaendertAm,
    gespeichertVon: vorhaben.geaendertVon,
    kontext,
    befunde: vorhaben.neu || isZeileNeu ? { fehler: [], warnungen: [] } : befundeFuerPlatz(vorhaben.pruefung, platz, werte),
    tabStates: tabStatesVon(vorhaben.pruefung, { form: platz.form, bereich, isNeu: vorhaben.neu }),
    zeilenStates: zeilenStatesVon(vorhaben.pruefung, platz.tab, werte),
    hasTestdaten,
  };
  return { art: "seite", daten };
}
