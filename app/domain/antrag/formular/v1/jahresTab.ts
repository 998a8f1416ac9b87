import { entity, tab } from "../../../../formkit/defineForm";
import type { Field, Tab } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { checkAusserhalb, rahmenJahr } from "../entities/rahmenJahr";
import { field } from "../feld";
import { checkJahreVollstaendig, hasAngaben, withoutLaufzeitHinweis } from "../jahre";
import type { AntragKontext } from "../kontext";
import { KEINE_BEFUNDE } from "../regeln";
import { chooseFelder } from "../chooseFelder";
import { jahrText } from "../../../unternehmen/wirtschaftsjahr";

type Tabelle = {
  label: string;
  /** Key of what a row is. */
  eintrag: string;
  /** What is asked or computed for one Wirtschaftsjahr. */
  angaben: readonly Field<AntragKontext>[];
  help: string;
};

/** Builds a tab that is one table with a row for each Wirtschaftsjahr. Tab and table have the same key. */
export function jahresTab(key: string, label: string, tabelle: Tabelle): Tab<AntragKontext> {
  const { angaben, help } = tabelle;
  const eintrag = entity<AntragKontext>(
    tabelle.eintrag,
    "Wirtschaftsjahr",
    [...chooseFelder(rahmenJahr.fields, ["jahr"]), ...angaben],
    {
      helpBereichKey: help,
      title: (zeile) => `Wirtschaftsjahr ${jahrText(textOf(zeile, "jahr"))}`,
      check: (bereich) => checkAusserhalb(bereich, hasAngaben(angaben, bereich.werte)) ?? KEINE_BEFUNDE,
    },
  );
  return tab(
    key,
    label,
    [
      withoutLaufzeitHinweis(`${key}OhneLaufzeit`),
      field.table(key, { label: tabelle.label, entity: eintrag, rows: "fest", rowKey: "jahr" }),
    ],
    { help, check: (bereich) => checkJahreVollstaendig(key, bereich) },
  );
}
