import { expect, it } from "vitest";
import { FAQ } from "../../../app/domain/faq";

it("beantwortet 25 Fragen ohne Quellenangaben und Auszeichnung", () => {
  expect(FAQ.map(({ nr }) => nr)).toEqual(Array.from({ length: 25 }, (_, stelle) => stelle + 1));
  for (const { frage, antwort } of FAQ) {
    expect(frage).toMatch(/\?$/);
    expect(antwort).toMatch(/[.]$/);
    expect(antwort).not.toMatch(/[[\]*<>]/);
  }
});
