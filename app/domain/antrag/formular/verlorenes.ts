import type { Field, Werte } from "../../../formkit/field";
import { isStored } from "../../../formkit/kinds";
import { displayField } from "../../../formkit/readForm";
import { isAnswered, rowsOf } from "../../../formkit/werte";
import { zeilenId } from "../../../formkit/zeilenId";
import type { AntragFormular } from "./formulare";
import type { AntragKontext } from "./kontext";
import { type Abgeschnitten, zeilenName } from "./uebernahme";

type Seiten = { alt: Werte; neu: Werte; wurzel: Werte; kontext: AntragKontext };

function listFelder(felder: readonly Field<AntragKontext>[], seiten: Seiten, wo: string): Abgeschnitten[] {
  const { alt, neu, wurzel, kontext } = seiten;
  return felder.flatMap((feld) => {
    const { key, kind, label, entity } = feld;
    if (!isStored(kind)) return [];
    if (entity !== undefined) {
      const geblieben = new Map(rowsOf(neu, key).map((zeile) => [zeilenId(feld, zeile), zeile]));
      return rowsOf(alt, key).flatMap((zeile) => {
        const zeilen = { ...seiten, alt: zeile, neu: geblieben.get(zeilenId(feld, zeile)) ?? {} };
        return listFelder(entity.fields, zeilen, `${wo}${zeilenName(entity, zeile)}: `);
      });
    }
    if (!isAnswered(feld, alt[key]) || isAnswered(feld, neu[key])) return [];
    return [{ label: `${wo}${label}`, text: displayField(feld, { werte: alt, wurzel, kontext }) }];
  });
}

/** Answers that no longer stand, because the form does not ask for them: where they stood, and what they said. */
export function listVerlorenes(
  form: AntragFormular,
  { alt, neu }: { alt: Werte; neu: Werte },
  kontext: AntragKontext,
): Abgeschnitten[] {
  const felder = form.tabs.flatMap(({ fields }) => fields);
  return listFelder(felder, { alt, neu, wurzel: alt, kontext }, "");
}
