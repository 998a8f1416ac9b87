import { type HilfeBereichDaten, type HilfeEintrag, isHilfeBereichDaten } from "~/contract/portal/hilfeDaten";
import { readHilfeOrt } from "~/domain/hilfe/hilfeOrt";
import { selectHilfetext } from "~/domain/hilfe/selectHilfetext";
import { href } from "~/routing/href";

/** All texts of an area. */
export async function fetchTexte(bereich: string): Promise<HilfeBereichDaten> {
  const answer = await fetch(href("hilfeDaten", { bereich }), { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`Help texts: ${String(answer.status)}`);
  const daten: unknown = await answer.json();
  if (!isHilfeBereichDaten(daten)) throw new Error("Help texts: not what was asked for");
  return daten;
}

/** The text of a field, or of the place that the query names. */
export function chooseText(
  { texte }: HilfeBereichDaten,
  bereich: string,
  { feld, search }: { feld: string | null; search: string },
): HilfeEintrag | null {
  const ort = readHilfeOrt(bereich, new URLSearchParams(search));
  return selectHilfetext(texte, ort, { feld, istVorschau: false });
}
