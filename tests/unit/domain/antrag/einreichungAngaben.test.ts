import { describe, expect, it } from "vitest";
import { listAngaben } from "~/domain/antrag/einreichungAngaben";
import { LEERE_EINREICHUNG as leer } from "~/domain/antrag/leereEinreichung";

describe("the submission form to read", () => {
  it("leaves out the consultant's details without a consultant", () => {
    expect(listAngaben({ ...leer, beratung: false, beratungName: "Rat GmbH" }).map(({ value }) => value)).toEqual([
      "Nein",
      "Nein",
    ]);
  });

  it("shows them with one", () => {
    const angaben = listAngaben({ ...leer, beratung: true, beratungName: "Rat GmbH", beratungArt: "STEUERBERATUNG" });
    expect(angaben.map(({ value }) => value)).toEqual(["Ja", "Rat GmbH", "", "Steuerberatung", "", "Nein"]);
  });

  it("tells what was not answered, and the internal note where there is one", () => {
    const angaben = listAngaben({ ...leer, gutachterWiderspruch: true, interneNotiz: "Nur für uns" });
    expect(angaben.map(({ value }) => value)).toEqual(["Keine Angabe", "Ja", "Nur für uns"]);
  });
});
