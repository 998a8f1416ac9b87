import { tab } from "../../../../formkit/defineForm";
import { field } from "../feld";

/** Tab 4: the four questions of the examination, with their official limits of 1,500, 500, 1,000 and 1,000 characters. */
export const inhaltlicheAngaben = tab(
  "inhaltlicheAngaben",
  "Inhaltliche Angaben",
  [
    field.textArea("ziel", {
      label:
        "Was ist das Ziel Ihres Vorhabens? Welche Herausforderung oder Problemstellung soll mit dem Vorhaben gelöst bzw. welche Wissenslücke soll mit dem Vorhaben geschlossen werden?",
      required: true,
      max: 1500,
    }),
    field.textArea("standDerTechnik", {
      label: "Inwieweit hebt sich das angestrebte Produkt, Verfahren oder die Dienstleistung vom Stand der Technik ab?",
      required: true,
      max: 500,
    }),
    field.textArea("arbeiten", {
      label:
        "Welche Arbeiten werden durchgeführt, um der zuvor benannten Herausforderung oder Problemstellung zu begegnen bzw. um die Wissenslücke zu schließen?",
      required: true,
      max: 1000,
    }),
    field.textArea("unsicherheiten", {
      label:
        "Welche wissenschaftlichen, technischen und/oder methodischen Unsicherheiten bestehen bei der Bearbeitung der Herausforderung oder Problemstellung?",
      required: true,
      max: 1000,
    }),
  ],
  { help: "inhaltlicheAngabenAllgemein" },
);
