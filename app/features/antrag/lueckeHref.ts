import type { Luecke } from "~/contract/antraege";
import { antragV2 } from "~/domain/antrag/formular/v2";
import { href } from "~/routing/href";

/** The address where a finding can be mended; the page puts the focus on the field. */
export function lueckeHref(antragUuid: string, { vorhabenUuid, tab, tabelle, zeileUuid, feldName }: Luecke): string {
  const nummer = antragV2.tabs.findIndex(({ key }) => key === tab);
  const feld = antragV2.tabs[nummer]?.fields.find(({ key }) => key === tabelle);
  // Only rows of free tables have a form of their own; the others are edited in the tab.
  const zeile = feld?.rows === "frei" ? { tabelle, zeile: zeileUuid } : {};
  const ort = { vorhaben: vorhabenUuid, tab: Math.max(0, nummer), ...zeile, feld: feldName || undefined };
  return href("antragFormV2", { uuid: antragUuid }, ort);
}
