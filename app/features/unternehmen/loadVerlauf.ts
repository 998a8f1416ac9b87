import type { Rufe } from "~/contract/wire/call";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { formatDateTime } from "~/lib/date";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { anzeigeVon, bereichVonStammdaten } from "./stammdatenEingaben";

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
      const [alt, neu] = [anzeigeVon(feld, aenderung.alt, bereich), anzeigeVon(feld, aenderung.neu, bereich)];
      return [{ label: feld.label, teile: wortDifferenz(alt, neu) }];
    }),
  }));
  return { revision: daten.revision, darfWiederherstellen: daten.rechte.bearbeiten, eintraege };
}

export type Verlauf = Awaited<ReturnType<typeof loadVerlauf>>;
