import { expect, it } from "vitest";
import { absenderVon, NACHRICHT_ABSENDER } from "~/domain/nachricht/absender";
import { NACHRICHT_ART_KEYS } from "~/domain/nachricht/nachrichtArten";

it.each([
  ["MITTEILUNG", "BESCHEINIGUNGSSTELLE"],
  ["NACHFORDERUNG_EINGEGANGEN", "BESCHEINIGUNGSSTELLE"],
  ["FRIST_ERINNERUNG", "PORTAL"],
  ["BENUTZER_HINZUGEFUEGT", "PORTAL"],
] as const)("%s kommt von: %s", (art, von) => expect(absenderVon(art)).toBe(von));

it("the portal tells of people, reminds of days and says what it did itself; everything else the authority says", () => {
  expect(NACHRICHT_ART_KEYS.filter((art) => absenderVon(art) === "PORTAL")).toEqual([
    "REGISTRIERUNG_BESTAETIGT",
    "BENUTZER_HINZUGEFUEGT",
    "BENUTZER_ENTFERNT",
    "BENUTZER_ROLLE",
    "BENUTZER_STAMMDATEN",
    "BENUTZER_DEAKTIVIERT",
    "BENUTZER_REAKTIVIERT",
    "VOLLMACHT_WARTET",
    "VOLLMACHT_ABGELEHNT",
    "ZUSTIMMUNG_EIN",
    "ZUSTIMMUNG_ENDE_WARTET",
    "ZUSTIMMUNG_AUS",
    "VORMERKUNG_GESCHEITERT",
    "ANTRAG_BENUTZER_HINZUGEFUEGT",
    "ANTRAG_BENUTZER_ENTFERNT",
    "UEBERMITTLUNG_FEHLGESCHLAGEN",
    "FRIST_ERINNERUNG",
    "FRIST_ABGELAUFEN",
    "ABRUF_ERINNERUNG",
    "BESCHEID_ABGERUFEN",
    "WIDERSPRUCHSBESCHEID_ABGERUFEN",
    "WIDERSPRUCH_ERINNERUNG",
    "SIEGEL_VERFUEGBAR",
  ]);
});

it("knows two senders", () => {
  expect(NACHRICHT_ABSENDER).toEqual(["BESCHEINIGUNGSSTELLE", "PORTAL"]);
});
