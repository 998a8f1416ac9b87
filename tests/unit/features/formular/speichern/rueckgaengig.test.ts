import { expect, it } from "vitest";
import { rueckgaengig } from "~/features/formular/speichern/rueckgaengig";

const ort = { antragUuid: "a", vorhabenUuid: "v", tab: 4, zeile: null };

it("führt nach dem Löschen einer Zeile zur Fassung davor", () => {
  expect(
    rueckgaengig({ ort, absicht: { art: "zeileLoeschen", tabelle: "arbeitspakete", uuid: "z" }, revision: 8 }),
  ).toEqual({
    label: "Rückgängig",
    href: "/antraege/a/versionen/wiederherstellen?vorhaben=v&fassung=7&tabelle=arbeitspakete&zeile=z",
  });
});

it("gibt es nur, wo eine Zeile gelöscht wurde", () => {
  expect(rueckgaengig({ ort, absicht: { art: "speichern" }, revision: 8 })).toBeUndefined();
  expect(
    rueckgaengig({ ort, absicht: { art: "zeileLoeschen", tabelle: "arbeitspakete", uuid: "z" }, revision: null }),
  ).toBeUndefined();
});
