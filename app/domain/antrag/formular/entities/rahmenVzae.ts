import type { Pruefung } from "../../../../formkit/checkForm";
import type { Regelbefund } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { compareDecimal, formatGermanDecimal } from "../../../../lib/decimal";
import { nameDesJahres } from "../../../statistik/zeitraum";
import type { Wirtschaftsjahr } from "../../../unternehmen/wirtschaftsjahr";
import type { AntragBereich } from "../feld";
import type { AntragKontext } from "../kontext";
import { KEINE_BEFUNDE, warnung } from "../regeln";
import { hasEigenesPersonal } from "../v2/bedingungen";
import { jahrVonZeile } from "./rahmenZeit";

const TABELLE = "rahmen";
const FELD = "personalVzae";

/** A figure of the Geschäftsstatistik, and the words for its Wirtschaftsjahr; "" where it is that of the row. */
type Vergleich = { readonly vzae: string; readonly jahr: string };

/** The figure to compare a Wirtschaftsjahr with: its own, else that of the last one that begins by its end. */
function findVergleich({ beginn, ende }: Wirtschaftsjahr, fueVzae: AntragKontext["fueVzae"] = {}): Vergleich | null {
  const eigene = fueVzae[`${beginn}/${ende}`] ?? "";
  if (eigene !== "") return { vzae: eigene, jahr: "" };
  const bekannte = Object.entries(fueVzae).flatMap(([tage, vzae]) => {
    const [erster = "", letzter = ""] = tage.split("/");
    return vzae !== "" && erster <= ende ? [{ vzae, beginn: erster, ende: letzter }] : [];
  });
  const letztes = bekannte.toSorted((a, b) => (a.beginn < b.beginn ? -1 : 1)).at(-1);
  return letztes ? { vzae: letztes.vzae, jahr: ` für das Wirtschaftsjahr ${nameDesJahres(letztes)}` } : null;
}

/**
 * Asks about more staff in the Vorhaben than the company states for its whole research and development in the
 * Geschäftsstatistik.
 *
 * @spec domain.md 2.8
 * @assumed domain.md 2.8 does not say which years are compared: each with itself; one of which the Geschäftsstatistik
 * knows nothing yet, above all the running and the future ones, with the last known year that begins by its end.
 */
export function checkFueVzae({ werte, wurzel, kontext }: AntragBereich): readonly Regelbefund[] {
  const jahr = jahrVonZeile(werte, kontext);
  const vzae = textOf(werte, FELD);
  if (jahr === undefined || vzae === "" || !hasEigenesPersonal(wurzel)) return KEINE_BEFUNDE;
  const bekannt = findVergleich(jahr, kontext.fueVzae);
  if (bekannt === null || compareDecimal(vzae, bekannt.vzae) <= 0) return KEINE_BEFUNDE;
  const message = `Für das Wirtschaftsjahr ${jahr.label} geben Sie ${formatGermanDecimal(vzae)} VZÄ an, in der Geschäftsstatistik${bekannt.jahr} aber nur ${formatGermanDecimal(bekannt.vzae)} VZÄ in Forschung und Entwicklung. Bitte prüfen Sie beide Angaben.`;
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
