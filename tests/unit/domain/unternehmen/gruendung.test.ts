import { expect, it } from "vitest";
import { vorGruendungText } from "~/domain/unternehmen/gruendung";

it("sagt von jedem Tag vor dem Gründungsjahr, dass es das Unternehmen noch nicht gab", () => {
  const text = "An diesem Tag gab es Ihr Unternehmen noch nicht: Als Gründungsjahr ist 2015 angegeben.";
  expect(vorGruendungText("2015", "2014-12-31")).toBe(text);
  expect(vorGruendungText("2015", "1950-06-01")).toBe(text);
});

it.each([
  ["2015", "2015-01-01"],
  ["2015", "2026-03-02"],
  ["", "1950-01-01"],
  ["unbekannt", "1950-01-01"],
])("sagt bei Gründungsjahr „%s“ vom %s nichts", (jahr, tag) => expect(vorGruendungText(jahr, tag)).toBeNull());
