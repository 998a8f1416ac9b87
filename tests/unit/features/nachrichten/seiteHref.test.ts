import { describe, expect, it } from "vitest";
import { NACHRICHT_ART_KEYS, NACHRICHT_ARTEN } from "~/domain/nachricht/nachrichtArten";
import { weiterVon } from "~/features/nachrichten/seiteHref";

const FIRMA: readonly string[] = ["benutzerverwaltung", "unternehmen"];
const UUID = "0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9";

describe("weiterVon", () => {
  it.each([
    ["SIEGEL_VERFUEGBAR", "Zum Siegel", "/bsfzSiegel"],
    ["EINGANGSBESTAETIGUNG", "Eingereichten Antrag ansehen", `/eingereichterAntrag/${UUID}`],
    ["NACHFORDERUNG_EINGEGANGEN", "Zu den Nachforderungen", `/antrag/${UUID}/nachforderungen`],
    ["FRIST_ERINNERUNG", "Zu den Nachforderungen", `/antrag/${UUID}/nachforderungen`],
    ["BESCHEID_ZUM_ABRUF", "Zum Bescheid", `/antraege/${UUID}/bescheidmenu`],
    ["WIDERSPRUCHSBESCHEID_ABGERUFEN", "Zum Bescheid", `/antraege/${UUID}/bescheidmenu`],
    ["WIDERSPRUCH_ERINNERUNG", "Zu den Widersprüchen", `/antraege/widerspruchUebersicht/${UUID}`],
    ["RUECKZUG_BESTAETIGT", "Zum zurückgezogenen Antrag", `/antraege/${UUID}/zurueckgezogenerAntrag`],
    ["PRUEFUNG_BEGONNEN", "Zum Antrag", `/antraege/${UUID}/startseite`],
    ["UEBERMITTLUNG_FEHLGESCHLAGEN", "Zum Antrag", `/antraege/${UUID}/startseite`],
  ] as const)("%s leads to „%s“", (art, label, href) => {
    expect(weiterVon(art, UUID)).toEqual({ label, href });
  });

  it("leads nowhere without an Antrag, except to the Siegel and the users, which belong to the company", () => {
    const ohne = NACHRICHT_ART_KEYS.filter(
      (art) => weiterVon(art, null) !== null && !FIRMA.includes(NACHRICHT_ARTEN[art].seite ?? ""),
    );
    expect(ohne).toEqual(["SIEGEL_VERFUEGBAR"]);
    expect(weiterVon("REGISTRIERUNG_BESTAETIGT", null)?.href).toBe("/unternehmen");
    for (const art of ["BENUTZER_HINZUGEFUEGT", "VOLLMACHT_WARTET"] as const) {
      expect(weiterVon(art, null)).toEqual({ label: "Zur Benutzerverwaltung", href: "/benutzerverwaltung" });
    }
    expect(weiterVon("SIEGEL_VERFUEGBAR", null)).toEqual({ label: "Zum Siegel", href: "/bsfzSiegel" });
  });

  it("has a page of this Antrag for every other kind that is about one", () => {
    for (const art of NACHRICHT_ART_KEYS) {
      const { seite } = NACHRICHT_ARTEN[art];
      if (seite !== "siegel" && !FIRMA.includes(seite ?? "")) expect(weiterVon(art, UUID)?.href, art).toContain(UUID);
    }
  });
});
