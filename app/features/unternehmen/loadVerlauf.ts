import type { Rufe } from "~/contract/wire/call";
import type { StammdatenBereich, StammdatenFeld } from "~/domain/unternehmen/stammdatenFeld";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { formatDateTime } from "~/lib/date";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { anzeigeVon, bereichVonStammdaten } from "./stammdatenEingaben";

/** An answer in words; nothing where there is none, so that a first answer replaces no sign for it. */
function textOfAnswer(feld: StammdatenFeld, wert: unknown, bereich: StammdatenBereich): string {
  const text = anzeigeVon(feld, wert, bereich);
  return text === BLANK_TEXT ? "" : text;
}

/** The saved versions with what each has changed, in words. */
export async function loadVerlauf(call: Rufe) {
  const daten = await call.unternehmen.getStammdaten({});
  const { data } = await call.unternehmen.listFassungen();
  const bereich = bereichVonStammdaten(daten);
  const eintraege = data.map(({ geaendert, am, ...fassung }) => ({
    ...fassung,
    am: formatDateTime(new Date(am)),
    unterschiede: STAMMDATEN_FELDER.flatMap((feld) => {
      const aenderung = geaendert[feld.key];
      if (aenderung === undefined) return [];
      const [alt, neu] = [aenderung.alt, aenderung.neu].map((wert) => textOfAnswer(feld, wert, bereich));
      return [{ label: feld.label, teile: wortDifferenz(alt ?? "", neu ?? "") }];
    }),
  }));
  return { revision: daten.revision, darfWiederherstellen: daten.rechte.bearbeiten, eintraege };
}

export type Verlauf = Awaited<ReturnType<typeof loadVerlauf>>;
