import { tab } from "../../../../formkit/defineForm";
import { field } from "../feld";
import { INHALT_V1_MAX } from "../textGrenzen";

const ask = (key: string, label: string) => field.textArea(key, { label, required: true, max: INHALT_V1_MAX });

/**
 * Tab 4: the five questions of V1.
 *
 * @assumed The specification has no V1 questions; topics and limit follow domain.md 2.9, the wording is its proposal.
 */
export const inhaltlicheAngaben = tab(
  "inhaltlicheAngaben",
  "Inhaltliche Angaben",
  [
    ask("ziele", "Welche Ziele verfolgen Sie mit dem Vorhaben?"),
    ask("arbeiten", "Welche Arbeiten führen Sie durch?"),
    ask("neuheit", "Worin besteht die Neuheit gegenüber dem Stand der Technik?"),
    ask("routine", "Wodurch unterscheiden sich die Arbeiten von Routinetätigkeiten?"),
    ask("risiken", "Welche wissenschaftlichen oder technischen Risiken bestehen?"),
  ],
  { help: "inhaltlicheAngabenAllgemein" },
);
