import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Austausch, toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { writeXml } from "~/domain/antrag/austausch/writeXml";
import { formulare } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "~/server/backend/ablehnung";
import { readDatei } from "~/server/backend/usecases/austausch/readDatei";
import { checkDatei } from "~/server/backend/usecases/austausch/checkDatei";
import { beliebigeWerte } from "../../../../../support/beliebigeWerte";
import { EINGEREICHT, ENTWURF, UNTERNEHMEN } from "../../../../domain/antrag/dokumente/ansicht";

const UUID = "11111111-1111-4111-8111-111111111111";
const base64 = (inhalt: string | Buffer) => Buffer.from(inhalt).toString("base64");
const read = (inhalt: string | Buffer, art: "V1" | "V2" = "V2") =>
  checkDatei(readDatei(base64(inhalt)), formulare[art]);

/** What a file is refused with: all its messages. */
function ablehnung(inhalt: string | Buffer): string[] {
  try {
    read(inhalt);
  } catch (error) {
    if (error instanceof Ablehnung) return error.errors.map(({ message }) => message);
    throw error;
  }
  return [];
}

const datei = (werte: object, rest: object = {}): string =>
  JSON.stringify({
    format: "antragsportal-antrag",
    formatVersion: "1",
    version: "V2",
    antrag: {},
    vorhaben: [{ uuid: UUID, werte }],
    ...rest,
  });

describe.each(["V1", "V2"] as const)("jede Antwort der Version %s", (art) => {
  const ausgeben = (werte: (typeof ENTWURF.vorhaben)[number]["werte"]): Austausch =>
    toAustausch({
      ...ENTWURF,
      formular: formulare[art],
      vorhaben: [{ uuid: UUID, vorhabenId: null, werte, anlagen: [] }],
    });

  it.each([
    ["JSON", writeJson],
    ["XML", writeXml],
  ])("kommt aus %s unverändert zurück", (_format, write) => {
    fc.assert(
      fc.property(beliebigeWerte(formulare[art]), (werte) => {
        const aus = ausgeben(werte);
        const [vorhaben] = read(write(aus), art).vorhaben;
        expect(vorhaben?.werte).toEqual(aus.vorhaben[0]?.werte);
      }),
      { numRuns: 40 },
    );
  });
});

