import type { BescheidInhalt } from "../../../../app/domain/bescheid/bescheidInhalt";

/** A decision with one Vorhaben for each finding. */
export const inhaltMit = (...ergebnisse: ("POSITIV" | "NEGATIV")[]): BescheidInhalt => ({
  aktenzeichen: "AZ 1",
  widerspruchErgebnis: null,
  hatRechtsbehelfsbelehrung: true,
  vorhaben: ergebnisse.map((ergebnis, stelle) => ({
    vorhabenUuid: `11111111-1111-4111-8111-11111111111${String(stelle)}`,
    vorhabenId: `2026-000001-${String(stelle + 1)}`,
    titel: `Probe ${String(stelle + 1)}`,
    ergebnis,
    begruendung: "Der erste Absatz.\n\nDer zweite Absatz.",
    wirtschaftsgueter: [
      {
        uuid: "22222222-2222-4222-8222-222222222222",
        bezeichnung: "Prüfstand",
        erforderlich: true,
        abschnitte: ["1 Aufbau", "2 Messung"],
      },
      { uuid: "33333333-3333-4333-8333-333333333333", bezeichnung: "Wagen", erforderlich: false, abschnitte: [] },
    ],
  })),
});
