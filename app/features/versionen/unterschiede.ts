import type { Umfang } from "~/domain/antrag/formular/wiederherstellung";
import type { AbschnittDifferenz, FeldDifferenz, ZeilenDifferenz } from "~/formkit/diffForm";
import { type DifferenzTeil, wortDifferenz } from "~/lib/wortDifferenz";

/** One answer of the comparison, word by word. `wiederherstellen`: where it can be restored. */
export type FeldUnterschied = {
  label: string;
  isGeaendert: boolean;
  teile: DifferenzTeil[];
  zeilen?: ZeilenUnterschied[];
  wiederherstellen?: string;
};

/** One row of the comparison with what has become of it in words; "" when nothing has. */
export type ZeilenUnterschied = {
  titel: string;
  zeichen: string;
  art: ZeilenDifferenz["art"];
  felder: FeldUnterschied[];
  wiederherstellen?: string;
};

/** A tab of the comparison. */
export type AbschnittUnterschied = { key: string; titel: string; felder: FeldUnterschied[] };

/**
 * What is shown: everything or only what has changed; with `hrefZu` links that restore what it gives an address for.
 */
export type Ansicht = { alle: boolean; hrefZu?: ((umfang: Umfang) => string | null) | undefined };

const ZEICHEN = { gleich: "", geaendert: "Geändert", hinzugefuegt: "Neu", entfernt: "Gelöscht" } as const;

const linkZu = (umfang: Umfang, { hrefZu }: Ansicht): { wiederherstellen?: string } => {
  const to = hrefZu?.(umfang) ?? null;
  return to === null ? {} : { wiederherstellen: to };
};

function toZeile(
  { uuid, titel, art, isVerschoben, felder }: ZeilenDifferenz,
  tabelle: string,
  ansicht: Ansicht,
): ZeilenUnterschied {
  const zeichen = [ZEICHEN[art], isVerschoben ? "Verschoben" : ""].filter((text) => text !== "").join(", ");
  const link = art === "entfernt" ? linkZu({ art: "zeile", tabelle, zeileUuid: uuid }, ansicht) : {};
  return { titel, art, zeichen, felder: toFelder(felder, { alle: ansicht.alle }), ...link };
}

function toFelder(felder: readonly FeldDifferenz[], ansicht: Ansicht): FeldUnterschied[] {
  const { alle } = ansicht;
  return felder
    .filter(({ isGeaendert }) => alle || isGeaendert)
    .map(({ key, label, isGeaendert, alt, neu, zeilen }) => {
      if (zeilen === undefined) {
        const link = isGeaendert ? linkZu({ art: "feld", feld: key }, ansicht) : {};
        return { label, isGeaendert, teile: wortDifferenz(alt, neu), ...link };
      }
      const gezeigte = zeilen.filter(({ art, isVerschoben }) => alle || art !== "gleich" || isVerschoben);
      return { label, isGeaendert, teile: [], zeilen: gezeigte.map((zeile) => toZeile(zeile, key, ansicht)) };
    });
}

/** A comparison as it is shown. */
export function toUnterschiede(abschnitte: readonly AbschnittDifferenz[], ansicht: Ansicht): AbschnittUnterschied[] {
  return abschnitte
    .map(({ key, titel, felder }) => ({ key, titel, felder: toFelder(felder, ansicht) }))
    .filter(({ felder }) => felder.length > 0);
}
