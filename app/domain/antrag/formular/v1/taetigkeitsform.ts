import { tab } from "../../../../formkit/defineForm";
import { FORM_KEYS, taetigkeitsform as taetigkeitsformV2 } from "../v2/taetigkeitsform";
import { chooseFelder } from "../chooseFelder";

/** Tab 1: the four forms of V2; V1 asked neither for the own contribution nor for assets. */
export const taetigkeitsform = tab(
  "taetigkeitsform",
  "Tätigkeitsform",
  chooseFelder(taetigkeitsformV2.fields, FORM_KEYS),
  {
    help: "taetigkeitsformAllgemein",
    ...(taetigkeitsformV2.check && { check: taetigkeitsformV2.check }),
  },
);
