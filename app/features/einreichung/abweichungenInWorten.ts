import type { StammdatenAbweichung } from "~/domain/unternehmen/stammdatenAbweichung";
import { KONTEXT_ZUM_LESEN, type StammdatenFeld } from "~/domain/unternehmen/stammdatenFeld";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { kinds } from "~/formkit/kinds";
import { displayField } from "~/formkit/readForm";

/** What the master data say otherwise today, as people read it. */
export type AbweichungInWorten = { label: string; damals: string; heute: string };

/** A text of a submission as people read the answer. */
function lesbar(feld: StammdatenFeld, text: string): string {
  const werte = { uuid: "", [feld.key]: kinds[feld.kind].parse(text, feld).wert };
  return displayField(feld, { werte, wurzel: werte, kontext: KONTEXT_ZUM_LESEN });
}

/** Fields that the master data do not have any more are left out. */
export function abweichungenInWorten(abweichungen: readonly StammdatenAbweichung[]): AbweichungInWorten[] {
  return abweichungen.flatMap(({ feld: key, damals, heute }) => {
    const feld = STAMMDATEN_FELDER.find((eintrag) => eintrag.key === key);
    return feld === undefined ? [] : [{ label: feld.label, damals: lesbar(feld, damals), heute: lesbar(feld, heute) }];
  });
}
