import { describe, expect, it } from "vitest";
import { nachDemSpeichern } from "~/features/formular/speichern/nachDemSpeichern";

describe("nachDemSpeichern", () => {
  it("lässt in Ruhe, was so gespeichert ist, wie es gesendet wurde", () => {
    const texte = { titel: "Klebstoff", stichworte: "a###b", ziel: "eins\r\nzwei", art: ["X", "Y"] };
    const gespeichert = { titel: "Klebstoff", stichworte: "a\nb", ziel: "eins\nzwei", art: ["X", "Y"] };
    expect(nachDemSpeichern({ gesendet: texte, jetzt: texte, gespeichert })).toEqual({
      neuGetippt: [],
      andersGespeichert: {},
      isUeberholt: false,
    });
  });

  it("nennt, was seit dem Senden getippt wurde, und überschreibt es nicht", () => {
    expect(
      nachDemSpeichern({
        gesendet: { titel: "Erste", telefon: "1" },
        jetzt: { titel: "Zweite", telefon: "1", neu: "x" },
        gespeichert: { titel: "Erst", telefon: "1" },
      }),
    ).toEqual({ neuGetippt: ["titel", "neu"], andersGespeichert: {}, isUeberholt: true });
  });

  it("gibt den gespeicherten Text, wo er anders ist als der gesendete; was nicht gesendet wurde, zählt nicht", () => {
    expect(
      nachDemSpeichern({
        gesendet: { kosten: "1234,5" },
        jetzt: { kosten: "1234,5" },
        gespeichert: { kosten: "1.234,50", anderes: "da" },
      }),
    ).toEqual({ neuGetippt: [], andersGespeichert: { kosten: "1.234,50" }, isUeberholt: false });
  });
});
