import { describe, expect, it } from "vitest";
import { arbeitspaket } from "../../../../../../app/domain/antrag/formular/entities/arbeitspaket";
import { auftragnehmer } from "../../../../../../app/domain/antrag/formular/entities/auftragnehmer";
import { kooperationspartner } from "../../../../../../app/domain/antrag/formular/entities/kooperationspartner";
import { rahmenJahr } from "../../../../../../app/domain/antrag/formular/entities/rahmenJahr";
import { wirtschaftsgut } from "../../../../../../app/domain/antrag/formular/entities/wirtschaftsgut";
import type { AntragKontext } from "../../../../../../app/domain/antrag/formular/kontext";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";
import type { Field } from "../../../../../../app/formkit/field";

type Felder = readonly Field<AntragKontext>[];

/** "titel text* 200": key, kind, * when it must be answered, and its limits. */
const describeField = ({ key, kind, required, max, maxItems, fractionDigits, min, maxValue }: Felder[number]) =>
  [
    key,
    `${kind}${required ? "*" : ""}`,
    max,
    maxItems && `${maxItems} Einträge`,
    fractionDigits && `${fractionDigits} Nachkommastellen`,
    min && `ab ${min}`,
    maxValue && `bis ${maxValue}`,
  ]
    .filter(Boolean)
    .join(" ");

const tab = (stelle: number): Felder => antragV2.tabs[stelle]?.fields ?? [];
const antworten = (felder: Felder) =>
  felder.filter(({ kind }) => !["computed", "info", "table"].includes(kind)).map(describeField);
const ANSCHRIFT = ["strasse text* 100", "hausnummer text* 10", "plz text* 10", "ort text* 100", "land choice*"];

