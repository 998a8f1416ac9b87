import { expect, it } from "vitest";
import { ANTRAG_STATUS, antragStatusSchluessel, antragStatusText, isAntragStatus } from "../../../../app/domain/antrag/antragStatus";

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
