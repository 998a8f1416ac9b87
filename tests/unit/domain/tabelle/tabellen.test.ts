import { describe, expect, it } from "vitest";
import {
  ANSICHT_NAME_MAX,
  ANSICHTEN_HOECHSTENS,
  chooseSpalten,
  listGueltigeFilter,
  spaltenFuer,
  TABELLEN,
  tabellenSchluessel,
  worksInStab,
} from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

const keys = (gewaehlt: readonly string[] | null, isStab = false) =>
  chooseSpalten(TABELLEN.antraege, { gewaehlt, isStab }).map(({ key }) => key);
const ANFANGS = ["antragsnummer", "bezeichnung", "status", "amZug", "naechsteFrist", "geaendertAm"];

describe("chooseSpalten", () => {
  it("zeigt ohne Wahl die Spalten, mit denen die Liste sich öffnet", () => expect(keys(null)).toEqual(ANFANGS));

  it("zeigt die gewählten in der Reihenfolge der Tabelle", () => {
    expect(keys(["geaendertVon", "erstelltAm", "bezeichnung"])).toEqual(["bezeichnung", "erstelltAm", "geaendertVon"]);
  });

  it.each([[[]], [["gibtesnicht"]]])("zeigt nie keine: %j", (gewaehlt) => expect(keys(gewaehlt)).toEqual(ANFANGS));

  it("nennt das Unternehmen denen, die für keines arbeiten, und sonst niemandem", () => {
    expect(keys(null, true)).toEqual(["antragsnummer", "bezeichnung", "firma", ...ANFANGS.slice(2)]);
    expect(keys(["firma", "status"], true)).toEqual(["firma", "status"]);
    expect(keys(["firma", "status"])).toEqual(["status"]);
    expect(keys(["firma"])).toEqual(ANFANGS);
  });

  it("hat die gewählte auch neben einer, die es nicht mehr gibt", () =>
    expect(keys(["weg", "status"])).toEqual(["status"]));
});

it("zeigt nie, wonach nur gefragt wird, auch auf Wunsch nicht", () => {
  expect(spaltenFuer(TABELLEN.antraege, true).map(({ key }): string => key)).not.toContain("zugriff");
  expect(keys(["zugriff", "status"])).toEqual(["status"]);
});

it("nennt jede Tabelle", () => expect([...tabellenSchluessel]).toEqual(Object.keys(TABELLEN)));

it("lässt von den Filtern die weg, die nach keinem Tag fragen", () => {
  const filter = { bezeichnung: "31.02.2026", eingereichtAm: "31.02.2026", geaendertAm: "5.1.2026" };
  const ansicht = { suche: "", filter, sortierung: [], seite: 1, bis: 1, groesse: "25" } as const;
  expect(listGueltigeFilter(TABELLEN.antraege, ansicht)).toEqual([
    ["bezeichnung", "31.02.2026"],
    ["geaendertAm", "5.1.2026"],
  ]);
});

/** What a person sees of a column, in one line. */
function describeSpalte({ title, art, isAnfangs, leer, isBreit, sortierbar, filter }: Tabellenspalte): string {
  const { stelle, label, auswahl, isMalLeer } = filter ?? {};
  const fragt = auswahl?.map((eintrag) => `${eintrag.value} „${eintrag.label}“`).join(", ") ?? "Text";
  return [
    `${title} (${art})`,
    isAnfangs ? "am Anfang" : "auf Wunsch",
    ...(leer === undefined ? [] : [`leer ${leer}`]),
    ...(isBreit ? ["breit"] : []),
    ...(sortierbar ? ["sortierbar"] : []),
    ...(stelle === undefined ? [] : [`Filter ${String(stelle)}: ${label ?? title}, ${fragt}`]),
    ...(isMalLeer ? ["auch ohne Wert"] : []),
  ].join(" | ");
}

/** The names of the statuses are the matter of their own test. */
const ohneStatusnamen = (zeile: string): string => zeile.replace(/(Filter 1: Status, IN_BEARBEITUNG „.*?“).*/, "$1 …");

