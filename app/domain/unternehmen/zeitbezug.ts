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
  /** The right values of sections that have ended, by field; null in a version that corrects none. */
  fruehere: Fruehere | null;
  /** When it was entered (ISO), where the portal has stored it on its day; null for what was saved at once. */
  vorgemerktAm: string | null;
};

/** By field: the version (by its revision) that brought the wrong value, and the right one for as long as that held. */
export type Fruehere = Readonly<Record<string, { revision: number; wert: Wert }>>;

/** Where a value comes from: the identification service, the registration, or an own entry after it. */
export const HERKUENFTE = ["IDENTIFIZIERUNG", "REGISTRIERUNG", "EIGEN"] as const;
export type Herkunft = (typeof HERKUENFTE)[number];

/**
 * A value and the time for which it is true. `ab` (ISO day, null: as long as the company is known) is the time in which
 * it holds, `bekanntSeit` (ISO) the time since which the portal knows it, `von` who entered it. `revision`: the version
 * that brought the section, whatever corrected its value since.
 */
export type Angabe = {
  revision: number;
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

/** What held before or after a section with the same value is one section with it; what is only proven now is not. */
const withoutGleiche = (angaben: readonly Angabe[]): readonly Angabe[] =>
  angaben.filter(({ wert, quelle }, stelle) => {
    const davor = angaben[stelle - 1];
    return (
      davor === undefined || !isSame(davor.wert, wert) || (quelle === "IDENTIFIZIERUNG" && davor.quelle !== quelle)
    );
  });

/** The right value in place of the wrong one of a section, for the time in which that held. */
function correctAbschnitt(bisher: readonly Angabe[], feld: string, { fruehere, am, von }: Fassung): readonly Angabe[] {
  const richtig = fruehere?.[feld];
  if (richtig === undefined) return bisher;
  const { revision, wert } = richtig;
  const berichtigt = { wert, bekanntSeit: am, von, quelle: "EIGEN" } as const;
  return withoutGleiche(bisher.map((angabe) => (angabe.revision === revision ? { ...angabe, ...berichtigt } : angabe)));
}

/**
 * The values of a field one after the other, each until the next begins. A `BERICHTIGUNG` means the newest value; an
 * earlier one that has ended is named by the version that brought it.
 */
function addFassung(stand: readonly Angabe[], feld: string, fassung: Fassung): readonly Angabe[] {
  const bisher = correctAbschnitt(stand, feld, fassung);
  const wert = fassung.werte[feld] ?? null;
  const letzte = bisher.at(-1);
  const quelle = herkunftVon(fassung, feld);
  const isGleich = letzte !== undefined && isSame(letzte.wert, wert);
  const isNeuNachgewiesen = isGleich && quelle === "IDENTIFIZIERUNG" && letzte.quelle !== quelle;
  if (isGleich && !isNeuNachgewiesen) return bisher;
  const { revision, gueltigAb, von } = fassung;
  const bekanntSeit = fassung.vorgemerktAm ?? fassung.am;
  // What is only proven now holds as long as before.
  const ab = gueltigAb === null || isGleich ? (letzte?.ab ?? null) : gueltigAb;
  // What was to hold later is replaced as well: who says "from this day on" knows nothing of an end.
  const davor = bisher.filter((angabe) => angabe.ab === null || (ab !== null && angabe.ab < ab));
  const bleibt = ab === null ? [] : davor;
  return [...bleibt, { revision, wert, ab, bekanntSeit, von, quelle }];
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

/**
 * What a correction of the answers of a day (ISO) means, by field: the right value for today too, where the wrong one
 * still holds, or for the section that has ended. `richtige` are the answers that change.
 */
export function splitBerichtigung(
  fassungen: readonly Fassung[],
  richtige: Werte,
  tag: string,
): { heutige: Werte; fruehere: Fruehere } {
  const teile = Object.entries(richtige).map(([feld, wert]) => {
    const angaben = listAngaben(fassungen, feld);
    return { feld, wert, angabe: angabeAm(angaben, tag), letzte: angaben.at(-1) };
  });
  const isHeutig = ({ angabe, letzte }: (typeof teile)[number]): boolean => angabe === letzte;
  return {
    heutige: Object.fromEntries(teile.filter(isHeutig).map(({ feld, wert }) => [feld, wert])),
    fruehere: Object.fromEntries(
      teile.flatMap((teil) =>
        isHeutig(teil) || teil.angabe === undefined
          ? []
          : [[teil.feld, { revision: teil.angabe.revision, wert: teil.wert }]],
      ),
    ),
  };
}
