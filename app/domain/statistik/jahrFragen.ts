import type { Regelbefund, Wert } from "../../formkit/field";
import { addDays, isIsoDate } from "../../lib/date";
import { compareDecimal, isDecimal, multiplyDecimal, subtractDecimal } from "../../lib/decimal";
import { type JahrBereich, type SprungZahl, type Zeitraum, zeitraumIn } from "./jahrFeld";
import { fueGesamtVon, zahlOf } from "./jahrZahlen";
import { lastDayOfYear } from "./zeitraum";

/**
 * What is possible and rarely meant is asked about; it never stands in the way of a submission.
 *
 * @spec kmu.md Business statistics; domain.md 3.4 warnings
 */
const frage = (message: string): readonly Regelbefund[] => [{ art: "warnung", message }];

const isMore = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && compareDecimal(a, b) > 0;

/** Do two figures differ by more than half of the earlier one? */
function isSprung(neu: string, alt: string): boolean {
  if (compareDecimal(alt, "0") === 0) return false;
  const unterschied = compareDecimal(neu, alt) < 0 ? subtractDecimal(alt, neu) : subtractDecimal(neu, alt);
  return compareDecimal(multiplyDecimal(unterschied, "2"), alt) > 0;
}

/** What grows with the length of a year; staff and the balance sheet are as of a day. */
const JE_DAUER: readonly SprungZahl[] = ["umsatz", "fueGesamt"];

const isVoll = ({ beginn, ende }: Zeitraum): boolean => ende === lastDayOfYear(beginn);

/** Does a figure differ by more than half from that of the Wirtschaftsjahr before, as far as both can be compared? */
function hasSprung(key: SprungZahl, neu: string, { werte, kontext }: JahrBereich): boolean {
  const jahr = zeitraumIn(werte);
  if (!isIsoDate(jahr.beginn) || !isDecimal(neu)) return false;
  const vorjahr = kontext.andere.find(({ ende }) => ende === addDays(jahr.beginn, -1));
  if (vorjahr === undefined || (JE_DAUER.includes(key) && !(isVoll(jahr) && isVoll(vorjahr)))) return false;
  return isDecimal(vorjahr[key]) && isSprung(neu, vorjahr[key]);
}

/** Asks about a figure that differs by more than half from that of the Wirtschaftsjahr before. */
export const askSprung =
  (key: Exclude<SprungZahl, "fueGesamt">) =>
  (wert: Wert, bereich: JahrBereich): readonly Regelbefund[] =>
    typeof wert === "string" && hasSprung(key, wert, bereich)
      ? frage("Der Wert weicht um mehr als die Hälfte vom Vorjahr ab. Stimmt das?")
      : [];

/** The same of all expenses for research together. */
export const askSprungFue = (_wert: Wert, bereich: JahrBereich): readonly Regelbefund[] =>
  hasSprung("fueGesamt", fueGesamtVon(bereich.werte), bereich)
    ? frage("Die FuE-Gesamtaufwendungen weichen um mehr als die Hälfte vom Vorjahr ab. Stimmt das?")
    : [];

/**
 * Turnover per head, in euros, outside of which the figures are asked about.
 *
 * @assumed No source names what is usual; we ask below 10,000 and above 2,000,000 euros.
 */
const JE_KOPF = { wenig: "10000", viel: "2000000" } as const;

/** Asks about a turnover that is unusual for so many people. */
export function askJeKopf(_wert: Wert, { werte }: JahrBereich): readonly Regelbefund[] {
  const [umsatz, koepfe] = [zahlOf(werte, "umsatz"), zahlOf(werte, "beschaeftigteVzae")];
  if (umsatz === undefined || koepfe === undefined || compareDecimal(koepfe, "0") === 0) return [];
  const isUnueblich =
    isMore(multiplyDecimal(JE_KOPF.wenig, koepfe), umsatz) || isMore(umsatz, multiplyDecimal(JE_KOPF.viel, koepfe));
  return isUnueblich ? frage("Der Umsatz je Beschäftigtem ist ungewöhnlich. Stimmen Umsatz und Beschäftigte?") : [];
}

/** Asks about more people in research than there are, and about expenses for research that nobody does. */
export function askFueKoepfe(_wert: Wert, { werte }: JahrBereich): readonly Regelbefund[] {
  const fue = zahlOf(werte, "fueBeschaeftigteVzae");
  if (isMore(fue, zahlOf(werte, "beschaeftigteVzae")))
    return frage("Das sind mehr VZÄ, als Sie Beschäftigte insgesamt angeben. Stimmen beide Zahlen?");
  const ohneKoepfe = fue !== undefined && compareDecimal(fue, "0") === 0 && isMore(fueGesamtVon(werte), "0");
  return ohneKoepfe
    ? frage("Sie nennen FuE-Aufwendungen, aber keine Beschäftigten in Forschung und Entwicklung. Stimmt das?")
    : [];
}

/** Asks about expenses for research that exceed the turnover. */
export function askMehrAlsUmsatz(_wert: Wert, { werte }: JahrBereich): readonly Regelbefund[] {
  return isMore(fueGesamtVon(werte) || undefined, zahlOf(werte, "umsatz"))
    ? frage("Die FuE-Aufwendungen sind höher als der Umsatz. Bei jungen Unternehmen kommt das vor. Stimmt das?")
    : [];
}