describe("das Unternehmen einer Einreichung", () => {
  const aus = toAustausch({ ...EINGEREICHT, vorhaben: [{ uuid: UUID, vorhabenId: null, werte: {}, anlagen: [] }] });
  const ohneUnternehmen = { ...aus, unternehmensangaben: null };

  it.each([
    ["JSON", writeJson],
    ["XML", writeXml],
  ])("steht in %s und wird gelesen, aber nicht übernommen", (_format, write) => {
    expect(readDatei(base64(write(aus)))).toMatchObject({ formatVersion: "2", unternehmensangaben: UNTERNEHMEN });
    expect(read(write(aus))).toEqual(read(write(ohneUnternehmen)));
  });

  it.each([
    ["JSON", writeJson(ohneUnternehmen).replace(/ *"unternehmensangaben": null,\n/, "")],
    ["XML", writeXml(ohneUnternehmen)],
  ])("fehlt in %s der Fassung 1, die weiter angenommen wird", (_format, inhalt) => {
    const alt = inhalt.replace(/formatVersion(": |=)"2"/, 'formatVersion$1"1"');
    expect(alt).not.toContain("unternehmensangaben");
    expect(readDatei(base64(alt))).toMatchObject({ formatVersion: "1" });
    expect(read(alt)).toEqual(read(writeJson(aus)));
  });

  it.each([
    ["JSON", writeJson(aus)],
    ["XML", writeXml(aus)],
  ])("gehört nicht in eine Datei der Fassung 1: %s", (_format, inhalt) => {
    expect(ablehnung(inhalt.replace(/formatVersion(": |=)"2"/, 'formatVersion$1"1"'))).toEqual([
      "Datei, „unternehmensangaben“: Diese Angabe gibt es hier nicht. Bitte entfernen Sie sie.",
    ]);
  });

  it("in anderem Aufbau wird abgelehnt", () => {
    expect(ablehnung(datei({}, { formatVersion: "2", unternehmensangaben: "x" }))).toEqual([
      "Die Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    ]);
  });
});

describe("was keine Datei des Portals ist, wird mit einer Meldung abgelehnt", () => {
  const lachen = '<!DOCTYPE a [<!ENTITY x "lol"><!ENTITY y "&x;&x;&x;&x;">]><antrag>&y;</antrag>';
  const fremd =
    "Diese Datei ist kein Antrag aus dem Antragsportal. Bitte wählen Sie eine Datei, die dort exportiert wurde.";
  it.each<[string, string | Buffer, string]>([
    ["leer", "", "Die Datei ist leer. Bitte wählen Sie eine andere Datei."],
    [
      "zu groß",
      " ".repeat(2 * 1024 * 1024 + 1),
      "Die Datei ist zu groß. Erlaubt sind höchstens 2 MB. Bitte teilen Sie sie auf.",
    ],
    [
      "gepackt",
      gzipSync("{}"),
      "Komprimierte Dateien werden nicht angenommen. Bitte entpacken Sie die Datei und wählen Sie die JSON- oder XML-Datei aus.",
    ],
    [
      "kein UTF-8",
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
      "Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie in UTF-8 und versuchen Sie es erneut.",
    ],
    [
      "zu tief",
      "[".repeat(50_000).replace("[", '{"a":['),
      "Die Datei ist zu tief verschachtelt. Sie kommt nicht aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    ],
    [
      "tiefes XML",
      "<a>".repeat(5_000),
      "Die Datei ist zu tief verschachtelt. Sie kommt nicht aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    ],
    [
      "kaputtes JSON",
      '{"format":',
      "Die Datei ist kein gültiges JSON. Bitte laden Sie die Datei noch einmal herunter oder prüfen Sie Ihre Änderungen.",
    ],
    [
      "kaputtes XML",
      "<antrag>",
      "Die Datei ist kein gültiges XML. Bitte laden Sie die Datei noch einmal herunter oder prüfen Sie Ihre Änderungen.",
    ],
    [
      "eigene Entitäten",
      lachen,
      "XML-Dateien mit DOCTYPE oder eigenen Entitäten werden nicht angenommen. Bitte entfernen Sie beides aus der Datei.",
    ],
    [
      "fremde Datei",
      '<!DOCTYPE a SYSTEM "file:///etc/passwd"><antrag/>',
      "XML-Dateien mit DOCTYPE oder eigenen Entitäten werden nicht angenommen. Bitte entfernen Sie beides aus der Datei.",
    ],
    [
      "fremdes XML",
      "<rechnung/>",
      "Die XML-Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal (Element „rechnung“). Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    ],
    ["fremdes JSON", '{"format":"andere"}', fremd],
    [
      "Tabelle",
      "a;b;c",
      "Dieses Format wird nicht angenommen. Erlaubt sind JSON- und XML-Dateien, die aus dem Antragsportal exportiert wurden.",
    ],
    [
      "andere Fassung",
      datei({}, { formatVersion: "3" }),
      "Die Datei hat eine andere Fassung des Formats. Angenommen werden die Fassungen 1 und 2. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    ],
    [
      "andere Version",
      datei({}, { version: "V1" }),
      "Die Datei gehört zu einer anderen Formularversion. Dieser Antrag hat die Version V2. Bitte wählen Sie eine Datei dieser Version.",
    ],
    [
      "ohne Vorhaben",
      datei({}, { vorhaben: [] }),
      "Die Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    ],
  ])("%s", (_was, inhalt, meldung) => {
    expect(ablehnung(inhalt)).toEqual([meldung]);
  });
});

it("nennt jedes Feld, das nicht passt, und die Grenzen", () => {
  const zeilen = Array.from({ length: 10_000 }, () => ({ uuid: UUID }));
  const werte = {
    titel: "x".repeat(201),
    beginn: "01.02.2025",
    eigenbetrieblich: "ja",
    fachgebiet: "ALCHEMIE",
    gibtEsNicht: 1,
    arbeitspakete: zeilen,
  };
  expect(ablehnung(datei(werte))).toEqual([
    "Vorhaben 1, Titel des Vorhabens: Sie dürfen maximal 200 Zeichen eingeben",
    "Vorhaben 1, Beginn des Vorhabens: Ungültiges Format",
    "Vorhaben 1, Eigenbetriebliche Forschung: Ungültiges Format",
    "Vorhaben 1, Fachgebiet: Diese Auswahl gibt es nicht. Bitte verwenden Sie einen Schlüssel aus der Beschreibung des Formats.",
    "Vorhaben 1, „gibtEsNicht“: Dieses Feld gibt es in dieser Formularversion nicht. Bitte entfernen Sie es.",
    "Vorhaben 1, Arbeitspakete: 10000 Einträge; erlaubt sind höchstens 100.",
  ]);
});

it("lehnt Zeilen ohne oder mit doppelter Kennung ab und nimmt __proto__ für ein unbekanntes Feld", () => {
  expect(ablehnung(datei({ arbeitspakete: [{ titel: "x" }] }))).toEqual([
    "Vorhaben 1, Arbeitspakete, Eintrag 1: Die Kennung (uuid) fehlt oder ist ungültig. Bitte übernehmen Sie sie aus der exportierten Datei.",
  ]);
  const uuid = "22222222-2222-4222-8222-222222222222";
  expect(ablehnung(datei({ arbeitspakete: [{ uuid }, { uuid }] }))).toEqual([
    "Vorhaben 1, Arbeitspakete, Eintrag 2: Diese Kennung (uuid) hat schon „Arbeitspakete, Eintrag 1“. Jeder Eintrag braucht eine eigene.",
  ]);
  expect(ablehnung(datei({}).replace('"werte":{}', '"werte":{"__proto__":{"titel":"x"}}'))).toEqual([
    "Vorhaben 1, „__proto__“: Dieses Feld gibt es in dieser Formularversion nicht. Bitte entfernen Sie es.",
  ]);
});
