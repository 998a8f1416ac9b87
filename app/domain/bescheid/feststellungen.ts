import type { Werte } from "../../formkit/field";
import { listOf, rowsOf, textOf } from "../../formkit/werte";
import { fail, ok, type Result } from "../../lib/result";
import { listArbeitspakete } from "../antrag/formular/entities/arbeitspaket";
import { wirtschaftsgutTitel } from "../antrag/formular/entities/wirtschaftsgut";
import type { VorhabenFeststellung } from "./bescheidInhalt";

/** What was decided on an asset; without `abschnitte` those of the submission count. */
type GutEntscheidung = { uuid: string; erforderlich: boolean; abschnitte?: string[] | undefined };

/** What was decided on a Vorhaben, as the specialist system says it. */
export type VorhabenEntscheidung = Pick<VorhabenFeststellung, "vorhabenUuid" | "ergebnis" | "begruendung"> & {
  wirtschaftsgueter: readonly GutEntscheidung[];
};

/** A Vorhaben as it was submitted. */
type Eingereicht = { uuid: string; vorhabenId: string; werte: Werte };

/** A finding about a decision: where in it, and what. */
export type EntscheidungsFehler = { property: string; message: string };

/** The sections of the work plan in which an asset is needed, as they were submitted. */
function abschnitteVon(werte: Werte, gut: Werte): string[] {
  const gewaehlt = listOf(gut, "arbeitspakete");
  return listArbeitspakete(werte)
    .filter(({ key }) => gewaehlt.includes(key))
    .map(({ title }) => title);
}

/** Assets that were applied for; a refused Vorhaben needs no finding on them. */
function checkGueter({ werte }: Eingereicht, entscheidung: VorhabenEntscheidung, ort: string): EntscheidungsFehler[] {
  const { ergebnis, wirtschaftsgueter } = entscheidung;
  const beantragt = rowsOf(werte, "wirtschaftsgueter").map(({ uuid }) => uuid);
  const fehler = wirtschaftsgueter.flatMap(({ uuid, erforderlich }, stelle) => {
    const property = `${ort}.wirtschaftsgueter.${String(stelle)}.uuid`;
    if (!beantragt.includes(uuid))
      return [{ property, message: "Dieses Wirtschaftsgut wurde zu diesem Vorhaben nicht beantragt." }];
    if (wirtschaftsgueter.findIndex((anderes) => anderes.uuid === uuid) !== stelle) {
      return [{ property, message: "Dieses Wirtschaftsgut ist mehrfach genannt." }];
    }
    const isWiderspruechlich = erforderlich && ergebnis === "NEGATIV";
    return isWiderspruechlich
      ? [{ property, message: "Zu einem abgelehnten Vorhaben kann kein Wirtschaftsgut erforderlich sein." }]
      : [];
  });
  const fehlt = beantragt.some((uuid) => !wirtschaftsgueter.some((gut) => gut.uuid === uuid));
  if (!fehlt || ergebnis === "NEGATIV") return fehler;
  return [
    ...fehler,
    {
      property: `${ort}.wirtschaftsgueter`,
      message: "Bitte stellen Sie zu jedem beantragten Wirtschaftsgut fest, ob es erforderlich ist.",
    },
  ];
}

function check(
  eingereicht: readonly Eingereicht[],
  entscheidungen: readonly VorhabenEntscheidung[],
): EntscheidungsFehler[] {
  const fehler = entscheidungen.flatMap((entscheidung, stelle) => {
    const ort = `vorhaben.${String(stelle)}`;
    const vorhaben = eingereicht.find(({ uuid }) => uuid === entscheidung.vorhabenUuid);
    const property = `${ort}.vorhabenUuid`;
    if (vorhaben === undefined)
      return [{ property, message: "Dieses Vorhaben gehört nicht zum eingereichten Antrag." }];
    if (entscheidungen.findIndex(({ vorhabenUuid }) => vorhabenUuid === vorhaben.uuid) !== stelle) {
      return [{ property, message: "Über dieses Vorhaben ist mehrfach entschieden." }];
    }
    return checkGueter(vorhaben, entscheidung, ort);
  });
  const offen = eingereicht.filter(({ uuid }) => !entscheidungen.some(({ vorhabenUuid }) => vorhabenUuid === uuid));
  return [
    ...fehler,
    ...offen.map(({ vorhabenId }) => ({
      property: "vorhaben",
      message: `Über das Vorhaben ${vorhabenId} ist nicht entschieden.`,
    })),
  ];
}

function feststellungVon(
  { uuid, vorhabenId, werte }: Eingereicht,
  entscheidung: VorhabenEntscheidung,
): VorhabenFeststellung {
  const { ergebnis, begruendung, wirtschaftsgueter } = entscheidung;
  return {
    vorhabenUuid: uuid,
    vorhabenId,
    titel: textOf(werte, "titel"),
    ergebnis,
    begruendung,
    wirtschaftsgueter: rowsOf(werte, "wirtschaftsgueter").map((gut) => {
      const gefunden = wirtschaftsgueter.find((eintrag) => eintrag.uuid === gut.uuid);
      const erforderlich = gefunden?.erforderlich ?? false;
      const abschnitte = erforderlich ? (gefunden?.abschnitte ?? abschnitteVon(werte, gut)) : [];
      return { uuid: gut.uuid, bezeichnung: wirtschaftsgutTitel(gut), erforderlich, abschnitte };
    }),
  };
}

/**
 * Joins a decision with what was submitted, in the order of the submission. A decision must be about exactly the
 * submitted Vorhaben, and about each asset of those that are certified.
 *
 * @spec domain.md 1.5 Decision content (per Vorhaben)
 */
export function establish(
  eingereicht: readonly Eingereicht[],
  entscheidungen: readonly VorhabenEntscheidung[],
): Result<VorhabenFeststellung[], EntscheidungsFehler[]> {
  const fehler = check(eingereicht, entscheidungen);
  if (fehler.length > 0) return fail(fehler);
  return ok(
    eingereicht.flatMap((vorhaben) => {
      const entscheidung = entscheidungen.find(({ vorhabenUuid }) => vorhabenUuid === vorhaben.uuid);
      return entscheidung === undefined ? [] : [feststellungVon(vorhaben, entscheidung)];
    }),
  );
}
