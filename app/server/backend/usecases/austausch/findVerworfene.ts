import { exportWerte } from "~/domain/antrag/austausch/austausch";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { Wert, Werte, Zeile } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { isAnswered, rowsOf } from "~/formkit/werte";
import { zeilenId } from "~/formkit/zeilenId";
import type { AntragFeld } from "../antraege/wertPruefung";

const isEqual = (a: Wert | undefined, b: Wert | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What one entity of the file says and the stored one does not. A box that is not ticked says nothing, a "no" does. */
function compareFelder(
  felder: readonly AntragFeld[],
  { datei, fertig, pfad }: { datei: Werte; fertig: Werte; pfad: string },
): string[] {
  return felder.flatMap((feld) => {
    const { key, kind, label } = feld;
    if (!isStored(kind)) return [];
    if (feld.entity)
      return compareZeilen(feld, { datei: rowsOf(datei, key), fertig: rowsOf(fertig, key) }, `${pfad}, ${label}`);
    return isAnswered(feld, datei[key]) && !isEqual(datei[key], fertig[key]) ? [`${pfad}, ${label}`] : [];
  });
}

function compareZeilen(
  feld: AntragFeld,
  zeilen: { datei: readonly Zeile[]; fertig: readonly Zeile[] },
  pfad: string,
): string[] {
  const felder = (feld.entity?.fields ?? []).filter(({ key }) => key !== feld.rowKey);
  const fertige = new Map(zeilen.fertig.map((zeile) => [zeilenId(feld, zeile), zeile]));
  return zeilen.datei.flatMap((zeile, stelle) => {
    const wo = `${pfad}, Eintrag ${String(stelle + 1)}`;
    const fertig = fertige.get(zeilenId(feld, zeile));
    if (fertig !== undefined) return compareFelder(felder, { datei: zeile, fertig, pfad: wo });
    return felder.some((einer) => isAnswered(einer, zeile[einer.key])) ? [wo] : [];
  });
}

type Gelesen = { werte: Werte; fertig: Werte; stelle: number; isChosen: (key: string) => boolean };

/**
 * What the file says under the chosen keys and the stored answers would not, because it is not asked or cannot be
 * changed.
 */
export function findVerworfene(form: AntragFormular, { werte, fertig, stelle, isChosen }: Gelesen): string[] {
  const felder = form.tabs.flatMap(({ fields }) => fields).filter(({ key }) => isChosen(key));
  return compareFelder(felder, {
    datei: werte,
    fertig: exportWerte(form, fertig),
    pfad: `Vorhaben ${String(stelle + 1)}`,
  });
}
