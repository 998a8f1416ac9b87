import { describe, expect, it } from "vitest";
import { getippteSicht } from "~/features/aufbewahrung/getippteSicht";
import { toEntwurf } from "~/features/aufbewahrung/toEntwurf";

const antwort = {
  problem: null,
  versuch: 0,
  leerung: 0,
  eingaben: null,
  text: () => "",
  isAngekreuzt: () => false,
  feld: (name: string) => ({ id: name, name, error: undefined, onEdit: () => undefined }),
};

describe("was in einem Formular steht", () => {
  it("ist, solange nichts bekannt ist, womit es sich öffnete", () => {
    const { text, isAngekreuzt } = getippteSicht(antwort, null);
    expect([text("frage", "Alt?"), isAngekreuzt("isActive", true), isAngekreuzt("isActive")]).toEqual([
      "Alt?",
      true,
      false,
    ]);
  });

  it("ist sonst, was getippt ist, auch wenn es leer ist oder ein Kästchen nicht angekreuzt", () => {
    const { text, isAngekreuzt } = getippteSicht(antwort, { frage: "", isActive: [], an: "true", aus: "" });
    expect([text("frage", "Alt?"), text("antwort", "Ja.")]).toEqual(["", "Ja."]);
    expect([isAngekreuzt("isActive", true), isAngekreuzt("an"), isAngekreuzt("aus", true)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("liest sich in den Worten der Seite, mehreres nacheinander und mit einfachen Zeilenumbrüchen", () => {
    const { lesbar } = toEntwurf({
      wo: { antrag: "faq", vorhaben: "neu" },
      revision: 0,
      basis: {},
      labels: {},
      worte: { rollen: { QM: "Qualität", AD: "Administration" }, isActive: { "": "Nicht zu sehen" } },
    });
    expect([lesbar("rollen", ["QM", "AD"]), lesbar("isActive", ""), lesbar("text", "a\r\nb")]).toEqual([
      "Qualität, Administration",
      "Nicht zu sehen",
      "a\nb",
    ]);
  });
});
