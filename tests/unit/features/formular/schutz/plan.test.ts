import { describe, expect, it } from "vitest";
import { erledigtesNach, offeneFunde, planAblage } from "~/features/formular/schutz/plan";

describe("was in den Tresor gehört", () => {
  const basis = { titel: "Alt", ziel: "Erste Zeile\nzweite", themen: "Kleben###Messen", ja: "true" };

  it("ist, was anders ist als gespeichert; Zeilenenden und Stichworte zählen gleich", () => {
    const jetzt = { titel: "Neu", ziel: "Erste Zeile\r\nzweite", themen: "Kleben\nMessen", ja: [] };
    expect(planAblage({ basis, jetzt, abgelegt: new Map() })).toEqual({ lege: { titel: "Neu", ja: [] }, entferne: [] });
  });

  it("wird nicht noch einmal geschrieben und geht, wenn die Eingabe zurückgenommen ist", () => {
    const abgelegt = new Map([
      ["titel", "Neu"],
      ["ziel", "Anderes"],
    ]);
    expect(planAblage({ basis, jetzt: { titel: "Neu", ziel: basis.ziel }, abgelegt })).toEqual({
      lege: {},
      entferne: ["ziel"],
    });
  });

  it("bleibt liegen, solange die Frage nicht gestellt wird", () => {
    expect(planAblage({ basis, jetzt: {}, abgelegt: new Map([["titel", "Neu"]]) })).toEqual({ lege: {}, entferne: [] });
  });
});

describe("was beim Tippen abgeschnitten wurde", () => {
  it("liegt im Tresor, bis sein Kasten weg ist", () => {
    const abgelegt = new Map([["rest!titel", "zu viel"]]);
    expect(planAblage({ basis: {}, jetzt: { "rest!titel": "zu viel" }, abgelegt: new Map() }).lege).toEqual({
      "rest!titel": "zu viel",
    });
    expect(planAblage({ basis: {}, jetzt: {}, abgelegt })).toEqual({ lege: {}, entferne: ["rest!titel"] });
  });
});

describe("was ein Speichern erledigt", () => {
  it("ist nur, was gesendet wurde, nicht was währenddessen getippt wurde", () => {
    const abgelegt = new Map([
      ["titel", "Gesendet"],
      ["ziel", "Danach getippt"],
      ["name", "Nicht auf der Seite"],
    ]);
    expect(erledigtesNach({ titel: "Gesendet", ziel: "Gesendet" }, abgelegt)).toEqual(["titel"]);
  });
});

describe("was angeboten wird", () => {
  it("ist nichts, was inzwischen so gespeichert ist; anderes an anderer Stelle immer", () => {
    const funde = [
      { stelle: "titel", text: "Alt" },
      { stelle: "ziel", text: "Meins" },
      { stelle: "woanders", text: "Alt" },
    ];
    expect(offeneFunde(funde, { titel: "Alt", ziel: "Seins" })).toEqual({
      offen: [funde[1], funde[2]],
      erledigt: [funde[0]],
    });
  });
});