describe("Fragen der Version 2 mit Pflicht und Grenzen (domain.md 2.1 bis 2.8)", () => {
  it.each<[string, Felder, string[]]>([
    [
      "Vorhaben",
      tab(0),
      [
        "titel text* 200",
        "kurzbezeichnung text 50",
        "beginn date* ab 2020-01-02",
        "ende date*",
        "forschungsart multiChoice*",
        "fachgebiet choice*",
        "schlagwoerter chips* 800 10 Einträge",
        "vorherigerAntrag yesNo*",
        "vorherigeVorhabenId text* 20",
        "andereFoerderung yesNo*",
        "foerderprogramm text* 200",
        "ansprechpersonAnrede choice*",
        "ansprechpersonTitel text 50",
        "ansprechpersonVorname text* 100",
        "ansprechpersonNachname text* 100",
        "ansprechpersonFunktion text 100",
        "ansprechpersonTelefon text* 50",
        "ansprechpersonEmail text* 200",
      ],
    ],
    [
      "Tätigkeitsform",
      tab(1),
      [
        "eigenbetrieblich checkbox",
        "auftrag checkbox",
        "kooperationUnternehmen checkbox",
        "kooperationForschung checkbox",
        "eigenerBeitrag yesNo*",
        "wirtschaftsgueterBeantragen yesNo*",
      ],
    ],
    [
      "Auftragnehmer",
      auftragnehmer.fields,
      [
        "auftragnehmerBekannt yesNo*",
        "laendergruppe choice*",
        "name text* 200",
        "art choice*",
        "verbunden yesNo*",
        ...ANSCHRIFT,
        "geschaeftsleitungEuEwr yesNo*",
        "auftragsdatum date* ab 2020-01-02",
        "beitrag textArea* 500",
        "auftragswert euro*",
      ],
    ],
    [
      "Kooperation",
      tab(3),
      ["uebergeordnetesZiel textArea* 500", "eigenerAnteil textArea* 500", "vereinbarungVom date"],
    ],
    [
      "Kooperationspartner",
      kooperationspartner.fields,
      [
        "name text* 200",
        "art choice*",
        "verbunden yesNo*",
        ...ANSCHRIFT,
        "beitrag textArea* 500",
        "stelltAntrag yesNo",
      ],
    ],
    [
      "Inhaltliche Angaben",
      tab(4),
      [
        "ziel textArea* 1500",
        "standDerTechnik textArea* 500",
        "arbeiten textArea* 1000",
        "unsicherheiten textArea* 1000",
      ],
    ],
    [
      "Arbeitspaket",
      arbeitspaket.fields,
      [
        "titel text* 99",
        "von month*",
        "bis month*",
        "akteure multiChoice*",
        "vorgaenger multiChoice",
        "kurzbeschreibung textArea 200",
        "meilenstein text 200",
        "personenmonate decimal 1 Nachkommastellen ab 0",
      ],
    ],
    [
      "Wirtschaftsgut",
      wirtschaftsgut.fields,
      [
        "bezeichnung text* 200",
        "art choice*",
        "zugangsart choice*",
        "zugangsdatum date*",
        "anzahl integer* ab 1 bis 999",
        "ahk euro",
        "immateriell yesNo*",
        "eigenbetrieblich yesNo*",
        "nutzungVon month*",
        "nutzungBis month*",
        "begruendung textArea* 500",
        "arbeitspakete multiChoice*",
      ],
    ],
    [
      "Rahmen eines Wirtschaftsjahres",
      rahmenJahr.fields,
      [
        "jahr text 9",
        "personalVzae decimal* 2 Nachkommastellen ab 0",
        "personalAnzahl integer* ab 0",
        "personalaufwand euro*",
        ...["", "Bis", "Ab", "Bis2025", "Ab2026"].map(
          (teil) => `eigenleistungStunden${teil} decimal 1 Nachkommastellen ab 0`,
        ),
        "auftragskosten euro*",
        "wirtschaftsgueter euro",
      ],
    ],
  ])("%s", (_teil, felder, erwartet) => {
    expect(antworten(felder)).toEqual(erwartet);
  });

  it.each<[string, string, Felder, string[]]>([
    [
      "Art der Forschung",
      "forschungsart",
      tab(0),
      ["Grundlagenforschung", "Industrielle Forschung", "Experimentelle Entwicklung"],
    ],
    [
      "Fachgebiet",
      "fachgebiet",
      tab(0),
      [
        "Informatik und KI",
        "Elektrotechnik/Elektronik",
        "Maschinenbau und Produktion",
        "Fahrzeug-, Luft- und Raumfahrttechnik",
        "Verfahrenstechnik",
        "Chemie",
        "Werkstoffe",
        "Physik, Optik, Photonik",
        "Biologie und Biotechnologie",
        "Medizin und Medizintechnik",
        "Pharmazie",
        "Agrar, Forst, Ernährung",
        "Energie und Umwelt",
        "Bau, Architektur, Geowissenschaften",
        "Mathematik und Statistik",
        "Wirtschafts-, Sozial- und Geisteswissenschaften",
        "Sonstiges",
      ],
    ],
    [
      "Art des Auftragnehmers",
      "art",
      auftragnehmer.fields,
      ["Unternehmen", "Hochschule", "Außeruniversitäre Forschungseinrichtung", "Einzelperson/Freiberufler", "Sonstige"],
    ],
    [
      "Art des Partners",
      "art",
      kooperationspartner.fields,
      [
        "Unternehmen",
        "Hochschule",
        "Außeruniversitäre Forschungseinrichtung",
        "Sonstige Einrichtung für Forschung und Wissensverbreitung",
      ],
    ],
    [
      "Art des Wirtschaftsguts",
      "art",
      wirtschaftsgut.fields,
      [
        "Maschine",
        "Maschinelle Anlage",
        "Betriebsvorrichtung",
        "Betriebs- und Geschäftsausstattung",
        "Sonstiges bewegliches Wirtschaftsgut",
      ],
    ],
    ["Zugang des Wirtschaftsguts", "zugangsart", wirtschaftsgut.fields, ["Angeschafft", "Selbst hergestellt"]],
  ])("%s: alle Antworten der Auswahl, jede mit eigenem Schlüssel", (_frage, key, felder, titel) => {
    const options = felder.find((feld) => feld.key === key)?.options;
    const liste = typeof options === "object" ? options : [];
    expect(liste.map(({ title }) => title)).toEqual(titel);
    expect(new Set(liste.map((option) => option.key).filter(Boolean)).size).toBe(titel.length);
  });

  it.each([
    [2, "auftragnehmer"],
    [3, "kooperationspartner"],
    [5, "arbeitspakete"],
    [6, "wirtschaftsgueter"],
  ])("Bereich %i verlangt mindestens eine Zeile von %s", (stelle, key) => {
    expect(tab(stelle).find((feld) => feld.key === key)?.minRows).toBe(1);
  });
});
