import type { Field, Wert, Werte, Zeile } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { displayField } from "~/formkit/readForm";
import { wertOf } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { zeilenId } from "~/formkit/zeilenId";
import type { AntragFormular } from "../formular/formulare";
import type { AntragKontext } from "../formular/kontext";
import { exportWerte } from "./austausch";

/** One answer before and after, as readers see it. */
export type AngabeUnterschied = { label: string; alt: string; neu: string };
/** What becomes of one row of a table. */
export type ZeilenUnterschied = { titel: string; art: "neu" | "geaendert" | "entfernt"; felder: AngabeUnterschied[] };
/** One field that differs; `zeilen` tells it for a table. */
export type FeldUnterschied = AngabeUnterschied & { key: string; tab: string; zeilen: ZeilenUnterschied[] };

type Feld = Field<AntragKontext>;
/** Both sides: the answers of the entity, and of the Vorhaben that it is in. */
type Seite = { werte: Werte; wurzel: Werte };
type Seiten = { alt: Seite; neu: Seite; kontext: AntragKontext };

const isGleich = (a: Wert, b: Wert): boolean => JSON.stringify(a) === JSON.stringify(b);

function compareAngaben(felder: readonly Feld[], { alt, neu, kontext }: Seiten): AngabeUnterschied[] {
  return felder
    .filter((feld) => isStored(feld.kind) && !isGleich(wertOf(feld, alt.werte), wertOf(feld, neu.werte)))
    .map((feld) => ({
      label: feld.label,
      alt: displayField(feld, { ...alt, kontext }),
      neu: displayField(feld, { ...neu, kontext }),
    }));
}

function compareZeilen(feld: Feld, { alt, neu, kontext }: Seiten): ZeilenUnterschied[] {
  const { entity, key } = feld;
  if (entity === undefined) return [];
  const vorher = new Map(rowsOf(alt.werte, key).map((zeile) => [zeilenId(feld, zeile), zeile]));
  const nachher = rowsOf(neu.werte, key);
  const unterschied = (
    art: ZeilenUnterschied["art"],
    { bisher, kuenftig, titel }: { bisher: Werte; kuenftig: Werte; titel: Zeile },
  ): ZeilenUnterschied => {
    const seiten = {
      alt: { werte: bisher, wurzel: alt.wurzel },
      neu: { werte: kuenftig, wurzel: neu.wurzel },
      kontext,
    };
    return { titel: entity.title(titel) || entity.label, art, felder: compareAngaben(entity.fields, seiten) };
  };
  const bleibende = nachher.flatMap((zeile): ZeilenUnterschied[] => {
    const bisher = vorher.get(zeilenId(feld, zeile));
    vorher.delete(zeilenId(feld, zeile));
    if (bisher === undefined) return [unterschied("neu", { bisher: {}, kuenftig: zeile, titel: zeile })];
    return isGleich([{ ...bisher, uuid: zeile.uuid }], [zeile])
      ? []
      : [unterschied("geaendert", { bisher, kuenftig: zeile, titel: zeile })];
  });
  return [
    ...bleibende,
    ...[...vorher.values()].map((zeile) => unterschied("entfernt", { bisher: zeile, kuenftig: {}, titel: zeile })),
  ];
}

const titelListe = ({ entity, key }: Feld, werte: Werte): string =>
  rowsOf(werte, key)
    .map((zeile, stelle) => entity?.title(zeile) || `Eintrag ${String(stelle + 1)}`)
    .join(", ") || "–";

/** What differs between two versions of a Vorhaben, field by field in the order of the form. */
export function compare(
  formular: AntragFormular,
  versionen: { alt: Werte; neu: Werte },
  kontext: AntragKontext,
): FeldUnterschied[] {
  const alt = exportWerte(formular, versionen.alt);
  const neu = exportWerte(formular, versionen.neu);
  const seiten = { alt: { werte: alt, wurzel: alt }, neu: { werte: neu, wurzel: neu }, kontext };
  return formular.tabs.flatMap((tab) =>
    tab.fields
      .filter((feld) => isStored(feld.kind) && !isGleich(wertOf(feld, alt), wertOf(feld, neu)))
      .map((feld): FeldUnterschied => {
        const kopf = { key: feld.key, tab: tab.label, label: feld.label };
        if (feld.entity)
          return {
            ...kopf,
            alt: titelListe(feld, alt),
            neu: titelListe(feld, neu),
            zeilen: compareZeilen(feld, seiten),
          };
        const [angabe] = compareAngaben([feld], seiten);
        return { ...kopf, alt: angabe?.alt ?? "–", neu: angabe?.neu ?? "–", zeilen: [] };
      }),
  );
}
