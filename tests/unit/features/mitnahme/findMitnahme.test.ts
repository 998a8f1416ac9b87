import { expect, it } from "vitest";
import { findMitnahme } from "~/features/mitnahme/findMitnahme";

const UUID = "11111111-1111-4111-8111-111111111111";
const find = (query: Record<string, string>) =>
  findMitnahme(new URL(`http://localhost/mitnahme?${new URLSearchParams(query).toString()}`));

it("nennt die Datei und behält, was ihre Adresse sonst sagt", () => {
  expect(find({ ziel: `/antraege/${UUID}/bescheid.pdf?bescheid=${UUID}`, zurueck: "/antraege" })).toMatchObject({
    datei: "Bescheid (PDF)",
    ziel: `/antraege/${UUID}/bescheid.pdf`,
    angaben: [{ name: "bescheid", value: UUID }],
    isZweckOffen: false,
    zurueck: "/antraege",
  });
});

it("nimmt den Zweck nur von der Seite", () => {
  expect(find({ ziel: `/antraege/${UUID}/antrag.pdf?zweck=BERICHT` })?.angaben).toEqual([]);
});

it("nennt eine Anlage mit ihrem Namen, auch mit einem Prozentzeichen", () => {
  const ziel = `/antraege/${UUID}/dateien/${UUID}_${encodeURIComponent("Plan 100%.pdf")}`;
  expect(find({ ziel, zweck: "" })).toMatchObject({ datei: "Plan 100%.pdf", ziel, isZweckOffen: true });
});

it.each([
  "",
  "/antraege",
  "/logout",
  `//boese.example/antraege/${UUID}/antrag.pdf`,
  `https://boese.example/antraege/${UUID}/antrag.pdf`,
  "/antraege/liste.csv",
])("kennt nur Dateien eines Antrags, nicht „%s“", (ziel) => {
  expect(find({ ziel })).toBeNull();
});

it.each(["https://boese.example", "//boese.example", "/gibt/es/nicht"])("führt nicht zurück zu „%s“", (zurueck) => {
  expect(find({ ziel: `/antraege/${UUID}/antrag.pdf`, zurueck })?.zurueck).toBe("/antraege");
});

it("führt auch zurück zu einem Teil einer Seite, den die Adresse nennt", () => {
  const zurueck = `/antraege/${UUID}/startseite?teil=dokumente`;
  expect(find({ ziel: `/antraege/${UUID}/antrag.pdf`, zurueck })?.zurueck).toBe(zurueck);
});
