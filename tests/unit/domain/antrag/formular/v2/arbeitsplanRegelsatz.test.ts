import { expect, it } from "vitest";
import { befunde, einAuftragnehmer, einPaket, kontext, mitAuftrag } from "./muster";

const pakete = [einPaket("p1"), einPaket("p2"), einPaket("p3")];
const ohneAuftragnehmer = { ...mitAuftrag, arbeitspakete: pakete };
const OHNE_PAKET = "v1.arbeitspakete: Auftragnehmer „Institut Nord“ ist keinem Arbeitspaket zugeordnet.";

it.each([
  ["kurz davor", "2025-10-12T21:59:59.998Z", "F"],
  ["im letzten Augenblick", "2025-10-12T21:59:59.999Z", "F"],
  ["danach", "2025-10-12T22:00:00.000Z", "W"],
  ["an diesem Tag in Berlin, am Tag davor in UTC", "2025-10-11T22:00:00.000Z", "F"],
])("beurteilt fehlende Akteure nach der ersten Speicherung: %s", (_, v1, art) => {
  expect(befunde(ohneAuftragnehmer, { ...kontext, zuerstGespeichert: { v1 } })).toEqual([`${art} ${OHNE_PAKET}`]);
});

it.each([
  ["2025-10-12", "F"],
  ["2025-10-13", "W"],
])("nimmt ein nie gespeichertes Vorhaben als am %s gespeichert", (heute, art) => {
  const andere = { ...kontext, heute, zuerstGespeichert: { anderes: "2020-01-01T00:00:00.000Z" } };
  expect(befunde(ohneAuftragnehmer, andere)).toContain(`${art} ${OHNE_PAKET}`);
});

it.each([
  ["2025-10-12T21:59:59.999Z", "F"],
  ["2025-10-12T22:00:00.000Z", "W"],
])("beurteilt auch reine Auftragsforschung durch das eigene Unternehmen danach: %s", (v1, art) => {
  const reinerAuftrag = { ...ohneAuftragnehmer, eigenbetrieblich: false, auftragnehmer: [einAuftragnehmer("a1")] };
  expect(befunde(reinerAuftrag, { ...kontext, zuerstGespeichert: { v1 } })).toContain(
    `${art} v1.arbeitspakete: Das Vorhaben ist reine Auftragsforschung, aber alle Arbeitspakete führt das eigene Unternehmen durch.`,
  );
});

it("verlangt vorher wie nachher mindestens ein Arbeitspaket und warnt nur bei wenigen", () => {
  for (const v1 of ["2025-10-12T21:59:59.999Z", "2025-10-12T22:00:00.000Z"]) {
    const umfeld = { ...kontext, zuerstGespeichert: { v1 } };
    expect(befunde({ arbeitspakete: [] }, umfeld)).toEqual([
      "F v1.arbeitspakete: Bitte erfassen Sie mindestens einen Eintrag",
    ]);
    expect(befunde({ arbeitspakete: [einPaket("p1")] }, umfeld)).toEqual([
      "W v1.arbeitspakete: Bitte prüfen Sie, ob weniger als drei Arbeitspakete das Vorhaben ausreichend beschreiben.",
    ]);
  }
});
