import { AM_ZUG } from "../antrag/amZug";
import { antragStatusSchluessel, antragStatusText } from "../antrag/antragStatus";
import { WIDERSPRUCH_STATUS } from "../antrag/widerspruchStatus";
import { ZWEITE_FAKTOREN } from "../benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN_KURZ } from "../benutzer/rollen";
import { PERSON_STATUS } from "../benutzer/supportPerson";
import { BESCHEID_TITEL } from "../bescheid/bescheidTexte";
import { NACHFORDERUNG_STATUS } from "../nachforderung/nachforderungStatus";
import { ANZEIGESTAND } from "../nachricht/anzeigestand";
import { ZIELGRUPPEN } from "../nachricht/zielgruppe";
import { EBENEN, WERTARTEN } from "../statistik/jahrFeld";
import { BUNDESLAENDER } from "../unternehmen/bundeslaender";
import { LAENDER } from "../unternehmen/laender";
import { REGISTERARTEN } from "../unternehmen/registerarten";
import { WIRTSCHAFTSZWEIGE } from "../unternehmen/wirtschaftszweige";
import { RECHTSFORMEN } from "../unternehmen/rechtsformen";
import {
  BETRAG,
  type Exportvariable,
  FIRMA,
  NUMMER,
  PERSON,
  PFLICHT,
  TAG,
  titelVon,
  variable,
  ZAHL,
} from "./exportVariable";
import { listGezeigte, TABELLEN } from "./tabellen";

/** What can be exported. @spec bildschirme.md 11 */
export const exportFaelle = [
  "ANTRAEGE",
  "VORHABEN",
  "NACHFORDERUNGEN",
  "BESCHEIDE",
  "WIDERSPRUECHE",
  "UNTERNEHMEN",
  "GESCHAEFTSSTATISTIK",
  "BENUTZER",
  "SYSTEMNACHRICHTEN",
] as const;

export type ExportFall = (typeof exportFaelle)[number];

/** `zeit`: the variable that a period is about, in the words of the filter. `datei`: the first word of its files. */
type Fallbeschreibung = {
  readonly label: string;
  readonly datei: string;
  readonly zeit: string;
  readonly variablen: readonly Exportvariable[];
};

const STATUS = Object.fromEntries(antragStatusSchluessel.map((key) => [key, antragStatusText(key)]));

/**
 * How accounts stand, in the words of the list of people. Its „Eingeladen“ and „Abgelaufen“ are missing: a row is an
 * account that works for a company, and whoever has not accepted an invitation has none.
 */
const KONTO = {
  AKTIV: PERSON_STATUS.AKTIV,
  OHNE_PASSWORT: PERSON_STATUS.OHNE_PASSWORT,
  UNBESTAETIGT: PERSON_STATUS.UNBESTAETIGT,
  GESPERRT: PERSON_STATUS.GESPERRT,
};
const JA_NEIN = { true: "Ja", false: "Nein" };
/** The columns of the list are the variables; names of people in them are personal. */
const ANTRAG_VARIABLEN = listGezeigte(TABELLEN.antraege).map(({ key, title, art }) =>
  variable(key, title, {
    art: art === "status" || art === "auswahl" ? "text" : art,
    required: key === "antragsnummer",
    ...(key === "firma" ? { isNurStab: true } : {}),
    ...(key === "geaendertVon" ? PERSON : {}),
    ...(key === "status" ? { namen: STATUS } : {}),
    ...(key === "amZug" ? { namen: AM_ZUG } : {}),
    ...(key === "version" ? { namen: { V1: "V1", V2: "V2" } } : {}),
  }),
);

/**
 * Every case with its variables in their order.
 *
 * @assumed §3 names the items of the variables and shows none: they are the columns of the lists, required is what
 *   tells one row from another. The state of a Wirtschaftsjahr is none of them: it follows from all its figures and
 *   stands in no table.
 */
