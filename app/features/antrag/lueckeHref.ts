import type { Luecke } from "~/contract/antrag/antraege";
import { formulare } from "~/domain/antrag/formular/formulare";
import { href } from "~/routing/href";
import type { AntragOrt } from "./formularHref";

/** The address where a finding can be mended; the page puts the focus on the field. */
export function lueckeHref(
  { antragUuid, art }: AntragOrt,
  { vorhabenUuid, tab, tabelle, zeileUuid, feldName }: Luecke,
): string {
  const { tabs } = formulare[art];
  const nummer = tabs.findIndex(({ key }) => key === tab);
  const feld = tabs[nummer]?.fields.find(({ key }) => key === tabelle);
  // Only rows of free tables have a form of their own; the others are edited in the tab.
  const zeile = feld?.rows === "frei" ? { tabelle, zeile: zeileUuid } : {};
  const ort = { vorhaben: vorhabenUuid, tab: Math.max(0, nummer), ...zeile, feld: feldName || undefined };
  return href(art === "V1" ? "antragForm" : "antragFormV2", { uuid: antragUuid }, ort);
}
