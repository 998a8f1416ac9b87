import { expect, it } from "vitest";
import { stammdatenTexte } from "~/domain/unternehmen/stammdatenTexte";

it("hält Texte und beantwortete Fragen fest, und nichts für eine offene", () => {
  const werte = { firma: "Beispiel GmbH", website: "", verbundStatus: false, optionKoerperschaft: null };
  expect(stammdatenTexte(werte)).toEqual({ firma: "Beispiel GmbH", website: "", verbundStatus: "false" });
});
