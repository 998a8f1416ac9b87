import {
  findEigenenText,
  type HilfeBereichDaten,
  type HilfeDaten,
  isHilfeBereichDaten,
} from "~/contract/portal/hilfeDaten";
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

/** The text of a field, or of the place that the query names; null where there is none. */
export function chooseText(
  daten: HilfeBereichDaten,
  bereich: string,
  { feld, search }: { feld: string | null; search: string },
): Omit<HilfeDaten, "feld"> | null {
  const ort = readHilfeOrt(bereich, new URLSearchParams(search));
  const gewaehlt = selectHilfetext(daten.texte, ort, { feld, istVorschau: false });
  if (gewaehlt === null) return null;
  const { text, bearbeiten, feld: gezeigt } = gewaehlt;
  return { text, bearbeiten, eigener: findEigenenText(daten, { bereich, feld, gezeigt }) };
}
