import { expect, it } from "vitest";
import { MELDUNGSVORLAGEN } from "~/domain/nachricht/meldungsvorlagen";
import { listPlatzhalter } from "~/domain/nachricht/platzhalter";

it("findet in jeder Vorlage, was auszufüllen ist, und jedes einmal", () => {
  const { titel, text } = MELDUNGSVORLAGEN.WARTUNG;
  expect(listPlatzhalter(titel, text)).toEqual(["[Datum]", "[Beginn]", "[Ende]"]);
  for (const vorlage of Object.values(MELDUNGSVORLAGEN))
    expect(listPlatzhalter(vorlage.titel, vorlage.text)).not.toEqual([]);
});

it("findet in einem fertigen Text nichts", () => {
  expect(listPlatzhalter("Wartung am 05.12.2026", "<p>Von 18 bis 20 Uhr [</p><p>] []</p>", "")).toEqual([]);
  expect(listPlatzhalter(`[${"x".repeat(61)}]`, "[über\nZeilen]")).toEqual([]);
});
