import { textOf } from "../../formkit/werte";
import { LAENDER } from "./laender";
import type { Unternehmensangaben } from "./unternehmensangaben";

const SITZ = {
  strasse: "strasse",
  hausnummer: "hausnummer",
  adresszusatz: "adresszusatz",
  plz: "plz",
  ort: "ort",
  land: "land",
};
const POST: typeof SITZ = {
  strasse: "postStrasse",
  hausnummer: "postHausnummer",
  adresszusatz: "postAdresszusatz",
  plz: "postPlz",
  ort: "postOrt",
  land: "postLand",
};

/**
 * Where a letter to the company goes, line by line, as it told in a submission: to its postal address where it has one
 * of its own, else to its seat. Empty where the record does not say where.
 */
export function listPostanschrift(firma: string, angaben: Unternehmensangaben | null): readonly string[] {
  const werte = angaben?.stammdaten ?? {};
  const felder = werte["postanschriftAbweichend"] === true ? POST : SITZ;
  const text = (name: keyof typeof SITZ): string => textOf(werte, felder[name]);
  if (text("strasse") === "" || text("ort") === "") return [];
  const land = LAENDER.find(({ key }) => key === text("land") && key !== "DE")?.title ?? "";
  return [
    firma,
    text("adresszusatz"),
    `${text("strasse")} ${text("hausnummer")}`.trim(),
    `${text("plz")} ${text("ort")}`.trim(),
    land,
  ].filter((zeile) => zeile !== "");
}
