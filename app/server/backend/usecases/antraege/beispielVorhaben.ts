import { antragV2 } from "~/domain/antrag/formular/v2";
import { syncJahre } from "~/domain/antrag/formular/jahre";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte, Zeile } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { type BeispielThema, ERSTES_THEMA } from "./beispielThemen";

type Vorgabe = { kontext: AntragKontext; random: () => string; thema?: BeispielThema };

/** Where the firms of the test data are. */
export const ANSCHRIFT = { strasse: "Musterallee", hausnummer: "5", plz: "04109", ort: "Leipzig", land: "DE" };

const AUFTRAGNEHMER = {
  auftragnehmerBekannt: true,
  laendergruppe: "",
  name: "Beispiel Messtechnik GmbH",
  art: "UNTERNEHMEN",
  verbunden: false,
  ...ANSCHRIFT,
  geschaeftsleitungEuEwr: true,
  auftragsdatum: "2025-04-01",
  beitrag: "Testdaten: Entwicklung und Kalibrierung der Messaufnehmer für die Versuche.",
  auftragswert: "60000.00",
};

const PARTNER = {
  name: "Hochschule Beispielstadt",
  art: "HOCHSCHULE",
  verbunden: null,
  ...ANSCHRIFT,
  beitrag: "Testdaten: Theoretische Beschreibung und unabhängige Auswertung der Messreihen.",
  stelltAntrag: null,
};

function pakete(
  thema: BeispielThema,
  ids: { paket: readonly string[]; auftragnehmer: string; partner: string },
): Zeile[] {
  const plan = [
    { von: "2025-03", bis: "2025-12", akteure: ["EIGEN", ids.auftragnehmer], personenmonate: "12.5" },
    { von: "2026-01", bis: "2026-12", akteure: ["EIGEN", ids.partner], personenmonate: "18" },
    { von: "2027-01", bis: "2027-08", akteure: ["EIGEN"], personenmonate: "9.5" },
  ];
  return plan.map((zeile, stelle) => ({
    uuid: ids.paket[stelle] ?? "",
    titel: thema.pakete[stelle] ?? "",
    ...zeile,
    kurzbeschreibung: "Testdaten: siehe inhaltliche Angaben.",
    meilenstein: "Testdaten: Zielwerte sind gemessen und bewertet.",
    vorgaenger: ids.paket.slice(Math.max(0, stelle - 1), stelle),
  }));
}

function wirtschaftsgut(uuid: string, paket: string): Zeile {
  return {
    uuid,
    bezeichnung: "Prüfstand mit Lastaggregat",
    art: "MASCHINELLE_ANLAGE",
    zugangsart: "ANGESCHAFFT",
    zugangsdatum: "2025-03-15",
    anzahl: "1",
    ahk: "48500.00",
    immateriell: false,
    eigenbetrieblich: true,
    nutzungVon: "2025-03",
    nutzungBis: "2026-12",
    begruendung:
      "Testdaten: Ohne den Prüfstand lassen sich die Messreihen nicht unter festgelegten Bedingungen aufnehmen.",
    arbeitspakete: [paket],
  };
}

const JAHRESANGABEN = {
  personalVzae: "1.5",
  personalAnzahl: "3",
  personalaufwand: "112500.00",
  auftragskosten: "20000.00",
  wirtschaftsgueter: "4850.00",
};

function withRahmen(werte: Werte, { kontext, random }: Vorgabe): Werte {
  const mitJahren = syncJahre(antragV2, werte, { kontext, random });
  return { ...mitJahren, rahmen: rowsOf(mitJahren, "rahmen").map((zeile) => ({ ...zeile, ...JAHRESANGABEN })) };
}

/** What tab 0 asks, for a topic. */
export function grunddaten(thema: BeispielThema): Werte {
  return {
    titel: thema.titel,
    kurzbezeichnung: thema.kurzbezeichnung,
    beginn: "2025-03-01",
    ende: "2027-08-31",
    forschungsart: ["INDUSTRIELLE_FORSCHUNG", "EXPERIMENTELLE_ENTWICKLUNG"],
    fachgebiet: thema.fachgebiet,
    schlagwoerter: thema.schlagwoerter,
    vorherigerAntrag: false,
    andereFoerderung: false,
    ansprechpersonAnrede: "FRAU",
    ansprechpersonTitel: "Dr.",
    ansprechpersonVorname: "Erika",
    ansprechpersonNachname: "Beispiel",
    ansprechpersonFunktion: "Leitung Entwicklung",
    ansprechpersonTelefon: "+49 30 000000",
    ansprechpersonEmail: "erika.beispiel@example.org",
  };
}

/**
 * A complete and valid Vorhaben over all eight tabs, with contractor, partner, work packages, asset and years: obvious
 * test data.
 */
export function beispielVorhaben(vorgabe: Vorgabe): Werte {
  const { random, thema = ERSTES_THEMA } = vorgabe;
  const ids = { paket: [random(), random(), random()], auftragnehmer: random(), partner: random() };
  const werte: Werte = {
    ...blankWerte(antragV2),
    ...grunddaten(thema),
    eigenbetrieblich: true,
    auftrag: true,
    kooperationUnternehmen: false,
    kooperationForschung: true,
    eigenerBeitrag: true,
    wirtschaftsgueterBeantragen: true,
    auftragnehmer: [{ uuid: ids.auftragnehmer, ...AUFTRAGNEHMER }],
    uebergeordnetesZiel: "Testdaten: Gemeinsames Ziel ist ein Verfahren, das ohne Vergleichsmessung auskommt.",
    eigenerAnteil: "Testdaten: Unser Unternehmen baut die Versuche auf, entwickelt das Verfahren und erprobt es.",
    vereinbarungVom: "2025-02-15",
    kooperationspartner: [{ uuid: ids.partner, ...PARTNER }],
    ziel: thema.ziel,
    standDerTechnik: thema.standDerTechnik,
    arbeiten: thema.arbeiten,
    unsicherheiten: thema.unsicherheiten,
    arbeitspakete: pakete(thema, ids),
    wirtschaftsgueter: [wirtschaftsgut(random(), ids.paket[0] ?? "")],
  };
  return withRahmen(werte, vorgabe);
}

/** A Vorhaben that somebody began and left: no contents, no plan, and an end before its beginning. */
export function unfertigesVorhaben({ kontext, thema = ERSTES_THEMA }: Vorgabe): Werte {
  return {
    ...blankWerte(antragV2),
    titel: thema.titel,
    beginn: `${Number(kontext.heute.slice(0, 4)) + 1}-01-01`,
    ende: `${kontext.heute.slice(0, 4)}-12-31`,
    eigenbetrieblich: true,
    schlagwoerter: thema.schlagwoerter,
  };
}