export const EXPORT_FAELLE: Readonly<Record<ExportFall, Fallbeschreibung>> = {
  ANTRAEGE: { label: "Anträge", datei: "antraege", zeit: "Eingereicht", variablen: ANTRAG_VARIABLEN },
  VORHABEN: {
    label: "Vorhaben",
    datei: "vorhaben",
    zeit: "Geändert",
    variablen: [
      NUMMER,
      variable("position", "Nummer des Vorhabens", { ...PFLICHT, ...ZAHL }),
      variable("titel", "Titel"),
      variable("kurzbezeichnung", "Kurzbezeichnung"),
      FIRMA,
      variable("status", "Status des Antrags", { namen: STATUS }),
      variable("anzahlFehler", "Fehler", ZAHL),
      variable("anzahlWarnungen", "Warnungen", ZAHL),
      variable("geaendertAm", "Geändert", TAG),
      variable("geaendertVon", "Geändert von", PERSON),
    ],
  },
  NACHFORDERUNGEN: {
    label: "Nachforderungen",
    datei: "nachforderungen",
    zeit: "Erstellt",
    variablen: [
      NUMMER,
      variable("nummer", "Nummer der Nachforderung", { ...PFLICHT, ...ZAHL }),
      FIRMA,
      variable("status", "Status", { namen: NACHFORDERUNG_STATUS }),
      variable("anzahlFragen", "Fragen", ZAHL),
      variable("erstelltAm", "Erstellt", TAG),
      variable("frist", "Frist", TAG),
      variable("erledigtAm", "Erledigt", TAG),
    ],
  },
  BESCHEIDE: {
    label: "Bescheide",
    datei: "bescheide",
    zeit: "Erstellt",
    variablen: [
      NUMMER,
      variable("art", "Art", { ...PFLICHT, namen: BESCHEID_TITEL }),
      FIRMA,
      variable("erstelltAm", "Erstellt", TAG),
      variable("abrufbarBis", "Abrufbar bis", TAG),
      variable("abgerufenAm", "Abgerufen", TAG),
      variable("bekanntgabeAm", "Bekanntgabe", TAG),
      variable("widerspruchsfrist", "Widerspruchsfrist", TAG),
    ],
  },
  WIDERSPRUECHE: {
    label: "Widersprüche",
    datei: "widersprueche",
    zeit: "Erstellt",
    variablen: [
      NUMMER,
      variable("erstelltAm", "Erstellt", { ...PFLICHT, ...TAG }),
      FIRMA,
      variable("status", "Status", { namen: WIDERSPRUCH_STATUS }),
      variable("eingereichtAm", "Eingereicht", TAG),
      variable("eingereichtVon", "Eingereicht von", PERSON),
      variable("beendetAm", "Beendet", TAG),
    ],
  },
  UNTERNEHMEN: {
    label: "Unternehmen",
    datei: "unternehmen",
    zeit: "Im Portal seit",
    variablen: [
      variable("firma", "Name", PFLICHT),
      variable("rechtsform", "Rechtsform", titelVon(RECHTSFORMEN)),
      variable("strasse", "Straße"),
      variable("hausnummer", "Hausnummer"),
      variable("plz", "Postleitzahl"),
      variable("ort", "Ort"),
      variable("bundesland", "Bundesland", titelVon(BUNDESLAENDER)),
      variable("land", "Land", { ...titelVon(LAENDER), isOhneFilter: true }),
      variable("wirtschaftszweig", "Wirtschaftszweig", { ...titelVon(WIRTSCHAFTSZWEIGE), isOhneFilter: true }),
      variable("gruendungsjahr", "Gründungsjahr"),
      variable("registerart", "Registerart", titelVon(REGISTERARTEN)),
      variable("registernummer", "Registernummer"),
      variable("registergericht", "Registergericht"),
      variable("steuernummer", "Steuernummer", PERSON),
      variable("telefon", "Telefon", PERSON),
      variable("email", "E-Mail", PERSON),
      variable("website", "Website"),
      variable("ansprechperson", "Ansprechperson", PERSON),
      variable("anzahlBenutzer", "Benutzer", ZAHL),
      variable("erstelltAm", "Im Portal seit", TAG),
    ],
  },
  GESCHAEFTSSTATISTIK: {
    label: "Geschäftsstatistik",
    datei: "geschaeftsstatistik",
    zeit: "Ende des Wirtschaftsjahres",
    variablen: [
      variable("firma", "Unternehmen", PFLICHT),
      variable("beginn", "Beginn", { ...PFLICHT, ...TAG }),
      variable("ende", "Ende", { ...PFLICHT, ...TAG }),
      variable("rumpfjahr", "Rumpfwirtschaftsjahr", { namen: JA_NEIN }),
      variable("ebene", "Ebene", { namen: EBENEN }),
      variable("wertart", "Art der Werte", { namen: WERTARTEN }),
      variable("umsatz", "Umsatz in Euro", BETRAG),
      variable("bilanzsumme", "Bilanzsumme in Euro", BETRAG),
      variable("beschaeftigteVzae", "Beschäftigte (VZÄ)", BETRAG),
      variable("fueBeschaeftigteVzae", "Davon in FuE (VZÄ)", BETRAG),
      variable("verbundUmsatz", "Umsatz des Verbunds in Euro", BETRAG),
      variable("verbundBeschaeftigteVzae", "Beschäftigte des Verbunds (VZÄ)", BETRAG),
      variable("fuePersonal", "FuE: Personal in Euro", BETRAG),
      variable("fueSach", "FuE: Sachmittel in Euro", BETRAG),
      variable("fueExtern", "FuE: Aufträge in Euro", BETRAG),
      variable("fueGesamt", "FuE gesamt in Euro", BETRAG),
      variable("geaendertAm", "Geändert", TAG),
      variable("geaendertVon", "Geändert von", PERSON),
    ],
  },
  BENUTZER: {
    label: "Benutzer",
    datei: "benutzer",
    zeit: "Konto seit",
    variablen: [
      variable("name", "Name", { ...PFLICHT, ...PERSON }),
      variable("email", "E-Mail", { ...PFLICHT, ...PERSON }),
      FIRMA,
      variable("rolle", "Rolle", { namen: UNTERNEHMENSROLLEN_KURZ }),
      variable("status", "Status", { namen: KONTO }),
      variable("zweiterFaktor", "Zweiter Faktor", { namen: ZWEITE_FAKTOREN }),
      variable("gesperrtSeit", "Gesperrt seit", TAG),
      variable("erstelltAm", "Konto seit", TAG),
      variable("letzteAnmeldungAm", "Letzte Anmeldung", { ...TAG, ...PERSON }),
    ],
  },
  SYSTEMNACHRICHTEN: {
    label: "Systemnachrichten",
    datei: "systemnachrichten",
    zeit: "Anzeigen von",
    variablen: [
      variable("titel", "Titel", PFLICHT),
      variable("anzeigenVon", "Anzeigen von", { ...PFLICHT, ...TAG }),
      variable("anzeigenBis", "Anzeigen bis", TAG),
      variable("aktiv", "Aktiv", { namen: ANZEIGESTAND }),
      variable("zielgruppe", "Zielgruppe", { namen: ZIELGRUPPEN }),
      variable("anzahlGeschlossen", "Geschlossen von", ZAHL),
      variable("geaendertVon", "Geändert von", PERSON),
    ],
  },
};

