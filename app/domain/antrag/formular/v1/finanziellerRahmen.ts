import { entity, tab } from "../../../../formkit/defineForm";
import { textOf } from "../../../../formkit/werte";
import { formatEuro } from "../../../../lib/money";
import { hasEigenleistung } from "../../../unternehmen/rechtsformen";
import { checkAusserhalb, rahmenJahr } from "../entities/rahmenJahr";
import { field } from "../feld";
import { checkJahreVollstaendig, hasAngaben, ohneLaufzeitHinweis } from "../jahre";
import type { AntragKontext } from "../kontext";
import { KEINE_BEFUNDE } from "../regeln";
import { waehleFelder } from "../waehleFelder";
import { eigenleistungV1, summeV1 } from "./jahresbetraege";

const betraege = waehleFelder(rahmenJahr.fields, ["personalaufwand", "auftragskosten"]);

/** The money of one Wirtschaftsjahr. */
const finanzJahr = entity<AntragKontext>(
  "finanzJahr",
  "Wirtschaftsjahr",
  [
    ...waehleFelder(rahmenJahr.fields, ["jahr"]),
    ...betraege,
    field.computed("eigenleistungEuro", {
      label: "Eigenleistungen in Euro",
      hint: "Berechnet aus den Stunden unter Personeller Rahmen.",
      when: ({ kontext }) => hasEigenleistung(kontext.rechtsform),
      compute: ({ werte, wurzel, kontext }) => formatEuro(eigenleistungV1(werte, wurzel, kontext)),
    }),
    field.computed("summe", {
      label: "Summe",
      compute: ({ werte, wurzel, kontext }) => formatEuro(summeV1(werte, wurzel, kontext)),
    }),
  ],
  {
    helpBereichKey: "finanziellerRahmenAllgemein",
    title: (zeile) => `Wirtschaftsjahr ${textOf(zeile, "jahr")}`,
    check: (bereich) => checkAusserhalb(bereich, hasAngaben(betraege, bereich.werte)) ?? KEINE_BEFUNDE,
  },
);

/** Tab 5: the expenses per Wirtschaftsjahr. */
export const finanziellerRahmen = tab(
  "finanziellerRahmen",
  "Finanzieller Rahmen",
  [
    ohneLaufzeitHinweis("finanziellerRahmenOhneLaufzeit"),
    field.table("finanziellerRahmen", { label: "Aufwendungen je Wirtschaftsjahr", entity: finanzJahr, rows: "fest", rowKey: "jahr" }),
  ],
  { help: "finanziellerRahmenAllgemein", check: (bereich) => checkJahreVollstaendig("finanziellerRahmen", bereich) },
);
