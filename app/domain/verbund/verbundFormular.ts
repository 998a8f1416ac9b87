import { defineForm, tab } from "../../formkit/defineForm";
import type { FormDefinition } from "../../formkit/field";
import { beteiligter, besonderes, steuern } from "./verbundBeteiligter";
import { beziehung } from "./verbundBeziehung";
import type { VerbundFeld, VerbundKontext } from "./verbundFeld";

const HILFE = "verbundeneUnternehmen";

/**
 * One row of the affiliated companies: one relation, and with it whoever it introduces.
 *
 * @spec domain.md 3.5, kmu.md „Two notions, never mixed“
 */
export const verbundFormular: FormDefinition<VerbundKontext> = defineForm<VerbundKontext>("verbund", {
  bereich: HILFE,
  tabs: [
    tab("beteiligter", "Wer ist verbunden?", beteiligter, { help: HILFE }),
    tab("beziehung", "Wie besteht die Verbindung?", beziehung, { help: HILFE }),
    tab("steuern", "Steuerliche Angaben", steuern, { help: HILFE }),
    tab("besonderes", "Besondere Anteilseigner", besonderes, { help: HILFE }),
  ],
});

/** Every question of a row, in the order of the page. */
export const VERBUND_FELDER: readonly VerbundFeld[] = verbundFormular.tabs.flatMap(({ fields }) => fields);
