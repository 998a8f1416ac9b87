import { expect, it } from "vitest";
import {
  addSeite,
  clampBis,
  pickFolge,
  readFolge,
  SEITEN_UNTEREINANDER,
  withFolge,
  withinSeiten,
  ZEILEN_HOECHSTENS,
} from "~/domain/tabelle/nachladen";

it.each([
  [1, 3, 25, 3],
  [4, 2, 25, 4],
  [4, 99, 25, 13],
  [1, 99, 100, 10],
  [1, 99, 250, 4],
  [2, 5, 1000, 2],
])("ab Seite %i bis %i zu %i Zeilen stehen die Seiten bis %i untereinander", (seite, bis, jeSeite, letzte) => {
  expect(clampBis({ seite, bis }, jeSeite)).toBe(letzte);
});

it("lädt Seite um Seite dazu, bis die Liste oder der Platz zu Ende ist", () => {
  const stand = { seite: 2, bis: 2, suche: "Motor" };
  expect(addSeite(stand, { jeSeite: 25, seiten: 4 })).toEqual({ ...stand, bis: 3 });
  expect(addSeite({ ...stand, bis: 4 }, { jeSeite: 25, seiten: 4 })).toBeNull();
  expect(addSeite({ ...stand, bis: 11 }, { jeSeite: 25, seiten: 99 })).toBeNull();
  expect(addSeite(stand, { jeSeite: ZEILEN_HOECHSTENS, seiten: 99 })).toBeNull();
  expect(SEITEN_UNTEREINANDER * 100).toBe(ZEILEN_HOECHSTENS);
});

it("endet, wo die Liste endet", () => {
  expect(withinSeiten({ seite: 2, bis: 9 }, 3)).toEqual({ seite: 2, bis: 3 });
  expect(withinSeiten({ seite: 5, bis: 9 }, 3)).toEqual({ seite: 5, bis: 5 });
});

it("zählt die Seiten mehrerer Listen einer Seite für sich und lässt alles andere der Adresse stehen", () => {
  const params = new URLSearchParams("von=2026-01-01&bis=2026-01-31&mailsSeite=2&mailsBis=3&wartendeSeite=4");
  expect(readFolge(pickFolge(params, "mails"), 25)).toEqual({ seite: 2, bis: 3 });
  expect(readFolge(pickFolge(params, "andere"), 25)).toEqual({ seite: 1, bis: 1 });
  expect(withFolge(params, "mails", { seite: 1, bis: 1 }).toString()).toBe(
    "von=2026-01-01&bis=2026-01-31&wartendeSeite=4",
  );
  expect(withFolge(params, "andere", { seite: 2, bis: 4 }).toString()).toBe(
    `${params.toString()}&andereSeite=2&andereBis=4`,
  );
});
