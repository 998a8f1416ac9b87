import { describe, expect, it } from "vitest";
import { checkEinreichung } from "../../../../app/domain/antrag/einreichung";
import type { EinreichungEingabe } from "../../../../app/domain/antrag/einreichungEingabe";

const fertig: EinreichungEingabe = {
  beratung: false,
  beratungName: "",
  beratungOrt: "",
  beratungArt: "",
  beratungMitwirkung: "",
  gutachterWiderspruch: false,
  interneNotiz: "",
  erklaerungen: ["richtigkeit", "datenverarbeitung", "abruf", "vertretung"],
};
const mitBeratung = {
  ...fertig,
  beratung: true,
  beratungName: "Rat GmbH",
  beratungOrt: "Köln",
  beratungArt: "STEUERBERATUNG",
  beratungMitwirkung: "Texte",
};

describe("Einreichung (domain.md 2.10)", () => {
  it.each<[string, EinreichungEingabe, Record<string, string>]>([
    ["ohne Beratung", fertig, {}],
    ["mit Beratung", mitBeratung, {}],
    ["mit Widerspruch gegen Gutachten", { ...fertig, gutachterWiderspruch: true }, {}],
    ["Beratung nicht beantwortet", { ...fertig, beratung: null }, { beratung: "Dieses Feld ist erforderlich" }],
    [
      "Beratung ohne Angaben",
      { ...fertig, beratung: true },
      {
        beratungName: "Dieses Feld ist erforderlich",
        beratungOrt: "Dieses Feld ist erforderlich",
        beratungMitwirkung: "Dieses Feld ist erforderlich",
        beratungArt: "Dieses Feld ist erforderlich",
      },
    ],
    [
      "Art der Beratung unbekannt",
      { ...mitBeratung, beratungArt: "ZAUBEREI" },
      { beratungArt: "Dieses Feld ist erforderlich" },
    ],
    [
      "eine Erklärung fehlt",
      { ...fertig, erklaerungen: ["richtigkeit", "abruf", "vertretung"] },
      {
        "erklaerung.datenverarbeitung": "Bitte geben Sie diese Erklärung ab.",
      },
    ],
    ["Art der Beratung Rechtsberatung", { ...mitBeratung, beratungArt: "RECHTSBERATUNG" }, {}],
    ["Art der Beratung Fördermittelberatung", { ...mitBeratung, beratungArt: "FOERDERMITTELBERATUNG" }, {}],
    ["Art der Beratung Sonstige", { ...mitBeratung, beratungArt: "SONSTIGE" }, {}],
    [
      "Name der Beratung nur Leerzeichen",
      { ...mitBeratung, beratungName: " \n" },
      { beratungName: "Dieses Feld ist erforderlich" },
    ],
    [
      "Beratung mit je einem Zeichen zu viel",
      {
        ...mitBeratung,
        beratungName: "x".repeat(201),
        beratungOrt: "x".repeat(101),
        beratungMitwirkung: "x".repeat(501),
      },
      {
        beratungName: "Sie dürfen maximal 200 Zeichen eingeben",
        beratungOrt: "Sie dürfen maximal 100 Zeichen eingeben",
        beratungMitwirkung: "Sie dürfen maximal 500 Zeichen eingeben",
      },
    ],
    [
      "Beratung mit der erlaubten Länge",
      {
        ...mitBeratung,
        beratungName: "x".repeat(200),
        beratungOrt: "x".repeat(100),
        beratungMitwirkung: "x".repeat(500),
      },
      {},
    ],
    ["Notiz mit 200 Zeichen", { ...fertig, interneNotiz: "x".repeat(200) }, {}],
    [
      "Notiz mit 201 Zeichen",
      { ...fertig, interneNotiz: "x".repeat(201) },
      { interneNotiz: "Sie dürfen maximal 200 Zeichen eingeben" },
    ],
  ])("%s", (_fall, eingabe, befunde) => {
    expect(checkEinreichung(eingabe)).toEqual(befunde);
  });
});
