import { describe, expect, it } from "vitest";
import { TABELLEN, tabellenSchluessel, waehleSpalten } from "~/domain/tabelle/tabellen";

const keys = (gewaehlt: readonly string[] | null) => waehleSpalten(TABELLEN.antraege, gewaehlt).map(({ key }) => key);
const ANFANGS = ["antragsnummer", "bezeichnung", "status", "version", "anzahlVorhaben", "geaendertAm", "eingereichtAm"];

describe("waehleSpalten", () => {
  it("zeigt ohne Wahl die Spalten, mit denen die Liste sich öffnet", () => expect(keys(null)).toEqual(ANFANGS));

  it("zeigt die gewählten in der Reihenfolge der Tabelle", () => {
    expect(keys(["geaendertVon", "erstelltAm", "bezeichnung"])).toEqual(["bezeichnung", "erstelltAm", "geaendertVon"]);
  });

  it.each([[[]], [["gibtesnicht"]]])("zeigt nie keine: %j", (gewaehlt) => expect(keys(gewaehlt)).toEqual(ANFANGS));

  it("hat die gewählte auch neben einer, die es nicht mehr gibt", () => expect(keys(["weg", "status"])).toEqual(["status"]));
});

it("nennt jede Tabelle", () => expect([...tabellenSchluessel]).toEqual(Object.keys(TABELLEN)));
