import type { Regelbefund, Wert } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { toBundesformat } from "./bundeslaender";
import { finanzaemterIn, finanzamtOptionen, frageZumFinanzamt } from "./finanzaemter";
import { checkSteuerlicheNummer, STEUERLICHE_NUMMERN } from "./pruefziffer";
import { findRechtsform, needsRegister } from "./rechtsformen";
import { REGISTERARTEN } from "./registerarten";
import { registergerichteIn } from "./registergerichte";
import { readRegisternummer, REGISTERNUMMER_MAX } from "./registernummer";
import {
  fehler,
  field,
  isNachgewiesen,
  type StammdatenBereich,
  type StammdatenFeld,
  textVonWert,
  toOptionen,
  warnung,
} from "./stammdatenFeld";
import { isPruefzifferPassend } from "./steuernummerPruefziffer";

const checkNummer =
  (art: keyof typeof STEUERLICHE_NUMMERN) =>
  (wert: Wert): readonly Regelbefund[] => {
    const message = checkSteuerlicheNummer(art, textVonWert(wert));
    return message === null ? [] : fehler(message);
  };

/** The tax number of a seat in Germany in 13 digits; null while it is none. */
export function steuernummerIn({ werte }: Pick<StammdatenBereich, "werte">): string | null {
  const nummer = toBundesformat(textOf(werte, "bundesland"), textOf(werte, "steuernummer"));
  return nummer.ok ? nummer.value : null;
}

const isImInland = ({ werte }: StammdatenBereich): boolean => textOf(werte, "land") === "DE";

function checkSteuernummer(wert: Wert, bereich: StammdatenBereich): readonly Regelbefund[] {
  if (wert === "" || !isImInland(bereich)) return [];
  const land = textOf(bereich.werte, "bundesland");
  const nummer = toBundesformat(land, textVonWert(wert));
  if (!nummer.ok) return fehler(nummer.error.message);
  if (bereich.kontext.nachgewiesen.includes("steuernummer") || isPruefzifferPassend(land, nummer.value)) return [];
  return warnung("Die letzte Ziffer passt nicht zu den übrigen. Bitte vergleichen Sie jede Ziffer mit dem Bescheid.");
}

function checkFinanzamt(wert: Wert, bereich: StammdatenBereich): readonly Regelbefund[] {
  if (!isImInland(bereich) || bereich.kontext.nachgewiesen.includes("finanzamt")) return [];
  const frage = frageZumFinanzamt(textVonWert(wert), steuernummerIn(bereich));
  return frage === null ? [] : warnung(frage);
}

export const steuern: readonly StammdatenFeld[] = [
  field.text("steuernummer", {
    help: "steuernummer",
    label: "Steuernummer",
    required: true,
    max: 20,
    hint: "So, wie sie auf dem Steuerbescheid steht, oder mit 13 Ziffern.",
    readOnly: isNachgewiesen("steuernummer"),
    check: checkSteuernummer,
  }),
  field.choice("finanzamt", {
    help: "finanzamt",
    label: "Zuständiges Finanzamt",
    required: true,
    hint: "Zur Wahl stehen die Finanzämter des Bundeslandes oben; die Liste folgt ihm spätestens beim Speichern. In Klammern steht die Nummer, mit der die Steuernummern des Finanzamts beginnen.",
    // Stored, not typed: what was there before the list stays on offer, and nothing else joins it.
    options: ({ wurzel }) => finanzamtOptionen(textOf(wurzel, "finanzamt")),
    offered: (optionen, bereich) =>
      isImInland(bereich)
        ? finanzaemterIn(optionen, {
            land: textOf(bereich.werte, "bundesland"),
            gewaehlt: textOf(bereich.werte, "finanzamt"),
          })
        : optionen,
    readOnly: isNachgewiesen("finanzamt"),
    check: checkFinanzamt,
  }),
  field.computed("finanzamtNummer", {
    label: "Nummer des Finanzamts",
    hint: "Die ersten vier Ziffern der Steuernummer im Bundesformat.",
    when: (bereich) => isImInland(bereich) && steuernummerIn(bereich) !== null,
    compute: (bereich) => steuernummerIn(bereich)?.slice(0, 4) ?? "–",
  }),
  field.text("wIdNr", {
    help: "wIdNr",
    label: "Wirtschafts-Identifikationsnummer",
    max: 17,
    hint: `Zum Beispiel ${STEUERLICHE_NUMMERN.wIdNr.beispiel}`,
    check: checkNummer("wIdNr"),
  }),
  field.text("ustIdNr", {
    help: "ustIdNr",
    label: "Umsatzsteuer-Identifikationsnummer",
    max: 11,
    hint: `Zum Beispiel ${STEUERLICHE_NUMMERN.ustIdNr.beispiel}`,
    check: checkNummer("ustIdNr"),
  }),
];

const hasRegister = ({ werte }: StammdatenBereich): boolean => textOf(werte, "registerart") !== "KEINE";
const isPflicht = ({ werte }: StammdatenBereich): boolean => needsRegister(textOf(werte, "rechtsform"));

function checkRegisterart(wert: Wert, { werte }: StammdatenBereich): readonly Regelbefund[] {
  const erwartet = findRechtsform(textOf(werte, "rechtsform"))?.register ?? null;
  if (erwartet === null || wert === "" || wert === erwartet) return [];
  return fehler(`Zu dieser Rechtsform gehört das Register ${erwartet}.`);
}

function checkRegisternummer(wert: Wert, { werte }: StammdatenBereich): readonly Regelbefund[] {
  const nummer = readRegisternummer(textVonWert(wert), textOf(werte, "registerart"));
  return nummer.ok ? [] : fehler(nummer.error);
}

export const register: readonly StammdatenFeld[] = [
  field.choice("registerart", {
    help: "registerart",
    label: "Registerart",
    required: isPflicht,
    options: toOptionen(REGISTERARTEN),
    readOnly: isNachgewiesen("registerart"),
    check: checkRegisterart,
  }),
  field.text("registernummer", {
    label: "Registernummer",
    required: isPflicht,
    max: REGISTERNUMMER_MAX,
    hint: "Zum Beispiel 12345",
    when: hasRegister,
    readOnly: isNachgewiesen("registernummer"),
    check: checkRegisternummer,
  }),
  field.text("registergericht", {
    label: "Registergericht",
    required: isPflicht,
    max: 100,
    suggestions: ({ werte }) => registergerichteIn(textOf(werte, "bundesland")),
    when: hasRegister,
    readOnly: isNachgewiesen("registergericht"),
  }),
];
