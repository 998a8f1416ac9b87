import type { Rufe } from "~/contract/wire/call";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import type { FassungArt } from "~/domain/unternehmen/zeitbezug";
import { formatDate, formatDateTime } from "~/lib/date";
import type { Fassungsliste } from "./FassungsKarten";
import { listUnterschiede } from "./listUnterschiede";
import { bereichVonStammdaten } from "./stammdatenEingaben";

const TITEL: Readonly<Record<FassungArt, string>> = {
  REGISTRIERUNG: "Registrierung",
  AENDERUNG: "Änderung",
  BERICHTIGUNG: "Ergänzung oder Berichtigung",
  IDENTIFIZIERUNG: "Neue Identifizierung",
};

/** The saved versions of the master data with what each has changed, in words. */
export async function loadVerlauf(call: Rufe): Promise<Fassungsliste> {
  const daten = await call.unternehmen.getStammdaten({});
  const { data } = await call.unternehmen.listFassungen();
  const bereich = bereichVonStammdaten(daten);
  const eintraege = data.map(({ revision, art, gueltigAb, von, geaendert, ...fassung }) => {
    const am = formatDateTime(new Date(fassung.am));
    const gilt = gueltigAb === null ? [] : [`gültig ab ${formatDate(gueltigAb)}`];
    return {
      revision,
      am,
      titel: `${TITEL[art]} vom ${am}`,
      zusaetze: [...(von === null ? [] : [von]), ...gilt],
      unterschiede: listUnterschiede(STAMMDATEN_FELDER, geaendert, bereich),
    };
  });
  return { revision: daten.revision, darfWiederherstellen: daten.rechte.bearbeiten, eintraege };
}
