import { HILFE_BEREICHE } from "~/domain/hilfe/hilfeBereich";
import type { Ausfuehrer } from "../../storage/datenbank";
import { listGueltige, listOffeneFassungen, type TextfassungZeile } from "../../storage/textfassungStore";
import { HINWEIS_BEREICH, listFelder, type Textplatz } from "./plaetze";
import { toGespeichertes } from "./textEingabe";
import { listStand } from "./textVerwaltung";

/**
 * A place with what readers see there: the text as it was typed, "" where there is none (`nummer` 0: as delivered); and
 * the draft or planned version, if any.
 */
export type Bestandstext = Textplatz & {
  nummer: number;
  quelle: string;
  index: number | null;
  isActive: boolean;
  offene: TextfassungZeile | undefined;
};

/** All areas of texts, the hints last. */
export const TEXTBEREICHE: readonly string[] = [...HILFE_BEREICHE, HINWEIS_BEREICH];

/** The places of an area with their texts, in the order of the pages. Throws nothing: an unknown area has none. */
export async function listBestand(db: Ausfuehrer, bereich: string, jetzt: Date): Promise<Bestandstext[]> {
  const art = bereich === HINWEIS_BEREICH ? "HINWEIS" : "HILFE";
  const [texte, gueltige, offene] = [
    await listStand(db, bereich, jetzt),
    await listGueltige(db, art, jetzt),
    await listOffeneFassungen(db, art, jetzt),
  ];
  return (listFelder(bereich) ?? []).map((feld) => {
    const text = texte.find((eintrag) => eintrag.feld === feld.feld);
    const fassung = gueltige.find(({ ziel }) => ziel === text?.uuid);
    return {
      ...feld,
      art,
      bereich,
      geliefert: text ?? null,
      nummer: fassung?.nummer ?? 0,
      quelle: toGespeichertes(fassung?.quelle ?? text?.text ?? ""),
      index: text?.index ?? null,
      isActive: text?.isActive ?? false,
      offene: offene.find(({ ziel }) => ziel === text?.uuid),
    };
  });
}
