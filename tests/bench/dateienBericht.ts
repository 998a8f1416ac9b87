import type { Dateimessung } from "./dateien";
import { judge, row } from "./tabelle";

export const DATEIEN_TITEL = "## Files of strangers";
const GRENZE_SCHLEIFE_MS = 250;
const GRENZE_MEGABYTE = 64;

const EINLEITUNG = [
  `${DATEIEN_TITEL}\n`,
  "Each of the worst files that could be built, at each place that takes such files, in the built portal: attachments by call and by page, at a",
  "Vorhaben that has no room, at an answer, at a Nachtrag and at the check of a receipt, which needs no login; imports by call and by page.",
  "The longest delay of the event loop and the most memory above that before, after harmless files of the same size. Aim: below 250 ms and",
  "64 MB. The delays hold what other programs took.",
  "The last rows are pages that work with a large Antrag; their memory has no aim.\n",
];

const groesstes = (messungen: readonly Dateimessung[], key: "schleifeMs" | "megabyte" | "sekunden"): number =>
  Math.max(...messungen.map((messung) => messung[key]));

export function renderDateien(messungen: readonly Dateimessung[]): string[] {
  const namen = [...new Set(messungen.map(({ datei }) => datei))];
  const zeilen = namen.map((name) => {
    const eigene = messungen.filter(({ datei }) => datei === name);
    const [ms, megabyte] = [groesstes(eigene, "schleifeMs"), groesstes(eigene, "megabyte")];
    const isSeite = eigene.every(({ ort }) => ort === name);
    const urteil = judge(ms < GRENZE_SCHLEIFE_MS && (isSeite || megabyte < GRENZE_MEGABYTE));
    return row(
      name,
      eigene.length,
      ms.toFixed(0),
      megabyte.toFixed(0),
      groesstes(eigene, "sekunden").toFixed(1),
      urteil,
    );
  });
  return [
    ...EINLEITUNG,
    row("File", "Places", "Loop, ms", "Memory, MB", "Answer, s", ""),
    row("---", "---", "---", "---", "---", "---"),
    ...zeilen,
    "",
  ];
}
