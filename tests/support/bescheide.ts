import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import { abrufbarBis } from "~/domain/bescheid/bescheidFristen";
import { todayBerlin } from "~/lib/date";
import { antrag } from "~/server/backend/storage/schema/antrag";
import { bescheid } from "~/server/backend/storage/schema/bescheid";
import { pruefsummeVon } from "~/server/backend/pruefsumme";
import type { TestBackend } from "./backend";

/** Stands in the reasons of every decision of the tests and nowhere else: whoever finds it has got the content. */
export const GEHEIM = "Nur im Bescheid steht dieser Satz";

/** What a decision of the tests says: one certified and one refused Vorhaben. */
export const bescheidBeispiel = (abweichung: Partial<BescheidInhalt> = {}): BescheidInhalt => ({
  aktenzeichen: "FZ-2026-000123",
  widerspruchErgebnis: null,
  hatRechtsbehelfsbelehrung: true,
  vorhaben: [
    {
      vorhabenUuid: randomUUID(),
      vorhabenId: "2026-000001-1",
      titel: "Lager, die sich selbst prüfen",
      ergebnis: "POSITIV",
      begruendung: `${GEHEIM}: Das Vorhaben ist neuartig, mit technischen Risiken verbunden und planmäßig.`,
      wirtschaftsgueter: [
        {
          uuid: randomUUID(),
          bezeichnung: "Prüfstand mit Lastaggregat",
          erforderlich: true,
          abschnitte: ["1 Aufbau", "2 Messung"],
        },
        { uuid: randomUUID(), bezeichnung: "Transportwagen", erforderlich: false, abschnitte: [] },
      ],
    },
    {
      vorhabenUuid: randomUUID(),
      vorhabenId: "2026-000001-2",
      titel: "Neue Vertriebssoftware",
      ergebnis: "NEGATIV",
      begruendung: `${GEHEIM}: Das Vorhaben verwendet Bekanntes auf bekannte Weise.`,
      wirtschaftsgueter: [],
    },
  ],
  ...abweichung,
});

type Erlass = { art?: "BESCHEID" | "WIDERSPRUCHSBESCHEID"; inhalt?: BescheidInhalt };

/** Stores a decision that can be retrieved from now on, as the specialist system leaves it behind. Answers its id. */
export async function provide(
  { dienste }: TestBackend,
  antragUuid: string,
  { art = "BESCHEID", inhalt = bescheidBeispiel() }: Erlass = {},
): Promise<string> {
  const [uuid, heute] = [randomUUID(), todayBerlin(dienste.clock)];
  const neu =
    art === "BESCHEID"
      ? ({
          status: "BESCHEID_LIEGT_VOR",
          antragsnummer: `2026-${uuid.slice(0, 6)}`,
          bescheidErstelltAm: heute,
        } as const)
      : ({ status: "WS_BESCHEID_LIEGT_VOR", finalerBescheidErstelltAm: heute } as const);
  await dienste.db
    .update(antrag)
    .set({ ...neu, bescheidZumAbruf: true })
    .where(eq(antrag.uuid, antragUuid));
  await dienste.db.insert(bescheid).values({
    uuid,
    antragUuid,
    art,
    inhalt,
    pruefsumme: pruefsummeVon(inhalt),
    erstelltAm: dienste.clock.now(),
    abrufbarBis: abrufbarBis(heute),
  });
  return uuid;
}

type BescheidZeile = typeof bescheid.$inferInsert;

/** A decision in the past with nothing to read, for the periods that hang on it. Answers its id. */
export async function insertBescheid(
  { dienste }: TestBackend,
  antragUuid: string,
  abweichung: Partial<BescheidZeile>,
): Promise<string> {
  const uuid = randomUUID();
  const zeile: BescheidZeile = {
    uuid,
    antragUuid,
    art: "BESCHEID",
    inhalt: { aktenzeichen: "AZ", widerspruchErgebnis: null, vorhaben: [], hatRechtsbehelfsbelehrung: true },
    pruefsumme: "x",
    erstelltAm: dienste.clock.now(),
    abrufbarBis: "2026-03-12",
  };
  await dienste.db.insert(bescheid).values({ ...zeile, ...abweichung });
  return uuid;
}

/** What a retrieval has left on it: an objection is possible until 16 March 2026. */
export const abgerufen = ({ dienste }: TestBackend): Partial<BescheidZeile> => ({
  abgerufenAm: dienste.clock.now(),
  bekanntgabeAm: "2026-02-16",
  widerspruchsfrist: "2026-03-16",
});
