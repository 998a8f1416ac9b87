import { expect, it } from "vitest";
import { listWirtschaftsgueterMitPaket } from "../../../../../../app/domain/antrag/formular/entities/wirtschaftsgut";
import { einVorhaben, einWirtschaftsgut } from "../v2/muster";

it("nennt die Wirtschaftsgüter, die ein Arbeitspaket brauchen", () => {
  const wirtschaftsgueter = [
    einWirtschaftsgut("w1"),
    einWirtschaftsgut("w2", { bezeichnung: "Laser", arbeitspakete: ["p2"] }),
    einWirtschaftsgut("w3", { bezeichnung: "", arbeitspakete: ["p1", "p2"] }),
  ];
  expect(listWirtschaftsgueterMitPaket(einVorhaben({ wirtschaftsgueter }), "p1")).toEqual(["Prüfstand", "Neues Wirtschaftsgut"]);
  expect(listWirtschaftsgueterMitPaket(einVorhaben({ wirtschaftsgueter }), "p3")).toEqual([]);
});
