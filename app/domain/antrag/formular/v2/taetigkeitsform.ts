import { tab } from "../../../../formkit/defineForm";
import type { Regelbefund } from "../../../../formkit/field";
import { isYes, textOf } from "../../../../formkit/werte";
import { type AntragBereich, field } from "../feld";
import { fehler, KEINE_BEFUNDE } from "../regeln";
import { canWirtschaftsgueter, hasKooperation } from "./bedingungen";

const FORMEN = "Wie wird das Vorhaben durchgeführt?";
/** The fields of which at least one is ticked. */
export const FORM_KEYS: readonly string[] = [
  "eigenbetrieblich",
  "auftrag",
  "kooperationUnternehmen",
  "kooperationForschung",
];

function checkFormGewaehlt({ werte }: AntragBereich): readonly Regelbefund[] {
  if (FORM_KEYS.some((key) => isYes(werte, key))) return KEINE_BEFUNDE;
  return [fehler("Bitte wählen Sie mindestens einen Wert aus", "eigenbetrieblich")];
}

/** Tab 1: who does the work (§ 2(4) FZulG). It decides which of the next tabs are needed. */
export const taetigkeitsform = tab(
  "taetigkeitsform",
  "Tätigkeitsform",
  [
    field.checkbox("eigenbetrieblich", {
      label: "Eigenbetriebliche Forschung",
      group: FORMEN,
      hint: "Personal, Räume und Entscheidungen liegen in Ihrem Unternehmen.",
    }),
    field.checkbox("auftrag", { label: "Auftragsforschung (wir vergeben Aufträge)", group: FORMEN }),
    field.checkbox("kooperationUnternehmen", {
      label: "Kooperation mit mindestens einem anderen Unternehmen",
      group: FORMEN,
    }),
    field.checkbox("kooperationForschung", {
      label: "Kooperation mit Einrichtung(en) für Forschung und Wissensverbreitung",
      group: FORMEN,
    }),
    field.yesNo("eigenerBeitrag", {
      label: "Erbringt Ihr Unternehmen selbst Forschungs- und Entwicklungsarbeiten?",
      required: true,
      when: ({ werte }) => hasKooperation(werte),
      check: (wert) =>
        wert === false
          ? [
              fehler(
                "Bei einer Kooperation muss Ihr Unternehmen selbst Forschungs- und Entwicklungsarbeiten erbringen.",
              ),
            ]
          : KEINE_BEFUNDE,
    }),
    field.yesNo("wirtschaftsgueterBeantragen", {
      label: "Sollen für dieses Vorhaben Wirtschaftsgüter geprüft werden?",
      required: true,
      when: ({ werte }) => canWirtschaftsgueter(werte),
    }),
    field.info("wirtschaftsgueterNichtMoeglich", {
      label:
        "Wirtschaftsgüter können nur geprüft werden, wenn das Vorhaben nach dem 27.03.2024 begonnen hat und nicht ausschließlich als Auftragsforschung durchgeführt wird.",
      when: ({ werte }) => textOf(werte, "beginn") !== "" && !canWirtschaftsgueter(werte),
    }),
  ],
  { help: "taetigkeitsformAllgemein", check: checkFormGewaehlt },
);
