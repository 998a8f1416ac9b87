import { EXPORT_FRAGEN } from "~/domain/tabelle/exportFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import type { ExportFormularDaten } from "./loadExportFormular";

type Wahl = { value: string; label: string };

const worteVon = (wahl: readonly Wahl[]) => Object.fromEntries(wahl.map(({ value, label }) => [value, label]));
/** What is chosen, in the order of the page. */
const inReihe = (wahl: readonly Wahl[], gewaehlt: readonly string[]) =>
  wahl.map(({ value }) => value).filter((value) => gewaehlt.includes(value));

/** Its choices of several, of which a browser says nothing when none is made. */
export const exportKaestchen = ({ filter }: ExportFormularDaten): string[] => [
  "variablen",
  ...filter.map(({ name }) => name),
];

function labelsVon({ filter, spalten, zeit }: ExportFormularDaten): Entwurf["labels"] {
  return {
    variablen: EXPORT_FRAGEN.variablen,
    ...Object.fromEntries([...filter, ...spalten].map(({ name, label }) => [name, label])),
    suche: EXPORT_FRAGEN.suche,
    von: `${zeit}: von`,
    bis: `${zeit}: bis`,
    zweck: EXPORT_FRAGEN.zweck,
    format: EXPORT_FRAGEN.format,
    configurationName: EXPORT_FRAGEN.configurationName,
  };
}

/** The form of a case as the vault and the question before leaving know it. */
export function entwurfVonExport(daten: ExportFormularDaten): Entwurf {
  const { fall, variablen, gewaehlt, filter, spalten, formate, zwecke, vorher } = daten;
  const { name: configurationName, ...texte } = vorher;
  return toEntwurf({
    wo: { antrag: "export", vorhaben: fall },
    revision: 0,
    basis: {
      variablen: inReihe(variablen, gewaehlt),
      ...Object.fromEntries(filter.map(({ name, wahl, gewaehlt: werte }) => [name, inReihe(wahl, werte)])),
      ...Object.fromEntries(spalten.map(({ name, text }) => [name, text])),
      ...texte,
      configurationName,
    },
    labels: labelsVon(daten),
    worte: {
      variablen: worteVon(variablen),
      ...Object.fromEntries(filter.map(({ name, wahl }) => [name, worteVon(wahl)])),
      zweck: worteVon(zwecke),
      format: worteVon(formate),
    },
  });
}