/** The variables of a case that a person can choose from. */
export const listVariablen = (fall: ExportFall, isStab: boolean): Exportvariable[] =>
  EXPORT_FAELLE[fall].variablen.filter(({ isNurStab }) => isStab || isNurStab !== true);

/** Whether what was chosen holds something about people, so that a purpose is asked for. */
export const needsZweck = (fall: ExportFall, variablen: readonly string[]): boolean =>
  EXPORT_FAELLE[fall].variablen.some(
    ({ key, isPersonenbezogen }) => isPersonenbezogen === true && variablen.includes(key),
  );

/**
 * What personal data are exported for. A choice, so that the log of all exports holds no texts of users.
 *
 * @assumed the specification names no purposes
 */
export const EXPORT_ZWECKE = {
  VORGANG: "Bearbeitung eines Vorgangs",
  AUSKUNFT: "Auskunft an eine betroffene Person",
  ABGLEICH: "Abgleich mit eigenen Unterlagen",
  BERICHT: "Bericht oder Statistik",
  PRUEFUNG: "Prüfung oder Aufsicht",
} as const;

export type ExportZweck = keyof typeof EXPORT_ZWECKE;

export const exportZwecke = ["VORGANG", "AUSKUNFT", "ABGLEICH", "BERICHT", "PRUEFUNG"] as const;

/** Narrows what an address or a form says to a purpose. */
export const isExportZweck = (text: unknown): text is ExportZweck => exportZwecke.some((zweck) => zweck === text);

export const isExportFall = (text: unknown): text is ExportFall => exportFaelle.some((fall) => fall === text);