it("hat für die Anträge diese Spalten", () => {
  expect(TABELLEN.antraege.map(describeSpalte).map(ohneStatusnamen)).toEqual([
    "Antragsnummer (text) | am Anfang | leer Entwurf | sortierbar | Filter 4: Antragsnummer, Text | auch ohne Wert",
    "Bezeichnung (text) | am Anfang | leer – | breit | sortierbar | Filter 5: Bezeichnung, Text | auch ohne Wert",
    "Unternehmen (text) | am Anfang | breit",
    "Status (status) | am Anfang | breit | sortierbar | Filter 1: Status, IN_BEARBEITUNG „Antrag nicht eingereicht“ …",
    "Wer ist dran (auswahl) | am Anfang | sortierbar | Filter 7: Wer ist dran, FIRMA „Unternehmen“, STELLE „Bescheinigungsstelle“, ENTSCHIEDEN „Entschieden“, NIEMAND „Niemand“",
    "Nächste Frist (tag) | am Anfang | leer – | sortierbar | Filter 8: Nächste Frist, Text | auch ohne Wert",
    "Version (text) | auf Wunsch | sortierbar | Filter 2: Version, V2 „Version 2“, V1 „Version 1“",
    "Vorhaben (zahl) | auf Wunsch | sortierbar",
    "Erstellt (tag) | auf Wunsch | sortierbar",
    "Geändert (tag) | am Anfang | sortierbar | Filter 3: Geändert am, Text",
    "Geändert von (text) | auf Wunsch | breit",
    "Eingereicht (tag) | auf Wunsch | leer – | sortierbar | Filter 6: Eingereicht am, Text | auch ohne Wert",
    "Mein Zugriff (auswahl) | auf Wunsch | Filter 9: Mein Zugriff, MIR „Mir zugewiesen“, ROLLE „Nur durch meine Rolle“",
  ]);
});

it("hat für die Benutzer diese Spalten", () => {
  expect(TABELLEN.benutzer.map(describeSpalte)).toEqual([
    "Name (text) | am Anfang | leer – | breit | sortierbar | Filter 1: Name, Text",
    "E-Mail (text) | am Anfang | breit | sortierbar | Filter 2: E-Mail, Text",
    "Rolle (text) | am Anfang | breit | sortierbar | Filter 3: Rolle, BEVOLLMAECHTIGTER „Bevollmächtigte Person“, MITARBEITER „Mitarbeiterin / Mitarbeiter“",
    "Status (text) | am Anfang | sortierbar | Filter 4: Status, AKTIV „Aktiv“, EINGELADEN „Eingeladen“, WARTET „Wartet auf Zustimmung“, ABGELAUFEN „Abgelaufen“, DEAKTIVIERT „Deaktiviert“, GESPERRT „Gesperrt“",
    "Zweiter Faktor (text) | am Anfang | leer – | sortierbar | Filter 5: Zweiter Faktor, APP „App“, MAIL „E-Mail“, KEINER „Keiner“",
    "Letzte Anmeldung (tag) | am Anfang | leer – | sortierbar | Filter 6: Letzte Anmeldung, Text | auch ohne Wert",
    "Zugriff auf Anträge (text) | am Anfang | leer – | sortierbar | Filter 7: Zugriff auf Anträge, ALLE „Alle“, EINZELNE „Einzelne“, KEINE „Keine“ | auch ohne Wert",
  ]);
});

