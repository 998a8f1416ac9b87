import type { FachKlient } from "./fachKlient";

type Antrag = Awaited<ReturnType<FachKlient["getFachAntrag"]>>;
type Entscheidungen = Parameters<FachKlient["bescheide"]>[0]["vorhaben"];

/** How a decision may turn out: all certified, some, none. */
export type Ausgang = "POSITIV" | "GEMISCHT" | "NEGATIV";

const BEGRUENDUNG = {
  POSITIV:
    "Das Vorhaben ist neuartig, mit technischen Unwägbarkeiten verbunden und planmäßig angelegt. Es erfüllt die Voraussetzungen des § 2 Abs. 1 bis 3 FZulG.",
  NEGATIV:
    "Aus den Angaben geht nicht hervor, welche wissenschaftlichen oder technischen Unwägbarkeiten bestehen. Die Voraussetzungen des § 2 Abs. 1 bis 3 FZulG sind nicht erfüllt.",
} as const;

const gueterVon = ({ werte }: Antrag["eingereicht"]["vorhaben"][number]): string[] => {
  const gueter = werte["wirtschaftsgueter"];
  return Array.isArray(gueter) ? gueter.flatMap((gut) => (typeof gut === "object" ? [gut.uuid] : [])) : [];
};

/** The reasons for a Vorhaben that is certified, with those for its assets, which are not. */
const withGueter = (begruendung?: string): string =>
  [BEGRUENDUNG.POSITIV, ...(begruendung === undefined ? [] : [`Zu den Wirtschaftsgütern: ${begruendung}`])].join(" ");

/**
 * A decision on every Vorhaben of an Antrag. A mixed one refuses the last Vorhaben; of a single Vorhaben it certifies
 * the Vorhaben and finds its assets not necessary. `begruendung` replaces the usual reasons; of a mixed decision it is
 * why something was refused, and stands nowhere else.
 */
export function entscheidungVon(
  { eingereicht }: Pick<Antrag, "eingereicht">,
  ausgang: Ausgang,
  begruendung?: string,
): Entscheidungen {
  const { vorhaben } = eingereicht;
  return vorhaben.map((eins, stelle) => {
    const isLetztes = ausgang === "GEMISCHT" && stelle === vorhaben.length - 1;
    const isNegativ = ausgang === "NEGATIV" || (isLetztes && vorhaben.length > 1);
    const ergebnis = isNegativ ? "NEGATIV" : "POSITIV";
    const eigene = ausgang === "GEMISCHT" && !isLetztes ? undefined : begruendung;
    return {
      vorhabenUuid: eins.uuid,
      ergebnis,
      begruendung: isLetztes && !isNegativ ? withGueter(eigene) : (eigene ?? BEGRUENDUNG[ergebnis]),
      wirtschaftsgueter: isNegativ ? [] : gueterVon(eins).map((uuid) => ({ uuid, erforderlich: !isLetztes })),
    };
  });
}
