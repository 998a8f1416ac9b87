import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { beispielVorhaben } from "~/server/backend/usecases/antraege/beispielVorhaben";

/** The facts of the company that the tests use. */
export const KONTEXT: AntragKontext = { heute: "2026-03-02", rechtsform: "GMBH", wirtschaftsjahrBeginn: "01-01" };

/** Ids that are the same in every run. */
export function zaehlendeIds(): () => string {
  let letzte = 0;
  return () => `11111111-1111-4111-8111-${String((letzte += 1)).padStart(12, "0")}`;
}

/** A filled, valid Vorhaben over all eight tabs. */
export function vorhabenBeispiel(kontext: AntragKontext = KONTEXT): Werte {
  return beispielVorhaben({ kontext, random: zaehlendeIds() });
}
