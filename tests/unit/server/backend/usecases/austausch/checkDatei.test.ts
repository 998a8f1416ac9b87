import { describe, expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "~/server/backend/ablehnung";
import { readDatei } from "~/server/backend/usecases/austausch/readDatei";
import { checkDatei } from "~/server/backend/usecases/austausch/checkDatei";

const V = "11111111-1111-4111-8111-111111111111";
const [A, B] = ["aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa", "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb"];
const KOPF = { format: "antragsportal-antrag", formatVersion: "1", version: "V2", antrag: {} };
const base64 = (inhalt: string) => Buffer.from(inhalt).toString("base64");

/** What a file is refused with: all its messages. */
function ablehnung(inhalt: string, art: "V1" | "V2" = "V2"): string[] {
  try {
    checkDatei(readDatei(base64(inhalt)), formulare[art]);
  } catch (error) {
    if (error instanceof Ablehnung) return error.errors.map(({ message }) => message);
    throw error;
  }
  return [];
}

const json = (...vorhaben: object[]) => JSON.stringify({ ...KOPF, vorhaben });
const withWerten = (werte: object) => json({ uuid: V, werte });
const xml = (vorhaben: string) =>
  `<antrag format="antragsportal-antrag" formatVersion="1" version="V2">${vorhaben}</antrag>`;
const withFeldern = (felder: string) => xml(`<vorhaben uuid="${V}"><werte>${felder}</werte></vorhaben>`);

describe("Jeder Eintrag hat eine eigene Kennung", () => {
  it.each([
    [
      "zweimal in einer Tabelle, auch in anderer Schreibung",
      { arbeitspakete: [{ uuid: A }, { uuid: B }, { uuid: A.toUpperCase() }] },
      [
        "Vorhaben 1, Arbeitspakete, Eintrag 3: Diese Kennung (uuid) hat schon „Arbeitspakete, Eintrag 1“. Jeder Eintrag braucht eine eigene.",
      ],
    ],
    [
      "in zwei Tabellen",
      { auftragnehmer: [{ uuid: A }], arbeitspakete: [{ uuid: B }, { uuid: A }] },
      [
        "Vorhaben 1, Arbeitspakete, Eintrag 2: Diese Kennung (uuid) hat schon „Auftragnehmer, Eintrag 1“. Jeder Eintrag braucht eine eigene.",
      ],
    ],
    [
      "die des Vorhabens",
      { arbeitspakete: [{ uuid: V }] },
      [
        "Vorhaben 1, Arbeitspakete, Eintrag 1: Diese Kennung (uuid) hat schon „das Vorhaben selbst“. Jeder Eintrag braucht eine eigene.",
      ],
    ],
    [
      "fehlt in zweien",
      { arbeitspakete: [{ titel: "x" }, { uuid: "keine" }] },
      [1, 2].map(
        (nr) =>
          `Vorhaben 1, Arbeitspakete, Eintrag ${String(nr)}: Die Kennung (uuid) fehlt oder ist ungültig. Bitte übernehmen Sie sie aus der exportierten Datei.`,
      ),
    ],
  ])("%s", (_fall, werte, meldungen) => {
    expect(ablehnung(withWerten(werte))).toEqual(meldungen);
  });

  it("und zwei Vorhaben einer Datei dürfen dieselben haben: eines ist eine Kopie des anderen", () => {
    const werte = { arbeitspakete: [{ uuid: A }] };
    expect(ablehnung(json({ uuid: V, werte }, { uuid: B, werte }))).toEqual([]);
  });

  it("und jedes Vorhaben auch", () => {
    expect(ablehnung(json({ uuid: V, werte: {} }, { werte: {} }, { uuid: "2", werte: {} }))).toEqual([
      "Vorhaben 2: Die Kennung (uuid) fehlt oder ist ungültig. Bitte übernehmen Sie sie aus der exportierten Datei.",
      "Vorhaben 3: Die Kennung (uuid) fehlt oder ist ungültig. Bitte übernehmen Sie sie aus der exportierten Datei.",
    ]);
  });
});

it('liest die Fassung des Formats auch als Zahl: manche Programme machen aus "1" eine', () => {
  expect(ablehnung(withWerten({}).replace('"formatVersion":"1"', '"formatVersion":1'))).toEqual([]);
  expect(ablehnung(withWerten({}).replace('"formatVersion":"1"', '"formatVersion":3'))).toEqual([
    "Die Datei hat eine andere Fassung des Formats. Angenommen werden die Fassungen 1 und 2. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
  ]);
});

it("lehnt ein Wirtschaftsjahr ab, das in einer Tabelle zweimal steht", () => {
  const jahre = (tabelle: string) => ({
    [tabelle]: [A, B].map((uuid, nr) => ({ uuid, jahr: "2025", personalAnzahl: String(nr) })),
  });
  expect(ablehnung(withWerten(jahre("rahmen")))).toEqual([
    "Vorhaben 1, Personal und Aufwendungen je Wirtschaftsjahr, Eintrag 2: „Wirtschaftsjahr 2025“ steht schon in Eintrag 1.",
  ]);
  expect(ablehnung(withWerten(jahre("personellerRahmen")).replace('"V2"', '"V1"'), "V1")).toEqual([
    "Vorhaben 1, Personal je Wirtschaftsjahr, Eintrag 2: „Wirtschaftsjahr 2025“ steht schon in Eintrag 1.",
  ]);
});

it("lehnt eine Zeile ohne Wirtschaftsjahr ab: sie wäre von keiner anderen zu unterscheiden", () => {
  expect(ablehnung(withWerten({ rahmen: [{ uuid: A }, { uuid: B, jahr: "" }] }))).toEqual(
    [1, 2].map(
      (nr) =>
        `Vorhaben 1, Personal und Aufwendungen je Wirtschaftsjahr, Eintrag ${String(nr)}, Wirtschaftsjahr: Diese Angabe fehlt. Bitte ergänzen Sie sie.`,
    ),
  );
});

describe("Nichts in einer Datei wird übergangen", () => {
  it.each([
    ["neben den Antworten", json({ uuid: V, titel: "x", werte: {} }), "Vorhaben 1, „titel“"],
    [
      "neben den Vorhaben",
      JSON.stringify({ ...KOPF, vorhaben: [{ uuid: V, werte: {} }], notiz: "x" }),
      "Datei, „notiz“",
    ],
    [
      "im Kopf",
      JSON.stringify({ ...KOPF, antrag: { titel: "x" }, vorhaben: [{ uuid: V, werte: {} }] }),
      "Datei, „antrag“, „titel“",
    ],
  ])("eine unbekannte Angabe %s", (_wo, inhalt, stelle) => {
    expect(ablehnung(inhalt)).toEqual([`${stelle}: Diese Angabe gibt es hier nicht. Bitte entfernen Sie sie.`]);
  });

  it.each([
    ["zu lang", "x".repeat(201), "Sie dürfen maximal 200 Zeichen eingeben"],
    ["mit Steuerzeichen", "a\u0000", "Ungültiges Format"],
  ])("eine Bezeichnung, %s", (_wie, bezeichnung, meldung) => {
    const inhalt = JSON.stringify({ ...KOPF, antrag: { bezeichnung }, vorhaben: [{ uuid: V, werte: {} }] });
    expect(ablehnung(inhalt)).toEqual([`Datei, Bezeichnung: ${meldung}`]);
  });

  it("mehr Fehler, als genannt werden, werden gezählt, und lange Namen bleiben lesbar", () => {
    const namen = Array.from({ length: 60 }, (_, nr) => `${"x".repeat(57)}${String(nr + 10)}😀`);
    const meldungen = ablehnung(withWerten(Object.fromEntries(namen.map((name) => [name, ""]))));
    expect(meldungen).toHaveLength(51);
    expect(meldungen[0]).toBe(
      `Vorhaben 1, „${"x".repeat(57)}10“: Dieses Feld gibt es in dieser Formularversion nicht. Bitte entfernen Sie es.`,
    );
    expect(meldungen.at(-1)).toBe("In der Datei sind 10 weitere Fehler.");
  });

  it.each([
    ["in JSON", withWerten({ titel: "Eins" }).replace('"titel"', '\n"titel":"Null",\n"t\\u0069tel"')],
    [
      "tief in JSON",
      withWerten({ arbeitspakete: [{ uuid: A, titel: "Eins" }] }).replace('"titel"', '\n"titel":"Null",\n"titel"'),
    ],
  ])("eine Angabe, die zweimal dasteht, %s", (_format, inhalt) => {
    expect(ablehnung(inhalt)).toEqual([
      "„titel“ steht an derselben Stelle zweimal (Zeile 3). Bitte entscheiden Sie sich für eine Angabe.",
    ]);
  });

  it("liest gleiche Namen an verschiedenen Stellen", () => {
    expect(
      ablehnung(
        withWerten({
          titel: '"titel": {',
          arbeitspakete: [
            { uuid: A, titel: "x" },
            { uuid: B, titel: "titel" },
          ],
        }),
      ),
    ).toEqual([]);
  });

  const FREMD = "Die XML-Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal";
  const NOCH_EINMAL = "Bitte exportieren Sie die Datei im Antragsportal noch einmal.";
  it.each([
    [
      "ein Feld zweimal",
      withFeldern('<feld name="titel"><text>a</text></feld>'.repeat(2)),
      "„titel“ steht an derselben Stelle zweimal (Zeile 1). Bitte entscheiden Sie sich für eine Angabe.",
    ],
    [
      "Antworten zweimal",
      xml(`<vorhaben uuid="${V}"><werte/>\n<werte/></vorhaben>`),
      "„werte“ steht an derselben Stelle zweimal (Zeile 2). Bitte entscheiden Sie sich für eine Angabe.",
    ],
    [
      "Kopf zweimal",
      xml(`${"<bezeichnung><text>a</text></bezeichnung>".repeat(2)}<vorhaben uuid="${V}"><werte/></vorhaben>`),
      "„bezeichnung“ steht an derselben Stelle zweimal (Zeile 1). Bitte entscheiden Sie sich für eine Angabe.",
    ],
    [
      "ein Element im Antrag",
      xml(`<notiz/><vorhaben uuid="${V}"><werte/></vorhaben>`),
      `${FREMD} (Element „notiz“). ${NOCH_EINMAL}`,
    ],
    [
      "ein Element im Vorhaben",
      xml(`<vorhaben uuid="${V}"><werte/><notiz/></vorhaben>`),
      `${FREMD} (Element „notiz“). ${NOCH_EINMAL}`,
    ],
    [
      "Text im Vorhaben",
      xml(`<vorhaben uuid="${V}">Text<werte/></vorhaben>`),
      `${FREMD} (Element „vorhaben“). ${NOCH_EINMAL}`,
    ],
    ["Text zwischen Feldern", withFeldern("Text"), `${FREMD} (Element „werte“). ${NOCH_EINMAL}`],
    [
      "Text in einer Liste",
      withFeldern('<feld name="schlagwoerter"><liste>Text</liste></feld>'),
      `${FREMD} (Element „liste“). ${NOCH_EINMAL}`,
    ],
    [
      "Text in einer leeren Antwort",
      withFeldern('<feld name="vorherigerAntrag"><leer>ja</leer></feld>'),
      `${FREMD} (Element „leer“). ${NOCH_EINMAL}`,
    ],
    [
      "ein Element in Ja oder Nein",
      withFeldern('<feld name="vorherigerAntrag"><ja-nein>true<b/></ja-nein></feld>'),
      `${FREMD} (Element „ja-nein“). ${NOCH_EINMAL}`,
    ],
    [
      "uuid als Feld",
      withFeldern(
        `<feld name="arbeitspakete"><liste><zeile uuid="${A}"><feld name="uuid"><text>x</text></feld></zeile></liste></feld>`,
      ),
      "„uuid“ steht an derselben Stelle zweimal (Zeile 1). Bitte entscheiden Sie sich für eine Angabe.",
    ],
  ])("in XML: %s", (_was, inhalt, meldung) => {
    expect(ablehnung(inhalt)).toEqual([meldung]);
  });
});

describe("Was andere Programme aus einer Datei machen, schadet ihr nicht", () => {
  it.each([
    ["ein Zeichen der Bytefolge am Anfang", `\uFEFF${withWerten({ titel: "Ä" })}`],
    [
      "Zeilenenden von Windows",
      JSON.stringify(JSON.parse(withWerten({ titel: "Ä" })), null, 2).replaceAll("\n", "\r\n"),
    ],
    ["Leerraum davor", `\n\t ${withWerten({ titel: "Ä" })}`],
    [
      "XML mit alldem",
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- x -->${withFeldern('\r\n  <feld name="titel">\r\n<text>Ä</text>\r\n</feld>')}`,
    ],
  ])("%s", (_was, inhalt) => {
    expect(checkDatei(readDatei(base64(inhalt)), formulare.V2).vorhaben[0]?.werte["titel"]).toBe("Ä");
  });

  it.each([
    ["personalAnzahl", 5],
    ["personalAnzahl", "5,0"],
    ["personalAnzahl", "-5"],
    ["personalAnzahl", "1e3"],
    ["personalaufwand", 1250.5],
    ["personalaufwand", "1.250,50"],
    ["personalaufwand", "1250.505"],
    ["personalaufwand", " 5"],
    ["personalaufwand", "5."],
    ["personalaufwand", ".5"],
    ["personalaufwand", "٣"],
    ["personalaufwand", null],
    ["personalaufwand", { betrag: "5" }],
  ])("%s %j ist keine Zahl", (key, wert) => {
    expect(ablehnung(withWerten({ rahmen: [{ uuid: A, jahr: "2025", [key]: wert }] }))).toEqual([
      expect.stringMatching(
        /^Vorhaben 1, Personal und Aufwendungen je Wirtschaftsjahr, Eintrag 1, .+: Ungültiges Format$/,
      ),
    ]);
  });

  it.each([
    "01.02.2025",
    "2025-02-30",
    "2025-13-01",
    "2025-2-1",
    "20250201",
    "2025-02-01T00:00:00Z",
    "02/01/2025",
    45689,
    "2025-02",
  ])("%j ist kein Tag", (beginn) => {
    expect(ablehnung(withWerten({ beginn }))).toEqual(["Vorhaben 1, Beginn des Vorhabens: Ungültiges Format"]);
  });

  it.each(["02.2025", "2025-13", "2025-00", "2025-2", "2025-02-01", 202502])("%j ist kein Monat", (von) => {
    expect(ablehnung(withWerten({ arbeitspakete: [{ uuid: A, von }] }))).toEqual([
      expect.stringMatching(/Eintrag 1, .+: Ungültiges Format$/),
    ]);
  });
});
