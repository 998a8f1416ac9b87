import { entity } from "../../../../formkit/defineForm";
import { auftragnehmer as auftragnehmerV2 } from "../entities/auftragnehmer";
import { auftragsforschungMit } from "../v2/auftragsforschung";
import { withoutBedingung, chooseFelder } from "../chooseFelder";

const FELDER = ["name", "strasse", "hausnummer", "plz", "ort", "land", "auftragsdatum", "beitrag", "auftragswert"];

/** One contractor: the fields of V2 that V1 had. A contractor had to be known, so all of them are always asked. */
const auftragnehmer = entity(
  "auftragnehmer",
  "Auftragnehmer",
  withoutBedingung(chooseFelder(auftragnehmerV2.fields, FELDER)),
  {
    helpBereichKey: auftragnehmerV2.helpBereichKey,
    title: auftragnehmerV2.title,
  },
);

/** Tab 2: the contractors of the commissioned research. */
export const auftragsforschung = auftragsforschungMit(auftragnehmer);
