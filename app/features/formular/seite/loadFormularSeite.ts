import type { Antrag } from "~/contract/antrag/antraege";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import { antragStatusText } from "~/domain/antrag/antragStatus";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import { toAnlageEintrag } from "~/features/anlagen";
import { angebotArtAn, type AngeboteHtml, toAngeboteHtml } from "./angeboteDaten";
import { befundeFuerPlatz, ruhigeBefunde, vorhabenState, zeilenStatesVon } from "./befundeFuerPlatz";
import type { FormularDaten, FortDaten } from "./formularDaten";
import { ortHref, readOrt, readTab, readWunsch, type FormularOrt } from "./formularOrt";
import { loadEinstieg } from "./loadEinstieg";
import { bereichVon, openPlatz, type Platz } from "./platz";
import { resteAn } from "../speichern/reste";
import { tabStaendeVon } from "./tabStand";
import { toWerte } from "./toWerte";
import { werteFuerPlatz } from "./werteFuerPlatz";

type Anfrage = {
  call: Rufe;
  antragUuid: string;
  art?: FormularArt | undefined;
  url: URL;
  formular: FormularSchutz;
  hasTestdaten: boolean;
  /** The page answers a form that was not accepted. */
  isGesendet?: boolean;
};

/** The page, or the address of the place that was meant. */
export type FormularLadung =
  | { art: "seite"; daten: FormularDaten; angebote: AngeboteHtml | null }
  | { art: "fort"; daten: FortDaten }
  | { art: "umleiten"; to: string };

function kopfVon(antrag: Antrag): FormularDaten["antrag"] {
  return {
    bezeichnung: antrag.bezeichnung,
    antragsnummer: antrag.antragsnummer,
    status: antrag.info.status,
    statusText: antragStatusText(antrag.info.status),
    anzahlFehler: antrag.vorhaben.reduce((summe, { anzahlFehler }) => summe + anzahlFehler, 0),
    vorhaben: antrag.vorhaben.map((kopf, stelle) => ({
      uuid: kopf.uuid,
      titel: kopf.kurzbezeichnung || kopf.titel || `Vorhaben ${stelle + 1}`,
      state: vorhabenState(kopf),
    })),
  };
}

async function ersterOrt({ call, antragUuid, art, url }: Anfrage): Promise<FormularOrt> {
  const { vorhaben } = await call.antraege.getAntrag({ uuid: antragUuid });
  return { antragUuid, vorhabenUuid: vorhaben[0]?.uuid ?? "", tab: readTab(url, art), zeile: null, formular: art };
}

/** The tab that shows the files of a Vorhaben. @spec domain.md 2.5 anlagen */
const ANLAGEN_TAB = "inhaltlicheAngaben";

async function loadAnlagen(
  { call, antragUuid: uuid }: Pick<Anfrage, "call" | "antragUuid">,
  platz: Platz,
  vorhabenUuid: string,
): Promise<FormularDaten["anlagen"]> {
  if (platz.tab.key !== ANLAGEN_TAB || platz.zeile !== null) return null;
  const { data } = await call.dateien.listDateien({ uuid });
  return data.filter((datei) => datei.vorhabenUuid === vorhabenUuid).map((datei) => toAnlageEintrag(uuid, datei));
}

/** The address with the help that was asked for. */
function withHilfe(to: string, url: URL): string {
  const hilfe = url.searchParams.get("hilfe");
  return hilfe === null ? to : `${to}&${new URLSearchParams({ hilfe }).toString()}`;
}

async function loadMore({ call, antragUuid, formular }: Anfrage, ort: FormularOrt): Promise<FortDaten> {
  const { bezeichnung, antragsnummer, rechte } = await call.antraege.getAntrag({ uuid: antragUuid });
  return {
    isFort: true,
    ort,
    antragUuid,
    bezeichnung: bezeichnung || antragsnummer || "Antrag",
    darfBearbeiten: rechte.bearbeiten,
    formular,
  };
}

/**
 * Loads one place of the form. A Vorhaben that the Antrag does not have is told as such: somebody may have deleted it
 * meanwhile.
 */
