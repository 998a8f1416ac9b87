import type { Flash } from "~/contract/antrag/formAntwort";
import { formatGermanDecimal } from "~/lib/decimal";

const MELDUNG_PUNKTE = 5;

const AUSSER = "Nach diesen Angaben wird im Formular nicht gefragt, oder sie lassen sich nicht ändern:";

/** As much of a list as a message has room for, and how much more there is; the comparison shows it all. */
function kurz(liste: readonly string[]): string[] {
  const rest = liste.length - MELDUNG_PUNKTE;
  return rest <= 1
    ? [...liste]
    : [...liste.slice(0, MELDUNG_PUNKTE), `und ${formatGermanDecimal(String(rest))} weitere`];
}

type Uebernommen = { gespeichert: number; hinzugefuegt: number; verworfen: readonly string[] };

/** What has become of the file. Nobody is told that something was taken over of which nothing was. */
export function uebernommenFlash({ gespeichert, hinzugefuegt, verworfen }: Uebernommen): Flash {
  if (verworfen.length === 0) return { tone: "success", text: "Die Daten wurden übernommen." };
  const anfang =
    gespeichert + hinzugefuegt > 0 ? "Die Daten wurden übernommen, aber nicht alle." : "Es wurde nichts übernommen.";
  return { tone: "warning", text: `${anfang} ${AUSSER}`, liste: kurz(verworfen) };
}

/** The same for an Antrag that was made from the file. */
export function angelegtFlash(verworfen: readonly string[]): Flash {
  const text = "Der Antrag wurde aus der Datei angelegt.";
  if (verworfen.length === 0) return { tone: "success", text };
  return { tone: "warning", text: `${text} Nicht alles wurde übernommen. ${AUSSER}`, liste: kurz(verworfen) };
}
