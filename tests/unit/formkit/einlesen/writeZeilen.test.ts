import { describe, expect, it } from "vitest";
import { writeZeilen } from "../../../../app/formkit/einlesen/writeZeilen";
import { gaeste, kontext, vollstaendig } from "../beispiel";

const tabelle = gaeste.fields.find(({ key }) => key === "gaesteliste") ?? gaeste.fields[0];

describe("Zeilen kopieren", () => {
  it("schreibt den Kopf und jede Zeile, wie man sie tippt", () => {
    if (tabelle === undefined) throw new Error("No table");
    const gaesteliste = [
      ...vollstaendig.gaesteliste,
      { uuid: "gast-2", name: "=Bo", email: "", begleitung: true, begleitungName: "A\tB", gaenge: [] },
    ];
    expect(writeZeilen({ tabelle, wurzel: { ...vollstaendig, gaesteliste }, kontext })).toBe(
      [
        "Name\tE-Mail\tKommt in Begleitung?\tName der Begleitung\tGänge",
        "Ada\t\t\t\tSuppe",
        '\'=Bo\t\tJa\t"A\tB"\t',
      ].join("\n"),
    );
  });
});