export async function loadFormularSeite(anfrage: Anfrage): Promise<FormularLadung> {
  const { url } = anfrage;
  const ort = readOrt(url, anfrage.antragUuid, anfrage.art);
  const isEinstieg = !url.searchParams.has("tab") && anfrage.isGesendet !== true;
  if (ort === null || isEinstieg) {
    const gemeint = await (isEinstieg ? loadEinstieg(anfrage) : ersterOrt(anfrage));
    return { art: "umleiten", to: withHilfe(ortHref(gemeint), url) };
  }
  try {
    return await loadOrt(anfrage, ort);
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== 404) throw thrown;
    return { art: "fort", daten: await loadMore(anfrage, ort) };
  }
}

/** What is asked about a row that was begun and may have been stored and deleted since: Back leads to it, too. */
const neueZeileVon = ({ zeile }: FormularOrt) =>
  zeile?.neu === true ? { zeile: zeile.uuid, seit: zeile.seit ?? 0 } : {};

/** Does the address ask for findings? */
const isGefragt = ({ pruefen, feld }: FormularDaten["wunsch"]): boolean => pruefen || feld !== null;

/**
 * Loads one place of the form with one call, with one more where there are files. A URL that names a row that is gone
 * leads to its tab, but not with what was typed for the row: that needs its fields.
 */
async function loadOrt(
  { call, antragUuid, url, formular, hasTestdaten, isGesendet = false }: Anfrage,
  gemeint: FormularOrt,
): Promise<FormularLadung> {
  const ort = isGesendet && gemeint.zeile !== null ? { ...gemeint, zeile: { ...gemeint.zeile, neu: true } } : gemeint;
  const gefragt = { ...(isGesendet ? {} : neueZeileVon(ort)), angebote: angebotArtAn(ort) };
  const gelesen = await call.antraege.getVorhaben({ uuid: antragUuid, vorhabenUuid: ort.vorhabenUuid, ...gefragt });
  const { antrag, vorhaben, kontext, ticket, geparkte, reste, isZeileGeloescht } = gelesen;
  const werte = toWerte(vorhaben.uuid, vorhaben.werte);
  const platz = openPlatz(ort, werte);
  if (ort.zeile !== null && (platz.zeile === null || isZeileGeloescht === true))
    return { art: "umleiten", to: withHilfe(ortHref({ ...ort, zeile: null }), url) };
  const bereich = { werte, wurzel: werte, kontext };
  const wunsch = readWunsch(url);
  const gezeigt = isGefragt(wunsch) ? vorhaben.pruefung : ruhigeBefunde(vorhaben.pruefung, platz, werte);
  const isZeileNeu = platz.zeile?.werte.created === true;
  const daten: FormularDaten = {
    ort: platz.zeile === null ? ort : { ...ort, zeile: { ...platz.zeile.ort, neu: isZeileNeu } },
    wunsch,
    formular,
    antrag: kopfVon(antrag),
    rechte: antrag.rechte,
    werte: werteFuerPlatz(werte, platz),
    revision: vorhaben.revision,
    neu: vorhaben.neu,
    gespeichertAm: vorhaben.geaendertAm,
    gespeichertVon: vorhaben.geaendertVon,
    kontext,
    befunde: vorhaben.neu || isZeileNeu ? { fehler: [], warnungen: [] } : befundeFuerPlatz(gezeigt, platz, werte),
    tabStaende: tabStaendeVon(vorhaben.pruefung, { form: platz.form, bereich, isNeu: vorhaben.neu }),
    zeilenStates: zeilenStatesVon(vorhaben.pruefung, platz.tab, werte),
    anlagen: await loadAnlagen({ call, antragUuid }, platz, ort.vorhabenUuid),
    hasTestdaten,
    ticket,
    geparkte,
    reste: resteAn(reste, platz, werte),
  };
  const wo = { ort, platz, bereich: bereichVon(platz, werte, kontext) };
  return { art: "seite", daten, angebote: toAngeboteHtml(gelesen.angebote ?? [], wo) };
}
