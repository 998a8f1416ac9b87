import { expect, it } from "vitest";
import {
  kooperationspartner,
  kooperationspartnerTitel,
} from "../../../../../../app/domain/antrag/formular/entities/kooperationspartner";
import { relevantFields } from "../../../../../../app/formkit/relevance";
import { befunde, einPaket, einPartner, kontext } from "../v2/muster";

it.each([
  ["UNTERNEHMEN", true],
  ["HOCHSCHULE", false],
  ["", false],
])("bei der Art %j wird gefragt, ob der Partner verbunden ist: %s", (art, gefragt) => {
  const werte = { art };
  const keys = relevantFields(kooperationspartner.fields, { werte, wurzel: {}, kontext }).map(({ key }) => key);
  expect(keys.includes("verbunden")).toBe(gefragt);
});

it("heißt nach seinem Namen", () => {
  expect([kooperationspartnerTitel({ name: "Partner AG" }), kooperationspartnerTitel({ name: "" })]).toEqual([
    "Partner AG",
    "Neuer Kooperationspartner",
  ]);
});

it.each([
  [["UNTERNEHMEN", "HOCHSCHULE"], 0],
  [["UNTERNEHMEN", "UNTERNEHMEN"], 1],
  [["UNTERNEHMEN", ""], 1],
  [["HOCHSCHULE", "FORSCHUNGSEINRICHTUNG"], 1],
])("mit Unternehmen und mit Einrichtungen, Partner %j: %i fehlende Arten", (arten, anzahl) => {
  const gefunden = befunde({
    kooperationUnternehmen: true,
    kooperationForschung: true,
    kooperationspartner: arten.map((art, stelle) => einPartner(`k${String(stelle)}`, { art })),
    arbeitspakete: [einPaket("p1", { akteure: ["EIGEN", "k0", "k1"] }), einPaket("p2"), einPaket("p3")],
  });
  expect(gefunden.filter((text) => text.includes("Bitte geben Sie mindestens ein"))).toHaveLength(anzahl);
});
