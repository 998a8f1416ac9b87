import { z } from "zod";
import { VORHABEN_MAX } from "../antrag/antragsnummer";

/**
 * An asset in a decision: whether it is necessary, and the sections of the work plan in which it is needed. @spec
 * domain.md 1.5, § 5(2) FZulBV
 */
const wirtschaftsgutFeststellung = z.object({
  /** That of its row, which may come from a file. */
  uuid: z.guid(),
  bezeichnung: z.string().max(200),
  erforderlich: z.boolean(),
  /** Names or numbers of the sections of the work plan; empty when it is not necessary. */
  abschnitte: z.array(z.string().max(200)).max(100),
});

/** The finding on one Vorhaben with its reasons. */
export const vorhabenFeststellung = z.object({
  vorhabenUuid: z.uuid(),
  vorhabenId: z.string().max(50),
  titel: z.string().max(500),
  ergebnis: z.enum(["POSITIV", "NEGATIV"]),
  begruendung: z.string().min(1).max(20_000),
  wirtschaftsgueter: z.array(wirtschaftsgutFeststellung).max(100),
});

/** What a decision says, frozen. After an objection, `tenor` says how it was decided. */
export const bescheidInhalt = z.object({
  aktenzeichen: z.string().max(50),
  /** Only after an objection: Abhilfe, partly, or refused. */
  widerspruchErgebnis: z.enum(["ABHILFE", "TEILABHILFE", "ZURUECKWEISUNG"]).nullable(),
  vorhaben: z.array(vorhabenFeststellung).min(1).max(VORHABEN_MAX),
  /** False: no instruction on the right to object, so that one year runs, § 58(2) VwGO. */
  hatRechtsbehelfsbelehrung: z.boolean(),
});

export type VorhabenFeststellung = z.infer<typeof vorhabenFeststellung>;
export type BescheidInhalt = z.infer<typeof bescheidInhalt>;

/** True when at least one Vorhaben is certified. */
export const hasPositive = ({ vorhaben }: Pick<BescheidInhalt, "vorhaben">): boolean =>
  vorhaben.some(({ ergebnis }) => ergebnis === "POSITIV");
