import type { Luecke } from "~/contract/antraege";
import { antragV2 } from "~/domain/antrag/formular/v2";
import { href } from "~/routing/href";

/** The address where a finding can be mended; the page puts the focus on the field. */
export function lueckeHref(antragUuid: string, { vorhabenUuid, tab, tabelle, zeileUuid, feldName }: Luecke): string {
  const nummer = antragV2.tabs.findIndex(({ key }) => key === tab);
  const ort = { vorhaben: vorhabenUuid, tab: Math.max(0, nummer), tabelle, zeile: zeileUuid, feld: feldName || undefined };
  return href("antragFormV2", { uuid: antragUuid }, ort);
}
