import { formatEuro } from "../../../../lib/money";
import { hasEigenleistung } from "../../../unternehmen/besteuerung";
import { rahmenJahr } from "../entities/rahmenJahr";
import { field } from "../feld";
import { chooseFelder } from "../chooseFelder";
import { eigenleistungV1, summeV1 } from "./jahresbetraege";
import { jahresTab } from "./jahresTab";

/** Tab 5: the expenses per Wirtschaftsjahr. */
export const finanziellerRahmen = jahresTab("finanziellerRahmen", "Finanzieller Rahmen", {
  label: "Aufwendungen je Wirtschaftsjahr",
  eintrag: "finanzJahr",
  angaben: [
    ...chooseFelder(rahmenJahr.fields, ["personalaufwand", "auftragskosten"]),
    field.computed("eigenleistungEuro", {
      label: "Eigenleistungen in Euro",
      hint: "Berechnet aus den Stunden unter Personeller Rahmen.",
      when: ({ kontext }) => hasEigenleistung(kontext),
      compute: ({ werte, wurzel, kontext }) => formatEuro(eigenleistungV1(werte, wurzel, kontext)),
    }),
    field.computed("summe", {
      label: "Summe",
      compute: ({ werte, wurzel, kontext }) => formatEuro(summeV1(werte, wurzel, kontext)),
    }),
  ],
  help: "finanziellerRahmenAllgemein",
});
