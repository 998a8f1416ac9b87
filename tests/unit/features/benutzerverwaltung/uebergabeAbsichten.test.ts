import { expect, it } from "vitest";
import { artVon, findUebergabeAbsicht, nachfolgerVon } from "~/features/benutzerverwaltung/uebergabeAbsichten";

function formWith(name: string, wert: string): FormData {
  const form = new FormData();
  form.set(name, wert);
  return form;
}

it("takes an empty choice for nobody, and passes on everything else to be judged", () => {
  expect(nachfolgerVon(new FormData())).toBeNull();
  expect(nachfolgerVon(formWith("nachfolger", ""))).toBeNull();
  expect(nachfolgerVon(formWith("nachfolger", "abc"))).toBe("abc");
});

it("removes unless the address says that somebody is only deactivated", () => {
  const url = (query: string) => new URL(`https://portal.example.org/benutzerverwaltung/x/uebergabe${query}`);
  expect(artVon(url("?art=deaktivieren"))).toBe("deaktivieren");
  expect(artVon(url(""))).toBe("entfernen");
  expect(artVon(url("?art=verschenken"))).toBe("entfernen");
});

it("knows two buttons", () => {
  expect(findUebergabeAbsicht(formWith("absicht", "entfernen"))).toBeDefined();
  expect(findUebergabeAbsicht(formWith("absicht", "deaktivieren"))).toBeDefined();
  expect(findUebergabeAbsicht(formWith("absicht", "toString"))).toBeUndefined();
});
