import { isHilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { ALLGEMEINER_TEXT, type Hilfefeld, listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import { HINWEISE } from "~/domain/hilfe/hinweise";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findHilfetext, findHinweistext } from "../../storage/hilfeStore";

/** What the hint texts are asked for with, in the place of an area. */
export const HINWEIS_BEREICH = "hinweise";
const HINWEIS_ORT = "Hinweistexte";

/** A text as the portal was delivered with it, and its place. */
export type Textplatz = Hilfefeld & {
  art: "HILFE" | "HINWEIS";
  bereich: string;
  /** Null where there is no text yet. */
  geliefert: { uuid: string; text: string; index: number; isActive: boolean } | null;
};

const hinweisFelder = (): readonly Hilfefeld[] =>
  HINWEISE.map(({ schluessel, bezeichnung }) => ({ feld: schluessel, bezeichnung, ort: HINWEIS_ORT, von: 0, bis: 0 }));

/** The places of an area or of the hints; undefined for an unknown one. */
export function listFelder(bereich: string): readonly Hilfefeld[] | undefined {
  if (bereich === HINWEIS_BEREICH) return hinweisFelder();
  return isHilfeBereich(bereich) ? listHilfefelder(bereich) : undefined;
}

/** The general text of the tab or area that a place is in; undefined where there is none. @spec domain.md 2.11 */
export function findAllgemeines({ bereich, ort }: Pick<Textplatz, "bereich" | "ort">): Hilfefeld | undefined {
  return listFelder(bereich)?.find((feld) => feld.ort === ort && feld.bezeichnung === ALLGEMEINER_TEXT);
}

const unbekannt = (feld: string, ort: string): Hilfefeld => ({ feld, bezeichnung: feld, ort, von: 0, bis: 999 });

/** The text of an id with its place; undefined for every other id. */
export async function findPlatz(
  db: Ausfuehrer,
  uuid: string,
): Promise<(Textplatz & { geliefert: NonNullable<Textplatz["geliefert"]> }) | undefined> {
  const hilfe = await findHilfetext(db, uuid);
  if (hilfe !== undefined) {
    const { bereich, feld } = hilfe;
    const platz = listFelder(bereich)?.find((eintrag) => eintrag.feld === feld) ?? unbekannt(feld, bereich);
    return { ...platz, art: "HILFE", bereich, geliefert: hilfe };
  }
  const hinweis = await findHinweistext(db, uuid);
  if (hinweis === undefined) return undefined;
  const platz =
    hinweisFelder().find(({ feld }) => feld === hinweis.schluessel) ?? unbekannt(hinweis.schluessel, HINWEIS_ORT);
  const geliefert = { uuid, text: hinweis.text, index: 0, isActive: true };
  return { ...platz, art: "HINWEIS", bereich: HINWEIS_BEREICH, geliefert };
}

/** The text that the portal is delivered with now for a place; undefined where it has none. */
export function findMitgelieferten({ art, bereich, feld }: Pick<Textplatz, "art" | "bereich" | "feld">) {
  if (art === "HINWEIS") return HINWEISE.find(({ schluessel }) => schluessel === feld)?.text;
  return HILFETEXTE.find((text) => text.bereich === bereich && text.feld === feld)?.text;
}
