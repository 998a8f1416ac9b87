import { describe, expect, it } from "vitest";
import { FIRMENFORMULARE, isFirmenformular, rechtFuer } from "~/domain/unternehmen/firmenformulare";

describe("die Formulare des Unternehmens", () => {
  it("sind die der Liste und keine anderen", () => {
    for (const art of Object.keys(FIRMENFORMULARE)) expect(isFirmenformular(art)).toBe(true);
    for (const art of ["VORHABEN", "ANTWORT", "toString", ""]) expect(isFirmenformular(art)).toBe(false);
  });

  it("sendet ab, wer die Angaben bearbeiten darf; einladen darf, wer Benutzer verwaltet", () => {
    expect(rechtFuer("VERBUND")).toBe("unternehmenBearbeiten");
    expect(rechtFuer("VERBUND_TABELLE")).toBe("unternehmenBearbeiten");
    expect(rechtFuer("EINLADUNG")).toBe("unternehmensbenutzerVerwalten");
  });
});
