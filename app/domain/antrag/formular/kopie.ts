import type { Werte } from "../../../formkit/field";
import { withNeuenZeilen } from "./uebernahme";

/**
 * The answers of a Vorhaben as the beginning of another one of the same Antrag: without its names, by which people tell
 * one from the other, and with rows of its own.
 *
 * @assumed Issue 19 §1 asks for a copy, not for its title: an empty one cannot be submitted by mistake.
 */
export const kopieVon = (werte: Werte, random: () => string): Werte => ({
  ...withNeuenZeilen(werte, random),
  titel: "",
  kurzbezeichnung: "",
});
