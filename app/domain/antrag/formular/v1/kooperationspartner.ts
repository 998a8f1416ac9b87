import { entity, tab } from "../../../../formkit/defineForm";
import { kooperationspartner as kooperationspartnerV2 } from "../entities/kooperationspartner";
import { field } from "../feld";
import { hasKooperation, NICHT_ERFORDERLICH } from "../v2/bedingungen";
import { kooperationsforschung } from "../v2/kooperationsforschung";
import { chooseFelder } from "../chooseFelder";

const FELDER = ["name", "art", "strasse", "hausnummer", "plz", "ort", "land", "beitrag"];

/** One partner: the fields of V2 that V1 had. */
const partner = entity(
  "kooperationspartner",
  "Kooperationspartner",
  chooseFelder(kooperationspartnerV2.fields, FELDER),
  {
    helpBereichKey: kooperationspartnerV2.helpBereichKey,
    title: kooperationspartnerV2.title,
  },
);

/** Tab 3: the partners of the cooperation. The questions about its aim and the own share came with V2. */
export const kooperationspartner = tab(
  "kooperationspartner",
  "Kooperationspartner",
  [
    field.table("kooperationspartner", {
      label: "Kooperationspartner",
      entity: partner,
      rows: "frei",
      minRows: 1,
      addLabel: "Kooperationspartner hinzufügen",
      columns: ["name", "art", "land"],
    }),
  ],
  {
    help: "kooperationspartnerAllgemein",
    enabled: ({ wurzel }) => hasKooperation(wurzel),
    disabledHint: NICHT_ERFORDERLICH,
    ...(kooperationsforschung.check && { check: kooperationsforschung.check }),
  },
);
