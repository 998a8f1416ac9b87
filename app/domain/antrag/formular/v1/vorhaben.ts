import { tab } from "../../../../formkit/defineForm";
import { vorhaben as vorhabenV2 } from "../v2/vorhaben";
import { chooseFelder } from "../chooseFelder";

/**
 * Tab 0: the questions of V2 without those that V1 did not ask: kind of research, earlier application, other funding.
 */
export const vorhaben = tab(
  "vorhaben",
  "Vorhaben",
  chooseFelder(vorhabenV2.fields, [
    "titel",
    "kurzbezeichnung",
    "beginn",
    "ende",
    "laufzeitMonate",
    "fachgebiet",
    "schlagwoerter",
    "ansprechpersonAnrede",
    "ansprechpersonTitel",
    "ansprechpersonVorname",
    "ansprechpersonNachname",
    "ansprechpersonFunktion",
    "ansprechpersonTelefon",
    "ansprechpersonEmail",
  ]),
  { help: "vorhabenAllgemein" },
);
