import type { Befund, Werte } from "~/formkit/field";
import { befundFeld } from "~/formkit/fieldName";
import { rowState, type RowState } from "~/formkit/rowState";
import { rowsOf } from "~/formkit/werte";
import type { Befunde } from "./formularDaten";
import type { AntragTab, Platz } from "./platz";
import { isBegonnen, isOffen, type GespeicherterBefund, type GespeichertePruefung } from "./tabStand";

function toBefund(befund: GespeicherterBefund, tab: AntragTab, werte: Werte): Befund {
  const { uuid, property, message, tabelle } = befund;
  const isFest = tab.fields.some(({ key, rows }) => key === tabelle && rows === "fest");
  const index = tabelle !== undefined && isFest ? rowsOf(werte, tabelle).findIndex((zeile) => zeile.uuid === uuid) : -1;
  const feld = befundFeld(property, tabelle !== undefined && index >= 0 ? { tabelle, index } : undefined);
  return {
    uuid,
    property,
    message,
    tab: tab.key,
    ...(tabelle !== undefined && { tabelle }),
    ...(feld !== undefined && { feld }),
  };
}

/** The findings that the open form shows at its fields: those of the row, or those of the tab and its inline rows. */
export function befundeFuerPlatz(pruefung: GespeichertePruefung, { tab, zeile }: Platz, werte: Werte): Befunde {
  const freieTabellen = tab.fields.filter(({ rows }) => rows === "frei").map(({ key }) => key);
  const isHier = (befund: GespeicherterBefund) =>
    zeile === null
      ? befund.tab === tab.key && !(befund.tabelle !== undefined && freieTabellen.includes(befund.tabelle))
      : befund.uuid === zeile.werte.uuid;
  const hier = (liste: readonly GespeicherterBefund[]) =>
    liste.filter(isHier).map((befund) => toBefund(befund, tab, werte));
  return { fehler: hier(pruefung.fehler), warnungen: hier(pruefung.warnungen) };
}

const stateOf = (fehler: number, warnungen: number, isNeu: boolean): RowState =>
  rowState({ fehler, warnungen, created: isNeu, hidden: false, pending: false });

const count = (liste: readonly GespeicherterBefund[], isMeant: (befund: GespeicherterBefund) => boolean) =>
  liste.filter(isMeant).length;

/**
 * What of it the open place shows before anybody asks for a check: what is missing in a tab that nobody has begun is
 * no reproach yet.
 *
 * @assumed Issue 19 §1: required fields of a tab that was never saved are not scolded. A tab without any answer counts
 *   as such, also after a save.
 */
export function ruhigeBefunde(pruefung: GespeichertePruefung, { tab }: Platz, werte: Werte): GespeichertePruefung {
  if (isBegonnen(tab, werte)) return pruefung;
  const isRuhig = (befund: GespeicherterBefund) => befund.tab !== tab.key || !isOffen(befund, tab, werte);
  return { ...pruefung, fehler: pruefung.fehler.filter(isRuhig) };
}

/** The state of each row of the free tables of a tab, by uuid. */
export function zeilenStatesVon(
  pruefung: GespeichertePruefung,
  tab: AntragTab,
  werte: Werte,
): Record<string, RowState> {
  const zeilen = tab.fields.filter(({ rows }) => rows === "frei").flatMap(({ key }) => rowsOf(werte, key));
  return Object.fromEntries(
    zeilen.map(({ uuid }): [string, RowState] => {
      const isMeant = (befund: GespeicherterBefund) => befund.uuid === uuid;
      return [uuid, stateOf(count(pruefung.fehler, isMeant), count(pruefung.warnungen, isMeant), false)];
    }),
  );
}

/** The state of a Vorhaben in the list. */
export function vorhabenState({
  anzahlFehler,
  anzahlWarnungen,
  neu,
}: {
  anzahlFehler: number;
  anzahlWarnungen: number;
  neu: boolean;
}): RowState {
  return neu ? "keiner" : stateOf(anzahlFehler, anzahlWarnungen, false);
}
