import { describe, expect, it } from "vitest";
import { listPostanschrift } from "../../../../app/domain/unternehmen/postanschrift";

const SITZ = { strasse: "Werkstraße", hausnummer: "7a", plz: "50667", ort: "Köln", land: "DE" };
const zeilen = (stammdaten: Record<string, string | boolean>) =>
  listPostanschrift("Beispiel GmbH", { version: 1, stammdaten });

describe("wohin ein Brief an ein Unternehmen geht", () => {
  it.each([
    ["der Sitz", SITZ, ["Beispiel GmbH", "Werkstraße 7a", "50667 Köln"]],
    ["mit Zusatz", { ...SITZ, adresszusatz: "Halle 3" }, ["Beispiel GmbH", "Halle 3", "Werkstraße 7a", "50667 Köln"]],
    ["im Ausland", { ...SITZ, land: "BE" }, ["Beispiel GmbH", "Werkstraße 7a", "50667 Köln", "Belgien"]],
    [
      "die Postanschrift, ohne Hausnummer",
      { ...SITZ, postanschriftAbweichend: true, postStrasse: "Postfach 12", postPlz: "50000", postOrt: "Köln" },
      ["Beispiel GmbH", "Postfach 12", "50000 Köln"],
    ],
    ["ohne Straße", { ...SITZ, strasse: "" }, []],
    ["ohne Ort", { strasse: "Werkstraße" }, []],
  ])("%s", (_, stammdaten, erwartet) => {
    expect(zeilen(stammdaten)).toEqual(erwartet);
  });

  it("nirgends, wo nichts festgehalten ist", () => {
    expect(listPostanschrift("Beispiel GmbH", null)).toEqual([]);
  });
});
