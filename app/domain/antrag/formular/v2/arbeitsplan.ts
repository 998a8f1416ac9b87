import { tab } from "../../../../formkit/defineForm";
import { arbeitspaket } from "../entities/arbeitspaket";
import { field } from "../feld";
import { checkArbeitsplan } from "./arbeitsplanRegeln";

/** Tab 5: the work plan, typed into the portal. */
export const arbeitsplan = tab(
  "arbeitsplan",
  "Arbeitsplan-Tool",
  [
    field.table("arbeitspakete", {
      label: "Arbeitspakete",
      entity: arbeitspaket,
      rows: "frei",
      minRows: 1,
      addLabel: "Arbeitspaket hinzufügen",
      columns: ["nummer", "titel", "von", "bis", "akteure", "vorgaenger"],
    }),
  ],
  { help: "arbeitsplanTool", check: checkArbeitsplan },
);
