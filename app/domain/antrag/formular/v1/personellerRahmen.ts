import { entity, tab } from "../../../../formkit/defineForm";
import { textOf } from "../../../../formkit/werte";
import { hasEigenleistung } from "../../../unternehmen/rechtsformen";
import { checkAusserhalb, checkStundenGrenze, rahmenJahr } from "../entities/rahmenJahr";
import { tageImVorhaben } from "../entities/rahmenZeit";
import { field } from "../feld";
import { checkJahreVollstaendig, hasAngaben, ohneLaufzeitHinweis } from "../jahre";
import type { AntragKontext } from "../kontext";
import { KEINE_BEFUNDE } from "../regeln";
import { waehleFelder } from "../waehleFelder";

const angaben = [
  ...waehleFelder(rahmenJahr.fields, ["personalAnzahl", "personalVzae"]),
  field.decimal("eigenleistungStunden", {
    label: "Eigenleistungen in Stunden",
    fractionDigits: 1,
    min: "0",
    when: ({ kontext }) => hasEigenleistung(kontext.rechtsform),
    check: (wert, { werte, wurzel, kontext }) => checkStundenGrenze(wert, tageImVorhaben(werte, wurzel, kontext), kontext),
  }),
];

/** The staff of one Wirtschaftsjahr. */
const personalJahr = entity<AntragKontext>("personalJahr", "Wirtschaftsjahr", [...waehleFelder(rahmenJahr.fields, ["jahr"]), ...angaben], {
  helpBereichKey: "personellerRahmenAllgemein",
  title: (zeile) => `Wirtschaftsjahr ${textOf(zeile, "jahr")}`,
  check: (bereich) => checkAusserhalb(bereich, hasAngaben(angaben, bereich.werte)) ?? KEINE_BEFUNDE,
});

/** Tab 6: who works on the Vorhaben, per Wirtschaftsjahr. */
export const personellerRahmen = tab(
  "personellerRahmen",
  "Personeller Rahmen",
  [
    ohneLaufzeitHinweis("personellerRahmenOhneLaufzeit"),
    field.table("personellerRahmen", { label: "Personal je Wirtschaftsjahr", entity: personalJahr, rows: "fest", rowKey: "jahr" }),
  ],
  { help: "personellerRahmenAllgemein", check: (bereich) => checkJahreVollstaendig("personellerRahmen", bereich) },
);
