import type { KmuZahlenKontext } from "~/domain/kmu/kmuZahlenFormular";
import { lastDayOfYear } from "~/domain/statistik/zeitraum";
import { findFinanzamtByNummer } from "~/domain/unternehmen/finanzaemter";
import { findRechtsform } from "~/domain/unternehmen/rechtsformen";
import type { Werte } from "~/formkit/field";
import { isBlank, textOf } from "~/formkit/werte";
import { isIsoDate } from "~/lib/date";
import type { OffeneSeite } from "./offen";

/** The button „Mit Testdaten füllen“ was pressed, and there is one. @spec §3 testdatenGenerator */
export const isTestdaten = ({ sitzung }: Pick<OffeneSeite, "sitzung">, formData: FormData): boolean =>
  sitzung.features.testdatenGenerator && formData.get("intent") === "testdaten";

/**
 * The answers with examples where they are blank: what is typed stays, and so does what others have entered.
 *
 * @assumed In a Vorhaben the button replaces everything; a company is a real one, of which nothing given may be lost.
 */
export const fillLeere = (werte: Werte, beispiel: Werte): Werte => ({
  ...werte,
  ...Object.fromEntries(Object.entries(beispiel).filter(([feld]) => isBlank(werte[feld]))),
});

const ANSCHRIFT: Werte = { strasse: "Beispielweg", hausnummer: "1", plz: "10115", ort: "Berlin", land: "DE" };

/**
 * Examples for the master data with these answers. None for the tax number of the company: each belongs to one company
 * only.
 */
export function beispielStammdaten(werte: Werte): Werte {
  const finanzamt = findFinanzamtByNummer(textOf(werte, "steuernummer").slice(0, 4))?.text ?? "";
  return {
    firma: "Beispiel GmbH",
    rechtsform: "GMBH",
    optionKoerperschaft: false,
    wirtschaftszweig: "72",
    gruendungsjahr: "2010",
    wirtschaftsjahrAbweichend: false,
    ...ANSCHRIFT,
    bundesland: "BE",
    postanschriftAbweichend: false,
    finanzamt,
    registerart: findRechtsform(textOf(werte, "rechtsform") || "GMBH")?.register ?? "KEINE",
    registernummer: "12345",
    registergericht: "Amtsgericht Charlottenburg (Berlin)",
    telefon: "+49 30 0000000",
    email: "info@example.org",
    website: "https://www.example.org",
    ansprechAnrede: "FRAU",
    ansprechVorname: "Ada",
    ansprechNachname: "Beispiel",
    ansprechFunktion: "Leitung Forschung und Entwicklung",
    ansprechTelefon: "+49 30 0000001",
    ansprechEmail: "ada.beispiel@example.org",
    verbundStatus: false,
    kmuStatus: "KLEIN",
  };
}

/** The Land of the tax number below. */
const LAND = "BE";
const STEUERNUMMER = "1137081599878";

/** Examples for an affiliated company with these answers; a tax number only in its Land. */
export function beispielVerbund(werte: Werte): Werte {
  const land = textOf(werte, "bundesland");
  const finanzamt = findFinanzamtByNummer(STEUERNUMMER.slice(0, 4))?.text ?? "";
  return {
    beteiligterArt: "UNTERNEHMEN",
    name: "Beispiel Tochter GmbH",
    rechtsform: "GMBH",
    ...ANSCHRIFT,
    inDeutschlandSteuerpflichtig: true,
    bundesland: LAND,
    ...(land === "" || land === LAND ? { steuernummer: STEUERNUMMER, finanzamt } : {}),
    hatBescheinigungen: false,
    istVermoegensverwaltung: false,
    ausnahme: "KEINE",
    verbindung: "TOCHTER",
    kapital: "60",
    nachweis: "Testdaten: Gesellschafterliste",
    markt: "ANDERER",
  };
}

/** The last calendar year before today for which nothing is entered yet of somebody. */
function freiesJahr(beteiligter: string, { andere, heute }: KmuZahlenKontext): string {
  let jahr = Number(heute.slice(0, 4)) - 1;
  const isBelegt = (zeile: KmuZahlenKontext["andere"][number]): boolean =>
    zeile.beteiligter === beteiligter &&
    zeile.beginn <= `${String(jahr)}-12-31` &&
    `${String(jahr)}-01-01` <= zeile.ende;
  while (andere.some(isBelegt)) jahr -= 1;
  return String(jahr);
}

/**
 * Examples for figures of the KMU status with these answers: of another company while none is chosen. Of the company
 * itself only the year that is not over can be estimated.
 */
export function beispielKmuZahlen(werte: Werte, kontext: KmuZahlenKontext): Werte {
  const { eigenes, firmen, heute } = kontext;
  const beteiligter = textOf(werte, "beteiligter") || (firmen.find(({ key }) => key !== eigenes)?.key ?? eigenes);
  const isEigenes = beteiligter === eigenes;
  const beginn = `${isEigenes ? heute.slice(0, 4) : freiesJahr(beteiligter, kontext)}-01-01`;
  const getippt = textOf(werte, "beginn");
  return {
    beteiligter,
    wertart: isEigenes ? "GESCHAETZT" : "ENDGUELTIG",
    beginn,
    ende: lastDayOfYear(isIsoDate(getippt) ? getippt : beginn),
    beschaeftigte: "12.50",
    umsatz: "1800000.00",
    bilanzsumme: "950000.00",
  };
}

/** Examples for the figures of a Wirtschaftsjahr; its days are those of the last calendar year before today. */
export function beispielJahr(heute: string): Werte {
  const wjBeginn = `${String(Number(heute.slice(0, 4)) - 1)}-01-01`;
  return {
    wjBeginn,
    wjEnde: lastDayOfYear(wjBeginn),
    ebene: "UNTERNEHMEN",
    wertart: "ENDGUELTIG",
    umsatz: "4200000.00",
    bilanzsumme: "3100000.00",
    beschaeftigteVzae: "38.50",
    fueBeschaeftigteVzae: "6.25",
    verbundUmsatz: "9800000.00",
    verbundBeschaeftigteVzae: "81.00",
    fuePersonal: "412000.00",
    fueSach: "88000.00",
    fueExtern: "45000.00",
    bemerkung: "Testdaten: keine echten Zahlen.",
  };
}
