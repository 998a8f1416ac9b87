import { tab } from "../../../../formkit/defineForm";
import type { Entity, Tab } from "../../../../formkit/field";
import { auftragnehmer } from "../entities/auftragnehmer";
import { field } from "../feld";
import type { AntragKontext } from "../kontext";
import { hasAuftrag, NICHT_ERFORDERLICH } from "./bedingungen";

/** Builds tab 2, the contractors of the commissioned research, for a version's own idea of a contractor. */
export const auftragsforschungMit = (eintrag: Entity<AntragKontext>): Tab<AntragKontext> =>
  tab(
    "auftragsforschung",
    "Auftragsforschung",
    [
      field.table("auftragnehmer", {
        label: "Auftragnehmer",
        entity: eintrag,
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

/** Tab 2. */
export const auftragsforschung = auftragsforschungMit(auftragnehmer);
