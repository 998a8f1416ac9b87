import { expect, it } from "vitest";
import { absenderVon } from "~/domain/nachricht/absender";

it.each([
  ["MITTEILUNG", "BESCHEINIGUNGSSTELLE"],
  ["NACHFORDERUNG_EINGEGANGEN", "BESCHEINIGUNGSSTELLE"],
  ["FRIST_ERINNERUNG", "PORTAL"],
  ["BENUTZER_HINZUGEFUEGT", "PORTAL"],
] as const)("%s kommt von: %s", (art, von) => expect(absenderVon(art)).toBe(von));
