import type { Luecke } from "~/contract/antraege";
import { antragV2 } from "~/domain/antrag/formular/v2";
import { href } from "~/routing/href";

/** The address of a tab of a Vorhaben. */
export const formularHref = (antragUuid: string, vorhabenUuid: string, tab = 0): string =>
  href("antragFormV2", { uuid: antragUuid }, { vorhaben: vorhabenUuid, tab });

/** The address where a finding can be mended; the page puts the focus on the field. */
export function lueckeHref(antragUuid: string, luecke: Luecke): string {
  const tab = Math.max(
    0,
    antragV2.tabs.findIndex(({ key }) => key === luecke.tab),
  );
  return href(
    "antragFormV2",
    { uuid: antragUuid },
    {
      vorhaben: luecke.vorhabenUuid,
      tab,
      tabelle: luecke.tabelle,
      zeile: luecke.zeileUuid,
      feld: luecke.feldName || undefined,
    },
  );
}
