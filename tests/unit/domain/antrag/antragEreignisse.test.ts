import { expect, it } from "vitest";
import { ANTRAG_EREIGNISSE, isAntragEreignis } from "~/domain/antrag/antragEreignisse";
import { BEFEHLE } from "~/domain/antrag/lebenszyklusTabelle";

it("jeder Schritt des Lebenszyklus hat einen Text für die Geschichte des Antrags", () => {
  for (const befehl of BEFEHLE) expect(ANTRAG_EREIGNISSE[`antrag.${befehl}`]).toMatch(/^[A-ZÄÖÜ]/);
});

it("was dort keinen Text hat, ist kein solches Ereignis", () => {
  expect(isAntragEreignis("antrag.einreichen")).toBe(true);
  for (const fremd of ["einsicht.lesen", "uebermittlung.ablehnen", "toString"])
    expect(isAntragEreignis(fremd)).toBe(false);
});
