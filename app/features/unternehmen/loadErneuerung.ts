import type { Rufe } from "~/contract/wire/call";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import type { DifferenzTeil } from "~/lib/wortDifferenz";
import { listUnterschiede } from "./listUnterschiede";
import { bereichVonStammdaten } from "./stammdatenEingaben";

/** What a new identification has changed: each value as it was and as it is now, in words. */
export type Erneuerung = readonly { label: string; bisher: string; jetzt: string }[];

/** The text of one side; `ohne`: the parts that only the other side has. */
const textIn = (teile: readonly DifferenzTeil[], ohne: DifferenzTeil["art"]): string =>
  teile.flatMap(({ art, text }) => (art === ohne ? [] : [text])).join("") || BLANK_TEXT;

/** Whose new identification is told of, and since when it can have been. */
type Anlass = { seit: Date; benutzer: { vorname: string; nachname: string } };

/**
 * What the new identification has changed that this person has just come from; null where the last one is older, of
 * somebody else, or there has been none. A company that was chosen meanwhile may have one as well.
 */
export async function loadErneuerung(call: Rufe, { seit, benutzer }: Anlass): Promise<Erneuerung | null> {
  const [daten, { data }] = await Promise.all([call.unternehmen.getStammdaten({}), call.unternehmen.listFassungen()]);
  const fassung = data.find(({ art }) => art === "IDENTIFIZIERUNG");
  if (fassung === undefined || new Date(fassung.am) < seit) return null;
  if (fassung.von !== null && fassung.von !== `${benutzer.vorname} ${benutzer.nachname}`) return null;
  return listUnterschiede(STAMMDATEN_FELDER, fassung.geaendert, bereichVonStammdaten(daten)).map(
    ({ label, teile }) => ({ label, bisher: textIn(teile, "hinzugefuegt"), jetzt: textIn(teile, "entfernt") }),
  );
}
