import { tab } from "../../../../formkit/defineForm";
import { field } from "../feld";
import { INHALT_MAX } from "../textGrenzen";

/** Tab 4: the four questions of the examination. */
export const inhaltlicheAngaben = tab(
  "inhaltlicheAngaben",
  "Inhaltliche Angaben",
  [
    field.textArea("ziel", {
      label:
        "Was ist das Ziel Ihres Vorhabens? Welche Herausforderung oder Problemstellung soll mit dem Vorhaben gelöst bzw. welche Wissenslücke soll mit dem Vorhaben geschlossen werden?",
      required: true,
      max: INHALT_MAX.ziel,
    }),
    field.textArea("standDerTechnik", {
      label: "Inwieweit hebt sich das angestrebte Produkt, Verfahren oder die Dienstleistung vom Stand der Technik ab?",
      required: true,
      max: INHALT_MAX.standDerTechnik,
    }),
    field.textArea("arbeiten", {
      label:
        "Welche Arbeiten werden durchgeführt, um der zuvor benannten Herausforderung oder Problemstellung zu begegnen bzw. um die Wissenslücke zu schließen?",
      required: true,
      max: INHALT_MAX.arbeiten,
    }),
    field.textArea("unsicherheiten", {
      label:
        "Welche wissenschaftlichen, technischen und/oder methodischen Unsicherheiten bestehen bei der Bearbeitung der Herausforderung oder Problemstellung?",
      required: true,
      max: INHALT_MAX.unsicherheiten,
    }),
  ],
  { help: "inhaltlicheAngabenAllgemein" },
);
