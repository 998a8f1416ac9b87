import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { KonfliktlageJe } from "~/contract/antrag/zusammenfuehrung";
import { JAHR_FELDER } from "~/domain/statistik/jahrFormular";
import { feldVonJahr } from "~/domain/statistik/jahrRaster";
import {
  eingabenAus,
  GESEHEN,
  KONFLIKT_GEZEIGT,
  type KonfliktFeld,
  listKonfliktFelder,
  toFormData,
} from "~/features/formular";
import { formVonJahr } from "./rasterEingaben";
import type { RasterJahr } from "./rasterJahre";

type RasterKonflikte = {
  felder: KonfliktFeld[];
  /** Names and values of the hidden fields that say what was seen. */
  gesehene: [name: string, wert: string][];
};

/** What is to be decided about the figures of several years; `gesendet`: the form that was refused for it. */
export function listRasterKonflikte(
  jahre: readonly RasterJahr[],
  lagen: readonly KonfliktlageJe[],
  gesendet: Eingaben = {},
): RasterKonflikte {
  const post = toFormData(gesendet);
  const alle = lagen.flatMap(({ uuid, revision, konflikte }) => {
    const jahr = jahre.find((eintrag) => eintrag.uuid === uuid);
    if (jahr === undefined) return [];
    const umfeld = { felder: JAHR_FELDER, kontext: jahr.bereich.kontext };
    const felder = listKonfliktFelder(umfeld, konflikte, eingabenAus(formVonJahr(post, uuid)));
    return [{ jahr, revision, felder }];
  });
  return {
    felder: alle.flatMap(({ jahr: { uuid, name }, felder }) =>
      felder.map((feld) => ({ ...feld, stelle: feldVonJahr(uuid, feld.stelle), label: `${feld.label}, ${name}` })),
    ),
    gesehene: alle.flatMap(({ jahr: { uuid }, revision, felder }) => [
      [feldVonJahr(uuid, GESEHEN), String(revision)],
      ...felder.map(({ stelle }): [string, string] => [feldVonJahr(uuid, KONFLIKT_GEZEIGT), stelle]),
    ]),
  };
}
