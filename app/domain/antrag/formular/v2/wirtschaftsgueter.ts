import { tab } from "../../../../formkit/defineForm";
import { wirtschaftsgut } from "../entities/wirtschaftsgut";
import { field } from "../feld";
import { hasWirtschaftsgueter, NICHT_ERFORDERLICH } from "./bedingungen";

/** Tab 6: the assets whose necessity is to be examined. */
export const wirtschaftsgueter = tab(
  "wirtschaftsgueter",
  "Wirtschaftsgüter",
  [
    field.table("wirtschaftsgueter", {
      label: "Wirtschaftsgüter",
      entity: wirtschaftsgut,
      rows: "frei",
      minRows: 1,
      addLabel: "Wirtschaftsgut hinzufügen",
      columns: ["bezeichnung", "art", "zugangsdatum", "anzahl"],
    }),
  ],
  {
    help: "wirtschaftsgueterAllgemein",
    enabled: ({ wurzel }) => hasWirtschaftsgueter(wurzel),
    disabledHint: NICHT_ERFORDERLICH,
  },
);
