import { tab } from "../../../../formkit/defineForm";
import type { Regelbefund } from "../../../../formkit/field";
import { isYes, rowsOf, textOf } from "../../../../formkit/werte";
import { kooperationspartner } from "../entities/kooperationspartner";
import { type AntragBereich, field } from "../feld";
import { fehler } from "../regeln";
import { hasKooperation, NICHT_ERFORDERLICH } from "./bedingungen";

function checkPartnerarten({ wurzel }: AntragBereich): readonly Regelbefund[] {
  const arten = rowsOf(wurzel, "kooperationspartner").map((partner) => textOf(partner, "art"));
  if (arten.length === 0) return [];
  const befunde: Regelbefund[] = [];
  if (isYes(wurzel, "kooperationUnternehmen") && !arten.includes("UNTERNEHMEN")) {
    befunde.push(
      fehler("Bitte geben Sie mindestens ein Unternehmen als Kooperationspartner an.", "kooperationspartner"),
    );
  }
  if (isYes(wurzel, "kooperationForschung") && !arten.some((art) => art !== "UNTERNEHMEN" && art !== "")) {
    befunde.push(
      fehler(
        "Bitte geben Sie mindestens eine Einrichtung für Forschung und Wissensverbreitung als Kooperationspartner an.",
        "kooperationspartner",
      ),
    );
  }
  return befunde;
}

/** Tab 3: the aim of the cooperation, the own share and the partners. */
export const kooperationsforschung = tab(
  "kooperationsforschung",
  "Kooperationsforschung",
  [
    field.textArea("uebergeordnetesZiel", {
      label: "Was ist das übergeordnete Ziel des Kooperationsvorhabens?",
      required: true,
      max: 500,
    }),
    field.textArea("eigenerAnteil", {
      label: "Welchen Teil der Arbeiten übernimmt Ihr Unternehmen?",
      required: true,
      max: 500,
    }),
    field.date("vereinbarungVom", { label: "Datum der Kooperationsvereinbarung" }),
    field.table("kooperationspartner", {
      label: "Kooperationspartner",
      entity: kooperationspartner,
      rows: "frei",
      minRows: 1,
      addLabel: "Kooperationspartner hinzufügen",
      columns: ["name", "art", "land"],
    }),
  ],
  {
    help: "kooperationsforschungAllgemein",
    enabled: ({ wurzel }) => hasKooperation(wurzel),
    disabledHint: NICHT_ERFORDERLICH,
    check: checkPartnerarten,
  },
);
