import { readDateiSegment } from "~/domain/antrag/anlagen";
import { isOwnPath } from "~/domain/sitzung/merkziel";
import { EXPORT_ZWECKE, exportZwecke } from "~/domain/tabelle/exportFaelle";
import { href } from "~/routing/href";
import { knownPath } from "~/routing/knownPath";
import { type RouteKey, routeTable } from "~/routing/routeTable";

/** The files of one Antrag, by their pages. */
const DATEIEN: readonly RouteKey[] = [
  "antragPdf",
  "arbeitsplanPdf",
  "antragJson",
  "antragXml",
  "eingangsbestaetigungPdf",
  "bescheidPdf",
  "dateiLaden",
  "nachrichtDatei",
];

/** What the page shows that asks what a file is for. */
export type MitnahmeDaten = {
  /** What the file is called. */
  datei: string;
  /** Where it is, and what its address says beside the purpose. */
  ziel: string;
  angaben: { name: string; value: string }[];
  zwecke: { value: string; label: string }[];
  /** It was asked for without one. */
  isZweckOffen: boolean;
  zurueck: string;
};

/** The own name of an attachment, else the title of its page. */
function nameVon(key: RouteKey, pfad: string): string {
  const segment = readDateiSegment(decodeURIComponent(pfad.split("/").at(-1) ?? ""));
  return segment?.name ?? routeTable[key].title;
}

/** The file that the address names and how it is asked for; null when it names none. */
export function findMitnahme({ searchParams }: URL): MitnahmeDaten | null {
  const adresse = searchParams.get("ziel") ?? "";
  const [ziel = "", frage = ""] = adresse.split("?");
  const key = isOwnPath(adresse) ? knownPath(ziel) : null;
  if (key === null || !DATEIEN.includes(key)) return null;
  const zurueck = searchParams.get("zurueck") ?? "";
  return {
    datei: nameVon(key, ziel),
    ziel,
    // The purpose is what the person chooses on the page.
    angaben: [...new URLSearchParams(frage)].flatMap(([name, value]) => (name === "zweck" ? [] : [{ name, value }])),
    zwecke: exportZwecke.map((value) => ({ value, label: EXPORT_ZWECKE[value] })),
    isZweckOffen: searchParams.has("zweck"),
    zurueck: isOwnPath(zurueck) && knownPath(zurueck.split("?")[0] ?? "") !== null ? zurueck : href("antraege"),
  };
}
