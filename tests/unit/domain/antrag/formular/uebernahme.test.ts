import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { shortenToLimits, withNeuenZeilen, nachV2, takeOverVorhaben } from "~/domain/antrag/formular/uebernahme";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { checkStorable } from "~/formkit/storable";
import { listOf, rowsOf, textOf } from "~/formkit/werte";
import { vorhabenV1 } from "../../../../support/antragV1";
import { KONTEXT, vorhabenBeispiel, zaehlendeIds } from "../../../../support/vorhabenBeispiel";

const umstand = () => ({ kontext: KONTEXT, random: zaehlendeIds() });
const ausV1 = (mehr: Werte = {}, kontext = KONTEXT) =>
  takeOverVorhaben(formulare.V1, vorhabenV1(mehr), { ...umstand(), kontext });

describe("Version 1 in das Formular der Version 2", () => {
  it.each([
    ["ziele", "ziel"],
    ["neuheit", "standDerTechnik"],
    ["risiken", "unsicherheiten"],
  ])("%s wird %s", (alt, neu) => {
    expect(ausV1({ [alt]: "Ein Text" }).werte[neu]).toBe("Ein Text");
  });

  it.each([
    ["Arbeiten", "Routine", "Arbeiten\n\nRoutine"],
    ["Arbeiten", "", "Arbeiten"],
    [" ", "Routine", "Routine"],
  ])("arbeiten %j und routine %j werden %j", (arbeiten, routine, erwartet) => {
    expect(ausV1({ arbeiten, routine }).werte["arbeiten"]).toBe(erwartet);
  });

  it("behält, was beide fragen, Auftragnehmer, Partner und Jahre, und beginnt den Arbeitsplan leer", () => {
    const alt = vorhabenV1();
    const { werte } = ausV1();
    for (const key of ["titel", "beginn", "ende", "fachgebiet", "schlagwoerter", "ansprechpersonEmail", "auftrag"]) {
      expect(werte[key]).toEqual(alt[key]);
    }
    expect(rowsOf(werte, "auftragnehmer")).toMatchObject([
      {
        name: "Beispiel Messtechnik GmbH",
        auftragnehmerBekannt: true,
        auftragswert: "60000.00",
        beitrag: /Messaufnehmer/,
      },
    ]);
    expect(rowsOf(werte, "kooperationspartner")).toMatchObject([
      { name: "Hochschule Beispielstadt", art: "HOCHSCHULE" },
    ]);
    expect(rowsOf(werte, "rahmen")).toMatchObject(
      ["2021", "2022", "2023"].map((jahr) => ({
        jahr,
        personalaufwand: "112500.00",
        auftragskosten: "20000.00",
        personalAnzahl: "3",
        personalVzae: "1.5",
      })),
    );
    expect(werte).toMatchObject({
      arbeitspakete: [],
      wirtschaftsgueter: [],
      wirtschaftsgueterBeantragen: null,
      vorherigerAntrag: null,
    });
  });

  it("lässt jedem Wirtschaftsjahr seine eigenen Angaben, der Reihe nach, auch wenn es nur in einem der Rahmen steht", () => {
    const zeile = (jahr: string, angaben: Werte) => ({
      uuid: `00000000-0000-4000-8000-00000000${jahr}`,
      jahr,
      ...angaben,
    });
    const { werte } = ausV1({
      finanziellerRahmen: [
        zeile("2023", { personalaufwand: "3.00" }),
        zeile("2021", { personalaufwand: "1.00", auftragskosten: "5.00" }),
      ],
      personellerRahmen: [
        zeile("2022", { personalVzae: "2.00" }),
        zeile("2023", { personalVzae: "3.00", personalAnzahl: "4" }),
      ],
    });
    const jahre = rowsOf(werte, "rahmen").map((jahr) =>
      ["jahr", "personalaufwand", "auftragskosten", "personalVzae", "personalAnzahl"].map((key) => textOf(jahr, key)),
    );
    expect(jahre).toEqual([
      ["2021", "1.00", "5.00", "", ""],
      ["2022", "", "", "2.00", ""],
      ["2023", "3.00", "", "3.00", "4"],
    ]);
  });

  it("behält keine Frage, die Version 2 nicht hat", () => {
    expect(Object.keys(ausV1().werte).sort()).toEqual(Object.keys(blankWerte(formulare.V2)).sort());
  });

  it("übernimmt Stunden der Eigenleistung; wo Version 2 sie geteilt fragt, gehen sie nicht verloren", () => {
    const mit = (jahre: string[]) => ({
      beginn: `${jahre[0] ?? ""}-01-01`,
      ende: `${jahre.at(-1) ?? ""}-12-31`,
      neuheit: "kurz",
      finanziellerRahmen: [],
      personellerRahmen: jahre.map((jahr) => ({
        uuid: `00000000-0000-4000-8000-00000000${jahr}`,
        jahr,
        eigenleistungStunden: "120.5",
      })),
    });
    const { werte, abgeschnitten } = ausV1(mit(["2023", "2024"]));
    expect(rowsOf(werte, "rahmen").map(({ eigenleistungStunden }) => eigenleistungStunden)).toEqual(["120.5", ""]);
    expect(abgeschnitten).toEqual([{ label: "Eigenleistungen in Stunden, Wirtschaftsjahr 2024", text: "120,5" }]);
  });

  it("schneidet bei 500 und 1.000 Zeichen ab und gibt den Rest zurück", () => {
    expect(
      ausV1({ neuheit: "n".repeat(500), arbeiten: "a".repeat(500), routine: "r".repeat(498) }).abgeschnitten,
    ).toEqual([]);
    const { werte, abgeschnitten } = ausV1({
      neuheit: "n".repeat(501),
      arbeiten: "a".repeat(800),
      routine: "r".repeat(800),
    });
    expect([textOf(werte, "standDerTechnik").length, textOf(werte, "arbeiten").length]).toEqual([500, 1000]);
    expect(abgeschnitten.map(({ text }) => text)).toEqual(["n", "r".repeat(602)]);
    expect(abgeschnitten[0]?.label).toBe(
      "Inwieweit hebt sich das angestrebte Produkt, Verfahren oder die Dienstleistung vom Stand der Technik ab?",
    );
  });

  it("verliert mit keinem Text ein Zeichen, und das Ergebnis lässt sich speichern", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 900 });
    fc.assert(
      fc.property(text, text, text, text, text, (ziele, arbeiten, neuheit, routine, risiken) => {
        const eingabe = { ziele, arbeiten, neuheit, routine, risiken };
        const { werte, abgeschnitten } = ausV1(eingabe);
        const ungekuerzt = nachV2(vorhabenV1(eingabe), umstand()).werte;
        const reste = [...abgeschnitten];
        for (const key of ["ziel", "standDerTechnik", "arbeiten", "unsicherheiten"]) {
          const voll = textOf(ungekuerzt, key);
          const behalten = textOf(werte, key);
          expect(behalten + (behalten === voll ? "" : (reste.shift()?.text ?? ""))).toBe(voll);
        }
        expect(reste).toEqual([]);
        expect(checkStorable(formulare.V2, werte)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 20_000);
});

describe("Version 2 in einen neuen Antrag", () => {
  it("kürzt nichts, was in das Formular passt", () => {
    const werte = vorhabenBeispiel();
    expect(shortenToLimits(werte)).toEqual({ werte, abgeschnitten: [] });
  });

  it("übernimmt ein Vorhaben der Version 2 mit allen Antworten, nur mit neuen Zeilen", () => {
    const { werte, abgeschnitten } = takeOverVorhaben(formulare.V2, vorhabenBeispiel(), umstand());
    expect({ ziel: werte["ziel"], arbeiten: werte["arbeiten"] }).toEqual({
      ziel: vorhabenBeispiel()["ziel"],
      arbeiten: vorhabenBeispiel()["arbeiten"],
    });
    expect([rowsOf(werte, "arbeitspakete").length, abgeschnitten]).toEqual([
      rowsOf(vorhabenBeispiel(), "arbeitspakete").length,
      [],
    ]);
  });

  it("nennt den Auftragnehmer, dessen Text zu lang war", () => {
    const auftragnehmer = rowsOf(vorhabenBeispiel(), "auftragnehmer").map((zeile) => ({
      ...zeile,
      beitrag: `${"b".repeat(500)}Rest`,
    }));
    expect(shortenToLimits({ ...vorhabenBeispiel(), auftragnehmer }).abgeschnitten).toEqual([
      {
        label:
          "Auftragnehmer „Beispiel Messtechnik GmbH“: Welche Forschungs- und Entwicklungstätigkeiten führt der Auftragnehmer durch?",
        text: "Rest",
      },
    ]);
  });

  it("gibt Zeilen neue Kennungen und hält ihre Verweise zusammen", () => {
    const alt = vorhabenBeispiel();
    let nummer = 0;
    const neu = withNeuenZeilen(alt, () => `neu-${String((nummer += 1))}`);
    const [paket] = rowsOf(neu, "arbeitspakete");
    const [gut] = rowsOf(neu, "wirtschaftsgueter");
    expect(listOf(gut ?? {}, "arbeitspakete")).toEqual([paket?.uuid]);
    expect(listOf(paket ?? {}, "akteure")).toEqual(["EIGEN", rowsOf(neu, "auftragnehmer")[0]?.uuid]);
    const kennungen = JSON.stringify(neu).match(/11111111-1111-4111-8111-\d{12}/g);
    expect(kennungen).toBeNull();
  });
});