it("hat für die Wirtschaftsjahre diese Spalten", () => {
  expect(TABELLEN.wirtschaftsjahre.map(describeSpalte)).toEqual([
    "Status (text) | am Anfang | sortierbar | Filter 1: Status, gruen „Vollständig erfasst“, gelb „Vollständig erfasst, es gibt Hinweise“, rot „Nicht vollständig erfasst“",
    "Wirtschaftsjahr (text) | am Anfang | sortierbar | Filter 2: Wirtschaftsjahr, Text",
    "Ebene (text) | am Anfang | leer – | breit | sortierbar | Filter 3: Ebene, UNTERNEHMEN „Antragstellendes Unternehmen“, VERBUND „Unternehmensverbund“ | auch ohne Wert",
    "Art der Werte (text) | am Anfang | leer – | sortierbar | Filter 4: Art der Werte, ENDGUELTIG „endgültig“, VORLAEUFIG „vorläufig“, GESCHAETZT „geschätzt“ | auch ohne Wert",
    "Umsatz (zahl) | am Anfang | leer – | sortierbar | Filter 6: Umsatz, Text | auch ohne Wert",
    "Beschäftigte (zahl) | am Anfang | leer – | sortierbar | Filter 7: Beschäftigte, Text | auch ohne Wert",
    "FuE-VZÄ (zahl) | am Anfang | leer – | sortierbar | Filter 8: FuE-VZÄ, Text | auch ohne Wert",
    "FuE gesamt (zahl) | am Anfang | leer – | sortierbar | Filter 9: FuE gesamt, Text | auch ohne Wert",
    "Letzte Änderung (tag) | am Anfang | sortierbar | Filter 5: Letzte Änderung, Text",
  ]);
});

it("hat für die verbundenen Unternehmen diese Spalten: die der Vorgabe von Anfang an, den Höchstbetrag und was dahinter steht auf Wunsch", () => {
  expect(TABELLEN.verbund.map(({ title, isAnfangs }) => (isAnfangs ? title : `(${title})`))).toEqual([
    "Status",
    "Name",
    "Land",
    "Steuernummer",
    "Art der Verbindung",
    "Beteiligung %",
    "(Stimmrechte %)",
    "(Einfluss über die Anteile hinaus)",
    "(Mittelbar über)",
    "Verbunden seit/bis",
    "(Höchstbetrag)",
  ]);
  const stellen = TABELLEN.verbund.map(({ filter }) => filter.stelle).toSorted((a, b) => a - b);
  expect(stellen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it("hat für die Zahlen zum KMU-Status diese Spalten", () => {
  expect(TABELLEN.kmuZahlen.map(describeSpalte)).toEqual([
    "Status (text) | am Anfang | sortierbar | Filter 1: Status, gruen „Vollständig erfasst“, rot „Nicht vollständig erfasst“",
    "Unternehmen (text) | am Anfang | breit | sortierbar | Filter 2: Unternehmen, Text",
    "Wirtschaftsjahr (text) | am Anfang | sortierbar | Filter 3: Wirtschaftsjahr, Text",
    "Art der Werte (text) | am Anfang | leer – | breit | sortierbar | Filter 4: Art der Werte, ENDGUELTIG „endgültig (festgestellter Abschluss)“, VORLAEUFIG „vorläufig“, GESCHAETZT „geschätzt“ | auch ohne Wert",
    "Beschäftigte (JAE) (zahl) | am Anfang | leer – | sortierbar | Filter 6: Beschäftigte (JAE), Text | auch ohne Wert",
    "Jahresumsatz (zahl) | am Anfang | leer – | sortierbar | Filter 7: Jahresumsatz, Text | auch ohne Wert",
    "Bilanzsumme (zahl) | am Anfang | leer – | sortierbar | Filter 8: Bilanzsumme, Text | auch ohne Wert",
    "Letzte Änderung (tag) | auf Wunsch | sortierbar | Filter 5: Letzte Änderung, Text",
  ]);
});

it("kennt in Spalten von Tagen nur Tage", () => {
  for (const spalten of Object.values(TABELLEN)) {
    const alle: readonly Tabellenspalte[] = spalten;
    expect(alle.filter(({ isTag }) => isTag)).toEqual(alle.filter(({ art }) => art === "tag"));
    expect(alle.filter(({ filterbar }) => filterbar)).toEqual(alle.filter(({ filter }) => filter !== undefined));
  }
});

it("behält 30 Ansichten mit Namen bis zu 60 Zeichen", () => {
  expect([ANSICHTEN_HOECHSTENS, ANSICHT_NAME_MAX]).toEqual([30, 60]);
});

it("wer für kein Unternehmen arbeitet, sieht die Anträge aller", () => {
  expect([worksInStab({ unternehmenUuid: null }), worksInStab({ unternehmenUuid: "u" })]).toEqual([true, false]);
});
