import { hasEigenleistung } from "../../../unternehmen/besteuerung";
import { checkStundenGrenze, rahmenJahr } from "../entities/rahmenJahr";
import { tageImVorhaben } from "../entities/rahmenZeit";
import { field } from "../feld";
import { chooseFelder } from "../chooseFelder";
import { jahresTab } from "./jahresTab";

/** Tab 6: who works on the Vorhaben, per Wirtschaftsjahr. */
export const personellerRahmen = jahresTab("personellerRahmen", "Personeller Rahmen", {
  label: "Personal je Wirtschaftsjahr",
  eintrag: "personalJahr",
  angaben: [
    ...chooseFelder(rahmenJahr.fields, ["personalAnzahl", "personalVzae"]),
    field.decimal("eigenleistungStunden", {
      label: "Eigenleistungen in Stunden",
      fractionDigits: 1,
      min: "0",
      when: ({ kontext }) => hasEigenleistung(kontext),
      check: (wert, { werte, wurzel, kontext }) =>
        checkStundenGrenze(wert, tageImVorhaben(werte, wurzel, kontext), kontext),
    }),
  ],
  help: "personellerRahmenAllgemein",
});
