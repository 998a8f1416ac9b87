import type { Pruefung } from "../../../../formkit/checkForm";
import type { Regelbefund } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { compareDecimal, formatGermanDecimal } from "../../../../lib/decimal";
import type { AntragBereich } from "../feld";
import { KEINE_BEFUNDE, warnung } from "../regeln";
import { hasEigenesPersonal } from "../v2/bedingungen";
import { jahrVonZeile } from "./rahmenZeit";

const TABELLE = "rahmen";
const FELD = "personalVzae";

/**
 * Asks about more staff in the Vorhaben than the company states for its whole research and development in the
 * Geschäftsstatistik of the same Wirtschaftsjahr.
 *
 * @spec domain.md 2.8
 * @assumed domain.md 2.8 does not say which years are compared: only those with the same first and the same last day,
 * no short ones (Rumpfjahr).
 */
export function checkFueVzae({ werte, wurzel, kontext }: AntragBereich): readonly Regelbefund[] {
  const jahr = jahrVonZeile(werte, kontext);
  const vzae = textOf(werte, FELD);
  if (jahr === undefined || vzae === "" || !hasEigenesPersonal(wurzel)) return KEINE_BEFUNDE;
  const inStatistik = kontext.fueVzae?.[`${jahr.beginn}/${jahr.ende}`] ?? "";
  if (inStatistik === "" || compareDecimal(vzae, inStatistik) <= 0) return KEINE_BEFUNDE;
  const message = `Für das Wirtschaftsjahr ${jahr.label} geben Sie ${formatGermanDecimal(vzae)} VZÄ an, in der Geschäftsstatistik aber nur ${formatGermanDecimal(inStatistik)} VZÄ in Forschung und Entwicklung. Bitte prüfen Sie beide Angaben.`;
  return [warnung(message, FELD)];
}

/**
 * What was found, without questions that tell figures of the Geschäftsstatistik. They are known by their place, where
 * nothing else warns: what is stored may have been worded otherwise.
 */
export function withoutStatistikFragen({ fehler, warnungen }: Pruefung): Pruefung {
  return {
    fehler,
    warnungen: warnungen.filter(({ tabelle, property }) => tabelle !== TABELLE || property !== FELD),
  };
}
