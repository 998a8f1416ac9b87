import { expect, it } from "vitest";
import { isGrundGezeigt } from "~/domain/protokoll/protokollGrund";

it.each([
  "support.sperren",
  "stab.rollen",
  "einsicht.lesen",
  "PASSWORT_GEAENDERT",
  "PROTOKOLL_GELESEN",
  "LESEZUGRIFFE_GELESEN",
])("zeigt die Bemerkung zu %s", (vorgang) => {
  expect(isGrundGezeigt(vorgang)).toBe(true);
});

it.each(["uebermittlung.ablehnen", "antrag.widerspruchErledigen", "fach.stelleNach", "", "supportXsperren"])(
  "zeigt die Bemerkung zu „%s“ nicht: sie kann Inhalte von Anträgen nennen",
  (vorgang) => {
    expect(isGrundGezeigt(vorgang)).toBe(false);
  },
);
