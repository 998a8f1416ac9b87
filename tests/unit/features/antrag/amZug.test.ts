import { expect, it } from "vitest";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { nameAmZug } from "~/features/antrag/amZug";

it("says in every status who has to act", () => {
  const wer = Object.fromEntries(antragStatusSchluessel.map((status) => [status, nameAmZug(status, false)]));
  const [firma, stelle, niemand] = [
    "Ihr Unternehmen",
    "Die Bescheinigungsstelle",
    "Niemand, das Verfahren ist beendet",
  ];
  expect(wer).toEqual({
    IN_BEARBEITUNG: firma,
    EINGEREICHT: stelle,
    IN_PRUEFUNG: stelle,
    UNTERLAGEN_NACHGEFORDERT: firma,
    BESCHEID_LIEGT_VOR: null,
    ZURUECKGEZOGEN: niemand,
    WIDERSPRUCH_EINGEREICHT: stelle,
    WS_BESCHEID_LIEGT_VOR: null,
    WIDERSPRUCH_ZURUECKGEZOGEN: null,
    WIDERSPRUCH_GESCHLOSSEN: niemand,
    RUECKZUG_WIRD_UEBERMITTELT: stelle,
    GESCHLOSSEN: niemand,
    GELOESCHT: niemand,
    WIRD_UEBERMITTELT: stelle,
  });
});

it("asks the company to retrieve a decision that lies ready", () => {
  expect(nameAmZug("BESCHEID_LIEGT_VOR", true)).toBe("Ihr Unternehmen");
});
