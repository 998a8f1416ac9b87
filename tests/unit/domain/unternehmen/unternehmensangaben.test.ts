import { expect, it } from "vitest";
import { zeileVon } from "../../../support/verbundZeilen";
import { readUnternehmensteile, toUnternehmensangaben } from "../../../../app/domain/unternehmen/unternehmensangaben";

type Angaben = Parameters<typeof readUnternehmensteile>[0];
const readAbschnitte = (angaben: Angaben) => readUnternehmensteile(angaben).flatMap(({ abschnitte }) => abschnitte);

const WERTE = {
  verbundStatus: false,
  kmuStatus: "MITTEL",
  firma: "Beispiel GmbH",
  rechtsform: "GMBH",
  strasse: "",
  fremd: "x",
};

const JAHRE = [
  {
    wjBeginn: "2024-07-01",
    wjEnde: "2025-06-30",
    umsatz: "5000000",
    fuePersonal: "1000",
    fueSach: "0.50",
    ebene: "VERBUND",
  },
];

const VERBUNDENE = [zeileVon("a", { name: "Holding SE", verbindung: "MUTTER", kapital: "40" })];

it("keeps the answers that are asked for and given, by key and in the order of the form", () => {
  const { version, stammdaten } = toUnternehmensangaben(WERTE, {
    jahre: JAHRE,
    verbundene: VERBUNDENE,
    bestaetigung: null,
  });
  expect(version).toBe(1);
  expect(Object.entries(stammdaten)).toEqual([
    ["firma", "Beispiel GmbH"],
    ["rechtsform", "GMBH"],
    ["verbundStatus", false],
    ["kmuStatus", "MITTEL"],
  ]);
});

it("leaves out what is not asked: a postal address that is not a different one", () => {
  const post = { ...WERTE, postanschriftAbweichend: false, postOrt: "Kiel" };
  expect(toUnternehmensangaben(post, { jahre: [], verbundene: [], bestaetigung: null }).stammdaten).not.toHaveProperty(
    "postOrt",
  );
});

it("reads as the form asks: labels, choices in words, no part and no question without an answer", () => {
  const teile = readUnternehmensteile(
    toUnternehmensangaben(WERTE, { jahre: JAHRE, verbundene: VERBUNDENE, bestaetigung: null }),
  );
  const abschnitte = teile.flatMap((teil) => teil.abschnitte);
  expect(teile.map((teil) => [teil.anker, teil.titel, ...teil.abschnitte.map(({ titel }) => titel)])).toEqual([
    ["unternehmen", "Unternehmensstammdaten", "Unternehmen", "Verbund und Größe"],
    ["verbundene", "Verbundene Unternehmen", "Holding SE"],
    ["statistik", "Geschäftsstatistik", "Wirtschaftsjahr 2024/25"],
  ]);
  expect(abschnitte.slice(0, 2).flatMap(({ eintraege }) => eintraege.map(({ text }) => text))).toEqual([
    "Beispiel GmbH",
    "GmbH",
    "Nein",
    "Mittleres Unternehmen",
  ]);
});

it("keeps a choice that the form no longer offers, and reads it as it is", () => {
  const angaben = { version: 1, stammdaten: { kmuStatus: "FRUEHER" } } as const;
  expect(readAbschnitte(angaben)[0]?.eintraege[0]?.text).toBe("FRUEHER");
});

it("tells nothing of a company that has answered nothing", () => {
  expect(readAbschnitte({ version: 1, stammdaten: {} })).toEqual([]);
});

it("keeps the figures of a year that are asked for, and reads them with their sum", () => {
  const angaben = toUnternehmensangaben(WERTE, { jahre: JAHRE, verbundene: VERBUNDENE, bestaetigung: null });
  // The level is asked of connected companies only.
  expect(angaben.geschaeftsstatistik).toEqual([
    { wjBeginn: "2024-07-01", wjEnde: "2025-06-30", umsatz: "5000000", fuePersonal: "1000", fueSach: "0.50" },
  ]);
  const eintraege = readAbschnitte(angaben).at(-1)?.eintraege;
  expect(eintraege?.map(({ label, text }) => `${label}: ${text.replace("\u00a0", " ")}`)).toEqual([
    "Wirtschaftsjahr von: 01.07.2024",
    "Wirtschaftsjahr bis: 30.06.2025",
    "Umsatz in Euro: 5.000.000,00 €",
    "Interne FuE-Aufwendungen: Personal (Euro): 1.000,00 €",
    "Interne FuE-Aufwendungen: Sachmittel (Euro): 0,50 €",
    "FuE-Gesamtaufwendungen: 1.000,50 €",
  ]);
});

it("tells a Rumpfjahr from its neighbour in the same calendar year", () => {
  const jahre = [
    { wjBeginn: "2024-07-01", wjEnde: "2024-12-31", umsatz: "1" },
    { wjBeginn: "2024-01-01", wjEnde: "2024-06-30", umsatz: "1" },
  ];
  const abschnitte = readAbschnitte(toUnternehmensangaben(WERTE, { jahre, verbundene: [], bestaetigung: null }));
  expect(abschnitte.slice(-2).map(({ titel }) => titel)).toEqual([
    "Wirtschaftsjahr 01.07.2024 bis 31.12.2024",
    "Wirtschaftsjahr 01.01.2024 bis 30.06.2024",
  ]);
});

it("says that there are no affiliated companies, and nothing of them in a record from before they were kept", () => {
  const titel = (angaben: Angaben) =>
    readAbschnitte(angaben).find((teil) => teil.titel === "Verbundene Unternehmen")?.eintraege;
  expect(titel(toUnternehmensangaben(WERTE, { jahre: [], verbundene: [], bestaetigung: null }))).toEqual([
    { label: "Verbundene Unternehmen", text: "Keine" },
  ]);
  expect(titel({ version: 1, stammdaten: { firma: "A" } })).toBeUndefined();
});

it("says that no year is completed, and nothing of it in a record from before it was asked", () => {
  const ohne = readAbschnitte(toUnternehmensangaben(WERTE, { jahre: [], verbundene: [], bestaetigung: null })).at(-1);
  expect(ohne).toMatchObject({
    titel: "Geschäftsstatistik",
    eintraege: [{ text: "Es liegt noch kein abgeschlossenes Wirtschaftsjahr vor" }],
  });
  expect(readAbschnitte({ version: 1, stammdaten: { firma: "A" } })).toHaveLength(1);
});

it("says at the end of its part who has confirmed the list of affiliated companies, and for which year", () => {
  const bestaetigung = {
    am: "2026-03-02T09:05:00.000Z",
    von: "Berta Beispiel",
    beginn: "2025-01-01",
    ende: "2025-12-31",
  };
  const angaben = toUnternehmensangaben(WERTE, { jahre: [], verbundene: VERBUNDENE, bestaetigung });
  expect(angaben.verbundBestaetigung).toEqual(bestaetigung);
  const verbundene = readUnternehmensteile(angaben).find(({ anker }) => anker === "verbundene");
  expect(verbundene?.abschnitte.map(({ titel }) => titel)).toEqual(["Holding SE", "Bestätigung der Liste"]);
  expect(verbundene?.abschnitte.at(-1)?.eintraege).toEqual([
    { label: "Stand für das Wirtschaftsjahr", text: "2025" },
    { label: "Bestätigt", text: "02.03.2026, 10:05\u00a0Uhr von Berta Beispiel" },
  ]);
});
