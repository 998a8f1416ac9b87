import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { isTabEnabled } from "~/formkit/relevance";
import { storedRowState, type RowState } from "~/formkit/rowState";
import { isAnswered, rowsOf } from "~/formkit/werte";
import type { AntragBereich, AntragTab } from "./platz";

/** A finding as the wire brings it: without the name of its control. */
export type GespeicherterBefund = {
  uuid: string;
  property: string;
  message: string;
  tab?: string | undefined;
  tabelle?: string | undefined;
};

/** What was found in what is stored. */
export type GespeichertePruefung = {
  fehler: readonly GespeicherterBefund[];
  warnungen: readonly GespeicherterBefund[];
};

/** How a tab stands: its icon, and how many answers are still open while nothing is wrong. */
export type TabStand = { state: RowState; offen: number };

const NICHTS: TabStand = { state: "keiner", offen: 0 };

/** Says whether somebody has answered anything in a tab; what the program has put there counts, too. */
export function isBegonnen({ fields }: AntragTab, werte: Werte): boolean {
  return fields.some(({ key, kind, rows, rowKey, entity }) => {
    if (kind !== "table") return isStored(kind) && isAnswered({ kind }, werte[key]);
    const zeilen = rowsOf(werte, key);
    if (rows !== "fest") return zeilen.length > 0;
    const felder = entity?.fields.filter((feld) => feld.key !== rowKey && isStored(feld.kind)) ?? [];
    return zeilen.some((zeile) => felder.some((feld) => isAnswered(feld, zeile[feld.key])));
  });
}

/** Says whether a finding is about an answer that is not there, and not about one that is wrong. */
export function isOffen(
  { property, tabelle, uuid }: GespeicherterBefund,
  { fields }: AntragTab,
  werte: Werte,
): boolean {
  const tabellenFeld = fields.find(({ key }) => key === tabelle);
  const ort = tabelle === undefined ? werte : rowsOf(werte, tabelle).find((zeile) => zeile.uuid === uuid);
  const feld = (tabelle === undefined ? fields : (tabellenFeld?.entity?.fields ?? [])).find(
    ({ key }) => key === property,
  );
  if (ort === undefined || feld === undefined || !isStored(feld.kind)) return false;
  return !isAnswered(feld, ort[property]);
}

type Umfeld = { form: AntragFormular; bereich: AntragBereich; isNeu: boolean };

/**
 * How every tab stands: not begun, so many answers open, complete, or wrong. Red is only what was answered and is
 * wrong.
 *
 * @spec §4 Table row status icon
 * @assumed Issue 19 §1: a tab that nobody has begun shows nothing, one that is being worked on the number of its open
 *   answers; the icons of the specification stand where everything is there, or something is wrong.
 */
export function tabStaendeVon(pruefung: GespeichertePruefung, { form, bereich, isNeu }: Umfeld): TabStand[] {
  return form.tabs.map((tab) => {
    if (isNeu || !isTabEnabled(tab, bereich)) return NICHTS;
    const hier = (befund: GespeicherterBefund) => befund.tab === tab.key;
    const fehler = pruefung.fehler.filter(hier);
    const offen = fehler.filter((befund) => isOffen(befund, tab, bereich.werte)).length;
    if (offen > 0 && offen === fehler.length) return { ...NICHTS, offen: isBegonnen(tab, bereich.werte) ? offen : 0 };
    return { state: storedRowState({ fehler, warnungen: pruefung.warnungen.filter(hier) }), offen: 0 };
  });
}
