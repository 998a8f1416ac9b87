import { expect, it } from "vitest";
import {
  ANTRAG_STATUS,
  antragStatusSchluessel,
  antragStatusText,
  isAntragStatus,
  listStatusIn,
} from "../../../../app/domain/antrag/antragStatus";

it("zeigt die 14 Status mit den Texten der Spezifikation §4, in ihrer Reihenfolge", () => {
  expect(antragStatusSchluessel.map((status) => `${status}: ${antragStatusText(status)}`)).toEqual([
    "IN_BEARBEITUNG: Antrag nicht eingereicht",
    "EINGEREICHT: Antrag eingereicht",
    "IN_PRUEFUNG: Antrag in Prüfung",
    "UNTERLAGEN_NACHGEFORDERT: Unterlagen nachgefordert",
    "BESCHEID_LIEGT_VOR: Bescheid liegt vor",
    "ZURUECKGEZOGEN: Antrag zurückgezogen",
    "WIDERSPRUCH_EINGEREICHT: Widerspruch eingereicht",
    "WS_BESCHEID_LIEGT_VOR: Bescheid aus Widerspruch liegt vor",
    "WIDERSPRUCH_ZURUECKGEZOGEN: Widerspruch zurückgezogen",
    "WIDERSPRUCH_GESCHLOSSEN: Widerspruch geschlossen",
    "RUECKZUG_WIRD_UEBERMITTELT: Rückzug des Antrags wird übermittelt",
    "GESCHLOSSEN: Geschlossen",
    "GELOESCHT: Gelöscht",
    "WIRD_UEBERMITTELT: Wird übermittelt",
  ]);
  expect(Object.keys(ANTRAG_STATUS)).toEqual([...antragStatusSchluessel]);
});

it("erkennt nur die 14 Schlüssel", () => {
  expect(isAntragStatus("EINGEREICHT")).toBe(true);
  expect(isAntragStatus("eingereicht")).toBe(false);
  expect(isAntragStatus("toString")).toBe(false);
});

it("says what each means in one sentence, and what comes next, but for a draft", () => {
  for (const status of antragStatusSchluessel) {
    const { kurz, schritt } = ANTRAG_STATUS[status];
    expect(kurz).toMatch(/^[A-ZÄÖÜ].*\.$/u);
    expect(schritt === null, status).toBe(status === "IN_BEARBEITUNG");
  }
  expect(ANTRAG_STATUS.IN_PRUEFUNG.kurz).toBe("Wir prüfen den Antrag. Sie müssen zurzeit nichts tun.");
  expect(ANTRAG_STATUS.UNTERLAGEN_NACHGEFORDERT.kurz).toBe("Für die Prüfung fehlen noch Angaben.");
});

it("sorts them into phases", () => {
  expect(listStatusIn("entwurf")).toEqual(["IN_BEARBEITUNG"]);
  expect(listStatusIn("geloescht", "archiv", "rueckzug")).toEqual([
    "RUECKZUG_WIRD_UEBERMITTELT",
    "GESCHLOSSEN",
    "GELOESCHT",
  ]);
  expect(listStatusIn("verfahren")).toHaveLength(10);
});

it("says how far each has come, and that a withdrawn or closed one has left the way", () => {
  const mit = (stufe: string | null) =>
    antragStatusSchluessel.filter((status) => ANTRAG_STATUS[status].stufe === stufe);
  expect(mit("entwurf")).toEqual(["IN_BEARBEITUNG"]);
  expect(mit("eingereicht")).toEqual(["EINGEREICHT", "WIRD_UEBERMITTELT"]);
  expect(mit("pruefung")).toEqual(["IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT"]);
  expect(mit("bescheid")).toEqual(["BESCHEID_LIEGT_VOR", "WIDERSPRUCH_ZURUECKGEZOGEN"]);
  expect(mit("widerspruch")).toEqual(["WIDERSPRUCH_EINGEREICHT", "WS_BESCHEID_LIEGT_VOR", "WIDERSPRUCH_GESCHLOSSEN"]);
  expect(mit(null)).toEqual(["ZURUECKGEZOGEN", "RUECKZUG_WIRD_UEBERMITTELT", "GESCHLOSSEN", "GELOESCHT"]);
});
