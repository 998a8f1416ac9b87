import type { StammdatenAnsicht, StammdatenVormerkung } from "~/contract/unternehmen/stammdaten";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { formatDate, formatDateTime } from "~/lib/date";
import type { DifferenzTeil } from "~/lib/wortDifferenz";
import { listUnterschiede } from "./listUnterschiede";
import { bereichVonStammdaten } from "./stammdatenEingaben";

/** What is to change from a coming day on, in words. */
export type Vorgemerktes = {
  uuid: string;
  /** "01.02.2027" */
  tag: string;
  eingetragen: string;
  /** The day has come, and it is not stored yet: within a minute it is, or it cannot be. */
  isHeute: boolean;
  /** It could not be stored: that is known, or the day has passed. */
  isLiegengeblieben: boolean;
  unterschiede: readonly { label: string; teile: readonly DifferenzTeil[] }[];
};

/** What is to change, against what is stored now. */
export function toVorgemerktes(
  daten: Pick<StammdatenAnsicht, "unternehmenUuid" | "werte" | "kontext">,
  vorgemerkt: readonly StammdatenVormerkung[],
): Vorgemerktes[] {
  const bereich = bereichVonStammdaten(daten);
  return vorgemerkt.map(({ uuid, gueltigAb, am, von, gescheitertAm, geaendert }) => ({
    uuid,
    tag: formatDate(gueltigAb),
    eingetragen: `Eingetragen${von === null ? "" : ` von ${von}`} am ${formatDateTime(new Date(am))}.`,
    isHeute: gueltigAb === daten.kontext.heute,
    isLiegengeblieben: gescheitertAm !== null || gueltigAb < daten.kontext.heute,
    unterschiede: listUnterschiede(STAMMDATEN_FELDER, geaendert, bereich),
  }));
}
