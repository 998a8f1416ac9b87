import type { Wert, Werte } from "../../formkit/field";

/**
 * How a saved version came about: `AENDERUNG` holds from a day on; `BERICHTIGUNG` says that what stood there was wrong
 * or missing, so that it holds as long as that did; `REGISTRIERUNG` is the first one; `IDENTIFIZIERUNG` is what the
 * certificate of a later identification says.
 */
export const FASSUNG_ARTEN = ["REGISTRIERUNG", "AENDERUNG", "BERICHTIGUNG", "IDENTIFIZIERUNG"] as const;
export type FassungArt = (typeof FASSUNG_ARTEN)[number];

/**
 * One saved version of the master data. `gueltigAb` (ISO day): of an `AENDERUNG`, and of an `IDENTIFIZIERUNG` for what
 * it has found changed; null otherwise. `am` is ISO.
 */
export type Fassung = {
  revision: number;
  art: FassungArt;
  gueltigAb: string | null;
  am: string;
  /** First and last name; null for what came in before names were kept. */
  von: string | null;
  /** The fields whose values the identification service has proven in this version. */
  nachgewiesen: readonly string[];
  werte: Werte;
  /** The version whose day alone it corrects, and the day (ISO) from which on that one holds; null for any other. */
  berichtigt: { revision: number; tag: string } | null;
};

/** Where a value comes from: the identification service, the registration, or an own entry after it. */
export const HERKUENFTE = ["IDENTIFIZIERUNG", "REGISTRIERUNG", "EIGEN"] as const;
export type Herkunft = (typeof HERKUENFTE)[number];

/**
 * A value and the time for which it is true. `ab` (ISO day, null: as long as the company is known) is the time in which
 * it holds, `bekanntSeit` (ISO) the time since which the portal knows it, `von` who entered it.
 */
export type Angabe = {
  wert: Wert;
  ab: string | null;
  bekanntSeit: string;
  von: string | null;
  quelle: Herkunft;
};

const isSame = (a: Wert | undefined, b: Wert | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function herkunftVon({ art, nachgewiesen }: Fassung, feld: string): Herkunft {
  if (nachgewiesen.includes(feld)) return "IDENTIFIZIERUNG";
  return art === "REGISTRIERUNG" ? "REGISTRIERUNG" : "EIGEN";
}

/**
 * The values of a field one after the other, each until the next begins.
 *
 * @assumed The issue asks that what was wrong can be corrected, not for which days: a `BERICHTIGUNG` is meant for the
 *   newest value only. An earlier one that has ended is put right by two changes, the right value from its first day on
 *   and then the newest once more from its own; the page says so.
 */
function addFassung(bisher: readonly Angabe[], feld: string, fassung: Fassung): readonly Angabe[] {
  const wert = fassung.werte[feld] ?? null;
  const letzte = bisher.at(-1);
  const quelle = herkunftVon(fassung, feld);
  const isGleich = letzte !== undefined && isSame(letzte.wert, wert);
  const isNeuNachgewiesen = isGleich && quelle === "IDENTIFIZIERUNG" && letzte.quelle !== quelle;
  if (isGleich && !isNeuNachgewiesen) return bisher;
  const { gueltigAb, am: bekanntSeit, von } = fassung;
  // What is only proven now holds as long as before.
  const ab = gueltigAb === null || isGleich ? (letzte?.ab ?? null) : gueltigAb;
  // What was to hold later is replaced as well: who says "from this day on" knows nothing of an end.
  const davor = bisher.filter((angabe) => angabe.ab === null || (ab !== null && angabe.ab < ab));
  const bleibt = ab === null ? [] : davor;
  return [...bleibt, { wert, ab, bekanntSeit, von, quelle }];
}

/** Can the day from which on a version holds be corrected? What came with the registration holds since ever. */
export const isTagBerichtigbar = ({ art, berichtigt }: Pick<Fassung, "art" | "berichtigt">): boolean =>
  art !== "REGISTRIERUNG" && berichtigt === null;

/**
 * The day (ISO) from which on each version holds, by its revision, as it was corrected last; null as in `gueltigAb`.
 */
export function tageDerFassungen(
  fassungen: readonly Pick<Fassung, "revision" | "gueltigAb" | "berichtigt">[],
): ReadonlyMap<number, string | null> {
  const tage = new Map(fassungen.map(({ revision, gueltigAb }) => [revision, gueltigAb]));
  for (const { berichtigt } of fassungen) if (berichtigt !== null) tage.set(berichtigt.revision, berichtigt.tag);
  return tage;
}

/**
 * Which value a field had when, oldest first. `fassungen` in the order in which they were saved. A version whose day
 * was corrected holds from that day on, as if it had been said at once.
 */
export function listAngaben(fassungen: readonly Fassung[], feld: string): readonly Angabe[] {
  const tage = tageDerFassungen(fassungen);
  return fassungen.reduce<readonly Angabe[]>(
    (bisher, fassung) => addFassung(bisher, feld, { ...fassung, gueltigAb: tage.get(fassung.revision) ?? null }),
    [],
  );
}

/** What held on a day (ISO), as it is known today; the oldest value for a day before all. */
export function angabeAm(angaben: readonly Angabe[], tag: string): Angabe | undefined {
  return angaben.findLast(({ ab }) => ab === null || ab <= tag) ?? angaben[0];
}

/** The master data as they were on a day (ISO), by field. */
export function werteAm(fassungen: readonly Fassung[], felder: readonly string[], tag: string): Werte {
  return Object.fromEntries(felder.map((feld) => [feld, angabeAm(listAngaben(fassungen, feld), tag)?.wert ?? null]));
}
