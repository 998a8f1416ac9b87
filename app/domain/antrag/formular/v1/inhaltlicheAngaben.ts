import { tab } from "../../../../formkit/defineForm";
import { field } from "../feld";

const frage = (key: string, label: string) => field.textArea(key, { label, required: true, max: 800 });

/**
 * Tab 4: the five questions of V1, 800 characters each.
 *
 * @assumed The specification has no V1 questions; topics and limit follow domain.md 2.9, the wording is its proposal.
 */
export const inhaltlicheAngaben = tab(
  "inhaltlicheAngaben",
  "Inhaltliche Angaben",
  [
    frage("ziele", "Welche Ziele verfolgen Sie mit dem Vorhaben?"),
    frage("arbeiten", "Welche Arbeiten führen Sie durch?"),
    frage("neuheit", "Worin besteht die Neuheit gegenüber dem Stand der Technik?"),
    frage("routine", "Wodurch unterscheiden sich die Arbeiten von Routinetätigkeiten?"),
    frage("risiken", "Welche wissenschaftlichen oder technischen Risiken bestehen?"),
  ],
  { help: "inhaltlicheAngabenAllgemein" },
);
