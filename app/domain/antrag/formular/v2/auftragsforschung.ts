import { tab } from "../../../../formkit/defineForm";
import { auftragnehmer } from "../entities/auftragnehmer";
import { field } from "../feld";
import { hasAuftrag, NICHT_ERFORDERLICH } from "./bedingungen";

/** Tab 2: the contractors of the commissioned research. */
export const auftragsforschung = tab(
  "auftragsforschung",
  "Auftragsforschung",
  [
    field.table("auftragnehmer", {
      label: "Auftragnehmer",
      entity: auftragnehmer,
      rows: "frei",
      minRows: 1,
      addLabel: "Auftragnehmer hinzufügen",
      columns: ["name", "land", "auftragsdatum", "auftragswert"],
    }),
  ],
  {
    help: "auftragsforschungAllgemein",
    enabled: ({ wurzel }) => hasAuftrag(wurzel),
    disabledHint: NICHT_ERFORDERLICH,
  },
);
