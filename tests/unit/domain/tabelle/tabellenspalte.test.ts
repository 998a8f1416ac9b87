import { expect, it } from "vitest";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { isMehrfach, type Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("lässt mehrere zugleich wählen, wo die Auswahl lang ist und kein leerer Wert gefragt werden kann", () => {
  const spalten: readonly (readonly [string, readonly Tabellenspalte[]])[] = Object.entries(TABELLEN);
  const mehrfach = spalten.flatMap(([tabelle, alle]) =>
    alle.filter(({ filter }) => filter && isMehrfach(filter)).map(({ key }) => `${tabelle}.${key}`),
  );
  expect(mehrfach).toEqual([
    "antraege.status",
    "antraege.amZug",
    "benutzer.status",
    "verbund.verbindung",
    "firmen.rechtsform",
    "stab.rollen",
    "stab.status",
    "personen.status",
    "lesezugriffe.art",
  ]);
});
