import { describe, expect, it } from "vitest";
import {
  describeExportFilter,
  describeListenfilter,
  listFilterbare,
  readExportFilter,
  withExportFilter,
} from "~/domain/tabelle/exportFilter";
import { filterName } from "~/domain/tabelle/exportSpaltenfilter";

describe("die Filter eines Exports", () => {
  it("gibt es für alles, dessen Werte Namen haben", () => {
    const keys = (fall: Parameters<typeof listFilterbare>[0]) => listFilterbare(fall).map(({ key }) => key);
    expect(keys("BENUTZER")).toEqual(["rolle", "status", "zweiterFaktor"]);
    expect(keys("BESCHEIDE")).toEqual(["art"]);
    expect(keys("GESCHAEFTSSTATISTIK")).toEqual(["rumpfjahr", "ebene", "wertart"]);
    expect(keys("SYSTEMNACHRICHTEN")).toEqual(["aktiv", "zielgruppe"]);
    // Countries and branches have names and are too many to choose from.
    expect(keys("UNTERNEHMEN")).toEqual(["rechtsform", "bundesland", "registerart"]);
    expect(filterName("rolle")).toBe("filter.rolle");
  });

  it("liest nur bekannte Werte bekannter Filter", () => {
    const query = new URLSearchParams(
      "filter.status=AKTIV%23%23%23constructor%23%23%23GESPERRT&filter.rolle=&filter.x=1",
    );
    expect(readExportFilter("BENUTZER", query)).toEqual({ status: ["AKTIV", "GESPERRT"] });
  });

  it("setzt sie in eine Abfrage ein und nimmt heraus, was nicht mehr gewählt ist", () => {
    const query = new URLSearchParams("suche=Laser&filter.status=AKTIV&filter.email=x");
    const neu = withExportFilter("BENUTZER", query, { rolle: ["MITARBEITER", "BEVOLLMAECHTIGTER"] });
    expect(Object.fromEntries(neu)).toEqual({
      suche: "Laser",
      "filter.email": "x",
      "filter.rolle": "MITARBEITER###BEVOLLMAECHTIGTER",
    });
  });

  it("sagt sie in den Worten der Listen", () => {
    const query = new URLSearchParams("suche=Laser&filter.status=OFFEN%23%23%23GESCHLOSSEN");
    expect(describeExportFilter("NACHFORDERUNGEN", query)).toBe("Suche „Laser“, Status: Offen oder Geschlossen");
    expect(describeExportFilter("NACHFORDERUNGEN", new URLSearchParams())).toBe("");
  });

  it.each([
    ["NACHFORDERUNGEN", "status", ["Offen", "Antwort begonnen", "Beantwortet", "Frist abgelaufen", "Geschlossen"]],
    ["WIDERSPRUECHE", "status", ["Entwurf", "Eingelegt", "Zurückgezogen", "Entschieden", "Ohne Bescheid erledigt"]],
    ["BENUTZER", "status", ["Aktiv", "Ohne Passwort", "E-Mail unbestätigt", "Gesperrt"]],
    ["BENUTZER", "rolle", ["Bevollmächtigt", "Mitarbeit"]],
    ["SYSTEMNACHRICHTEN", "zielgruppe", ["Alle", "Bestimmte Unternehmen", "Bestimmte Rollen"]],
    ["BESCHEIDE", "art", ["Bescheid", "Bescheid aus Widerspruch"]],
  ] as const)("%s: %s heißt wie in der Liste", (fall, key, namen) => {
    const variable = listFilterbare(fall).find((eine) => eine.key === key);
    expect(Object.values(variable?.namen ?? {})).toEqual(namen);
  });

  it("sagt, was aus der Liste der Anträge sonst noch gilt", () => {
    const query = new URLSearchParams("filter.bezeichnung=Laser&filter.status=EINGEREICHT");
    expect(describeListenfilter("ANTRAEGE", query)).toBe("Bezeichnung: Laser");
    expect(describeListenfilter("VORHABEN", query)).toBe("");
  });
});
