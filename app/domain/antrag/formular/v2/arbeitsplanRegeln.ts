import type { Regelbefund, Werte, Zeile } from "../../../../formkit/field";
import { listOf, rowsOf } from "../../../../formkit/werte";
import { addMonths, formatMonth, monthOf } from "../../../../lib/date";
import { EIGENES_UNTERNEHMEN, listDritte } from "../entities/beteiligte";
import { monateVon } from "../entities/monatszeitraum";
import type { AntragBereich } from "../feld";
import { warnung } from "../regeln";
import { type ArbeitsplanRegelsatz, chooseArbeitsplanRegeln } from "./arbeitsplanRegelsatz";
import { isReinerAuftrag } from "./bedingungen";
import { zeitraumVon } from "./laufzeit";

/** Fewer packages than this get a warning. */
const ARBEITSPAKETE_EMPFOHLEN = 3;

/** More months than this without any package get a warning. */
const LUECKE_MONATE = 3;

/** First and last month ("YYYY-MM"), both inclusive. */
export type Monate = { readonly von: string; readonly bis: string };

function nextMonth(monat: string): string {
  return monthOf(addMonths(`${monat}-01`, 1));
}

/** The months of a stretch, in order. */
export function listMonate({ von, bis }: Monate): readonly string[] {
  const monate: string[] = [];
  for (let monat = von; monat <= bis; monat = nextMonth(monat)) monate.push(monat);
  return monate;
}

/** The stretches of the term in which no package runs, in order. */
export function listLueckenImPlan(vorhaben: Werte): readonly (Monate & { anzahl: number })[] {
  const laufzeit = zeitraumVon(vorhaben);
  if (laufzeit === undefined) return [];
  const pakete = rowsOf(vorhaben, "arbeitspakete").flatMap((paket) => monateVon(paket, "von", "bis") ?? []);
  const luecken: (Monate & { anzahl: number })[] = [];
  let offen: string[] = [];
  const close = () => {
    const [von] = offen;
    const bis = offen.at(-1);
    if (von !== undefined && bis !== undefined) luecken.push({ von, bis, anzahl: offen.length });
    offen = [];
  };
  for (const monat of listMonate({ von: monthOf(laufzeit.beginn), bis: monthOf(laufzeit.ende) })) {
    if (pakete.some((paket) => paket.von <= monat && monat <= paket.bis)) close();
    else offen.push(monat);
  }
  close();
  return luecken;
}

function checkAbdeckung(vorhaben: Werte): readonly Regelbefund[] {
  return listLueckenImPlan(vorhaben)
    .filter((luecke) => luecke.anzahl > LUECKE_MONATE)
    .map(({ von, bis }) =>
      warnung(`Von ${formatMonth(von)} bis ${formatMonth(bis)} ist kein Arbeitspaket geplant.`, "arbeitspakete"),
    );
}

function checkBeteiligung(
  vorhaben: Werte,
  pakete: readonly Zeile[],
  { fehlenderAkteur }: ArbeitsplanRegelsatz,
): readonly Regelbefund[] {
  const beteiligt = pakete.flatMap((paket) => listOf(paket, "akteure"));
  const fehlend = listDritte(vorhaben)
    .filter((dritter) => !beteiligt.includes(dritter.key))
    .map((dritter) =>
      fehlenderAkteur(`${dritter.group} „${dritter.title}“ ist keinem Arbeitspaket zugeordnet.`, "arbeitspakete"),
    );
  const nurSelbst = beteiligt.length > 0 && beteiligt.every((key) => key === EIGENES_UNTERNEHMEN);
  if (!nurSelbst || !isReinerAuftrag(vorhaben)) return fehlend;
  return [
    ...fehlend,
    fehlenderAkteur(
      "Das Vorhaben ist reine Auftragsforschung, aber alle Arbeitspakete führt das eigene Unternehmen durch.",
      "arbeitspakete",
    ),
  ];
}

/**
 * Plausibility of the work plan as a whole: number of packages, gaps, and everyone having something to do. All of it
 * warns only, but where the rule set of the Vorhaben is stricter.
 */
export function checkArbeitsplan({ wurzel, kontext }: AntragBereich): readonly Regelbefund[] {
  const pakete = rowsOf(wurzel, "arbeitspakete");
  if (pakete.length === 0) return [];
  const wenige =
    pakete.length < ARBEITSPAKETE_EMPFOHLEN
      ? [
          warnung(
            "Bitte prüfen Sie, ob weniger als drei Arbeitspakete das Vorhaben ausreichend beschreiben.",
            "arbeitspakete",
          ),
        ]
      : [];
  return [
    ...wenige,
    ...checkAbdeckung(wurzel),
    ...checkBeteiligung(wurzel, pakete, chooseArbeitsplanRegeln(wurzel, kontext)),
  ];
}
