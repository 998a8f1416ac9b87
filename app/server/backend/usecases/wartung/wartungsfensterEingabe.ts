import type { ProblemItem } from "~/contract/wire/problem";
import type { WartungsfensterEingabe } from "~/contract/verfahren/wartungsfenster";
import { parseZeitpunkt, type Zeitpunktfehler } from "~/domain/nachricht/systemNachricht";
import {
  WARTUNG_HOECHSTENS_STUNDEN,
  WARTUNG_TEXT_MAX,
  WARTUNG_VORLAUF_TAGE,
  type Wartungszeit,
} from "~/domain/wartung/wartungsfenster";
import { messages } from "~/formkit/messages";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung } from "../../ablehnung";
import { isSpeicherbarerText, problem } from "../antraege/wertPruefung";

const MINUTE = 60_000;
const STUNDE = 60 * MINUTE;

type Report = (property: string, message: string) => void;

const ZEITFEHLER: Readonly<Record<Zeitpunktfehler, string>> = {
  UNLESBAR: "Bitte geben Sie den Tag als TT.MM.JJJJ und die Uhrzeit als HH:MM ein.",
  UEBERSPRUNGEN:
    "Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr auf Sommerzeit umgestellt wird. Bitte wählen Sie eine Zeit vor 2 Uhr oder ab 3 Uhr.",
};

function readMoment(property: string, text: string, report: Report): Date | null {
  const gelesen = parseZeitpunkt(text);
  if (!gelesen.ok) report(property, ZEITFEHLER[gelesen.error]);
  return gelesen.ok ? gelesen.value : null;
}

function readGrund(text: string, report: Report): string {
  const grund = replaceSpaces(text, { multiline: false }).text.trim();
  if (grund === "") report("grund", messages.required);
  else if (grund.length > WARTUNG_TEXT_MAX) report("grund", messages.maxLength(WARTUNG_TEXT_MAX));
  else if (!isSpeicherbarerText(grund)) report("grund", messages.pattern);
  return grund;
}

/**
 * Whoever types the time that it is means now, and needs a while for the reason.
 *
 * @assumed the specification knows no windows; a quarter of an hour is more than the form takes
 */
const JETZT_MINUTEN = 15;

const isVergangen = (beginn: Date, jetzt: Date): boolean =>
  beginn.getTime() <= jetzt.getTime() - JETZT_MINUTEN * MINUTE;

function checkZeit({ beginn, ende }: Wartungszeit, { jetzt, alt }: Lage, report: Report): void {
  const isUnveraendert = alt?.getTime() === beginn.getTime();
  const [spaetestens, dauer] = [WARTUNG_VORLAUF_TAGE * 24 * STUNDE, ende.getTime() - beginn.getTime()];
  if (!isUnveraendert && isVergangen(beginn, jetzt))
    report("beginn", "Dieser Beginn liegt schon zurück. Bitte wählen Sie einen späteren.");
  if (beginn.getTime() - jetzt.getTime() > spaetestens)
    report("beginn", `Bitte wählen Sie einen Beginn in den nächsten ${String(WARTUNG_VORLAUF_TAGE)} Tagen.`);
  if (dauer <= 0) report("ende", "Bitte wählen Sie ein Ende, das nach dem Beginn liegt.");
  else if (ende <= jetzt) report("ende", "Dieses Ende liegt schon zurück. Bitte wählen Sie ein späteres.");
  else if (dauer > WARTUNG_HOECHSTENS_STUNDEN * STUNDE)
    report(
      "ende",
      `Eine Wartung dauert höchstens ${String(WARTUNG_HOECHSTENS_STUNDEN)} Stunden. Bitte wählen Sie ein früheres Ende.`,
    );
}

/** `alt`: when the window that is changed begins; null for a new one. */
type Lage = { jetzt: Date; alt: Date | null };

/** Reads what was typed for a window. Throws EINGABE_UNGUELTIG with everything that is wrong. */
export function readWartungsfenster(eingabe: WartungsfensterEingabe, lage: Lage): Wartungszeit & { grund: string } {
  const maengel: ProblemItem[] = [];
  const report: Report = (property, message) => maengel.push(problem("", property, message));
  const beginn = readMoment("beginn", eingabe.beginn, report);
  const ende = readMoment("ende", eingabe.ende, report);
  if (beginn !== null && ende !== null) checkZeit({ beginn, ende }, lage, report);
  const grund = readGrund(eingabe.grund, report);
  if (maengel.length > 0 || beginn === null || ende === null) throw new Ablehnung("EINGABE_UNGUELTIG", maengel);
  return { beginn, ende, grund };
}
