import { describe, expect, it } from "vitest";
import { requireKmuAngaben } from "~/domain/kmu/kmuAngaben";
import { anteileVon, endenVon, listNachbarn, toVerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { EIGENES, zeileVon } from "../../../support/verbundZeilen";

const endenFuer = (werte: Parameters<typeof zeileVon>[1]) => endenVon(zeileVon("a", werte), "eigenes");

describe("wer wen hält", () => {
  it("folgt aus der Art der Verbindung", () => {
    expect(endenFuer({ verbindung: "MUTTER" })).toEqual({ von: "a", an: "eigenes" });
    expect(endenFuer({ verbindung: "TOCHTER" })).toEqual({ von: "eigenes", an: "a" });
    expect(endenFuer({ verbindung: "SCHWESTER", gegenueber: "m" })).toEqual({ von: "m", an: "a" });
    expect(endenFuer({ verbindung: "SONSTIGE", gegenueber: "m", richtung: "HAELT" })).toEqual({ von: "a", an: "m" });
    expect(endenFuer({ verbindung: "SONSTIGE", gegenueber: "m", richtung: "WIRD_GEHALTEN" })).toEqual({
      von: "m",
      an: "a",
    });
    expect(endenFuer({ bekannt: "b", verbindung: "MUTTER" })).toEqual({ von: "b", an: "eigenes" });
  });

  it("ist offen, solange etwas davon fehlt", () => {
    expect(endenFuer({ verbindung: "" })).toBeNull();
    expect(endenFuer({ verbindung: "SCHWESTER", gegenueber: "" })).toBeNull();
    expect(endenFuer({ verbindung: "SONSTIGE", gegenueber: "m", richtung: "" })).toBeNull();
  });
});

describe("wie viel gehalten wird", () => {
  it("nimmt für die Stimmen das Kapital, wenn nichts anderes gesagt ist", () => {
    expect(anteileVon({ kapital: "33.33" })).toEqual({ kapital: "33.33", stimmen: "33.33" });
    expect(anteileVon({ kapital: "33.33", stimmen: "51" })).toEqual({ kapital: "33.33", stimmen: "51" });
    expect(anteileVon({ stimmen: "51" })).toEqual({ kapital: "0", stimmen: "51" });
  });

  it("ist nicht null, wenn nichts gesagt ist", () => {
    expect(anteileVon({ kapital: "", stimmen: "", beherrschung: "KEINE" })).toBeNull();
    expect(anteileVon({ beherrschung: "VERTRAG_ODER_SATZUNG" })).toEqual({ kapital: "0", stimmen: "0" });
  });
});

describe("die Angaben für die Regeln", () => {
  const zeilen = [
    zeileVon("m", { verbindung: "MUTTER", name: "Holding SE", ausnahme: "RISIKOKAPITAL" }),
    zeileVon("s", { verbindung: "SCHWESTER", gegenueber: "m" }),
    zeileVon("q", { bekannt: "s", verbindung: "TOCHTER", kapital: "20", ueber: "m" }),
    zeileVon("o", { kapital: "" }),
  ];
  const angaben = toVerbundAngaben(zeilen, EIGENES);

  it("haben das eigene Unternehmen zuerst und alle anderen einmal", () => {
    expect(angaben.beteiligte.map(({ key, name }) => [key, name])).toEqual([
      ["eigenes", "Eigene GmbH"],
      ["m", "Holding SE"],
      ["s", "Firma s"],
      ["o", "Firma o"],
    ]);
    expect(angaben.beteiligte[1]).toMatchObject({ ausnahme: "RISIKOKAPITAL", art: "UNTERNEHMEN" });
  });

  it("haben eine Beziehung je Zeile und nennen, was offen ist", () => {
    expect(angaben.beziehungen).toMatchObject([
      { key: "m", von: "m", an: "eigenes", kapital: "60" },
      { key: "s", von: "m", an: "s" },
      { key: "q", von: "eigenes", an: "s", ueber: "m", stimmen: "20" },
    ]);
    expect(angaben.offen).toEqual(["o"]);
    expect(() => requireKmuAngaben({ ...angaben, jahre: [], stichtag: "2026-01-01" })).not.toThrow();
  });

  it("lassen aus, was auf niemanden zeigt", () => {
    const verwaist = toVerbundAngaben([zeileVon("s", { verbindung: "SCHWESTER", gegenueber: "weg" })], EIGENES);
    expect(verwaist).toMatchObject({ beziehungen: [], offen: ["s"] });
  });

  it("nennen auch den, der noch keinen Namen hat", () => {
    expect(listNachbarn([zeileVon("a", { name: "", beteiligterArt: "" })])).toEqual([
      { uuid: "a", name: "Ohne Namen", art: "UNTERNEHMEN", isBusinessAngel: false },
    ]);
  });
});
