import { expect, it } from "vitest";
import { kopieVon } from "~/domain/antrag/formular/kopie";

it("keeps the answers, not the names; rows get ids of their own, and what names them follows", () => {
  let nummer = 0;
  const werte = {
    titel: "Wärmepumpe für Bestandsbauten",
    kurzbezeichnung: "WPB",
    ziel: "Leiser werden",
    schlagwoerter: ["Wärme", "alt-1"],
    arbeitspakete: [
      { uuid: "alt-1", titel: "Messen", vorgaenger: [] },
      { uuid: "alt-2", titel: "Bauen", vorgaenger: ["alt-1"] },
    ],
  };
  expect(kopieVon(werte, () => `neu-${String((nummer += 1))}`)).toEqual({
    titel: "",
    kurzbezeichnung: "",
    ziel: "Leiser werden",
    schlagwoerter: ["Wärme", "alt-1"],
    arbeitspakete: [
      { uuid: "neu-1", titel: "Messen", vorgaenger: [] },
      { uuid: "neu-2", titel: "Bauen", vorgaenger: ["neu-1"] },
    ],
  });
});
