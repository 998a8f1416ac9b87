import type { BelegBefund } from "./belege";
import type { FormAntwort } from "../antrag/formAntwort";

/** What was held against the receipt, and whether it is the same. */
export type Vergleich = { womit: string; summe: string; stimmt: boolean };

/** The answer to a code: a refusal of the form, or what was found; `beleg` is null for a code that there is not. */
export type BelegAntwort =
  FormAntwort | { problem: null; code: string; beleg: BelegBefund | null; vergleiche: Vergleich[] };
