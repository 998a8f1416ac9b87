import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { type EingeleseneZeile, type EingeleseneZeilen, isEinlesbar } from "~/formkit/einlesen/readZeilen";
import type { Tabellenlage } from "~/formkit/einlesen/spalten";

type Angabe = { label: string; text: string };

/** A row of the preview. `kurz`: the answers by which people know it besides its name; `verstanden`: all of them. */
export type ZeileGezeigt = Omit<EingeleseneZeile, "uuid" | "werte" | "verstanden"> & {
  kurz: readonly Angabe[];
  verstanden: readonly Angabe[];
};

/** What the rows say. `unbekannte`: titles that have no field; `isErsteEintrag`: the first line names no columns. */
export type ZeilenErgebnis = {
  zeilen: readonly ZeileGezeigt[];
  unbekannte: readonly string[];
  isErsteEintrag: boolean;
  isEinlesbar: boolean;
};

/** So many answers are shown at once. */
const HOECHSTENS_KURZ = 4;

/** An answer, with the one that it replaces. */
const toAngabe = ({ label, text, bisher }: EingeleseneZeile["verstanden"][number]): Angabe => ({
  label,
  text: bisher === undefined ? text : `${text} (bisher ${bisher})`,
});

/** The answers that the table of the form shows, too, before the others; the name of the row says itself. */
function kurzeVon({ tabelle }: Tabellenlage<AntragKontext>, { verstanden, titel }: EingeleseneZeile): Angabe[] {
  const { columns = [] } = tabelle;
  const andere = verstanden.filter(({ text }) => text !== titel);
  const inDerTabelle = andere.filter(({ key }) => columns.includes(key));
  return [...inDerTabelle, ...andere.filter(({ key }) => !columns.includes(key))]
    .slice(0, HOECHSTENS_KURZ)
    .map(toAngabe);
}

/** What is shown of rows that were read. */
export function toVorschau(gelesen: EingeleseneZeilen, lage: Tabellenlage<AntragKontext>): ZeilenErgebnis {
  return {
    unbekannte: gelesen.unbekannte,
    isErsteEintrag: gelesen.isErsteEintrag,
    isEinlesbar: isEinlesbar(gelesen),
    zeilen: gelesen.zeilen.map((zeile) => {
      const { nummer, titel, verstanden, fehler, hinweise, verluste, pruefen, offen } = zeile;
      return {
        nummer,
        titel,
        fehler,
        hinweise,
        verluste,
        pruefen,
        offen,
        verstanden: verstanden.map(toAngabe),
        kurz: kurzeVon(lage, zeile),
      };
    }),
  };
}
