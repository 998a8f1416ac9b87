import { defineForm, tab } from "../../formkit/defineForm";
import type { FormDefinition } from "../../formkit/field";
import { ansprechperson, anschrift, kontakt, postanschrift } from "./stammdatenAnschrift";
import { field, type StammdatenFeld, type StammdatenKontext } from "./stammdatenFeld";
import { register, steuern } from "./stammdatenSteuern";
import { unternehmen, wirtschaftsjahr } from "./stammdatenUnternehmen";

export type StammdatenFormular = FormDefinition<StammdatenKontext>;

/** @spec §6.2 verbundene Unternehmen: the answer asks for a list of them. */
const verbund: readonly StammdatenFeld[] = [
  field.yesNo("verbundStatus", {
    help: "verbundStatus",
    label: "Ist Ihr Unternehmen mit anderen Unternehmen verbunden?",
    required: true,
    hint: "Gemeint ist ein beherrschender Einfluss (§ 3 Abs. 6 FZulG, § 290 Abs. 2 bis 4 HGB) am Ende des Wirtschaftsjahres.",
  }),
  field.choice("kmuStatus", {
    help: "kmuStatus",
    label: "Kleines oder mittleres Unternehmen (Selbsteinschätzung)",
    hint: "Nur zur Information. Den höheren Satz machen Sie beim Finanzamt geltend.",
    options: [
      { key: "KLEINST", title: "Kleinstunternehmen" },
      { key: "KLEIN", title: "Kleines Unternehmen" },
      { key: "MITTEL", title: "Mittleres Unternehmen" },
      { key: "KEIN_KMU", title: "Kein kleines oder mittleres Unternehmen" },
    ],
  }),
];

const HILFE = "unternehmen";

/**
 * The master data of a company, in parts that stand below each other on one page.
 *
 * @spec domain.md 3.1
 * @assumed The order of the parts is ours; so is the wording of hints.
 */
export const stammdatenFormular: StammdatenFormular = defineForm<StammdatenKontext>("stammdaten", {
  bereich: "unternehmen",
  tabs: [
    tab("unternehmen", "Unternehmen", unternehmen, { help: HILFE }),
    tab("wirtschaftsjahr", "Gründung und Wirtschaftsjahr", wirtschaftsjahr, { help: HILFE }),
    tab("anschrift", "Anschrift (Sitz)", anschrift, { help: HILFE }),
    tab("postanschrift", "Postanschrift", postanschrift, { help: HILFE }),
    tab("steuern", "Steuerliche Angaben", steuern, { help: HILFE }),
    tab("register", "Registereintrag", register, { help: HILFE }),
    tab("kontakt", "Kontakt", kontakt, { help: HILFE }),
    tab("ansprechperson", "Ansprechperson", ansprechperson, { help: HILFE }),
    tab("verbund", "Verbund und Größe", verbund, { help: HILFE }),
  ],
});

/** Every question of the master data, in the order of the page. */
export const STAMMDATEN_FELDER: readonly StammdatenFeld[] = stammdatenFormular.tabs.flatMap(({ fields }) => fields);
