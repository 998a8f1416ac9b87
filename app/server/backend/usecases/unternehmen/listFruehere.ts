import type { StammdatenFassung } from "~/contract/unternehmen/stammdaten";
import { type Fassung, listAngaben } from "~/domain/unternehmen/zeitbezug";
import { addDays } from "~/lib/date";

/** What the version at this place has corrected that had ended: the wrong and the right value, and for which days. */
export function listFruehere(fassungen: readonly Fassung[], stelle: number): StammdatenFassung["fruehere"] {
  const richtige = Object.entries(fassungen[stelle]?.fruehere ?? {});
  const davor = fassungen.slice(0, stelle);
  return Object.fromEntries(
    richtige.flatMap(([feld, { revision, wert: neu }]) => {
      const angaben = listAngaben(davor, feld);
      const nummer = angaben.findIndex((angabe) => angabe.revision === revision);
      const angabe = angaben[nummer];
      if (angabe === undefined) return [];
      const danach = angaben[nummer + 1]?.ab ?? null;
      return [[feld, { alt: angabe.wert, neu, ab: angabe.ab, bis: danach === null ? null : addDays(danach, -1) }]];
    }),
  );
}
